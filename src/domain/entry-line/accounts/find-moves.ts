/** Finds the words of a line that say money only went from one account to another. */
import type { Language } from './account-words.data.ts'
import { languagesOf, phrasesIn, without, wordsIn } from './find-account.ts'
import { type Move, movesCalled, movingFillers } from './moving-words.data.ts'

export interface MovePlace {
  readonly moves: readonly Move[]
  readonly start: number
  readonly end: number
}

function movesIn(language: Language): ReadonlyMap<string, readonly Move[]> {
  const found = new Map<string, readonly Move[]>()
  for (const [move, phrases] of Object.entries(movesCalled[language])) {
    for (const phrase of phrasesIn(phrases)) {
      found.set(phrase, [...(found.get(phrase) ?? []), move as Move])
    }
  }
  return found
}

const called = new Map((Object.keys(movesCalled) as Language[]).map((one) => [one, movesIn(one)]))

const longestMove = 3

/** Each longest phrase that says one, from left to right. */
export function findMoves(text: string, locale: string): readonly MovePlace[] {
  const words = wordsIn(text)
  const languages = languagesOf(locale)
  const found: MovePlace[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longestMove, words.length - at); count > 0; count--) {
      const run = words.slice(at, at + count)
      const phrase = run.map(({ word }) => word).join(' ')
      const moves = languages.flatMap((one) => called.get(one)?.get(phrase) ?? [])
      const [first, last] = [run[0], run.at(-1)]
      if (moves.length === 0 || !first || !last) continue
      found.push({ moves, start: first.start, end: last.end })
      at += count - 1
      break
    }
  }
  return found
}

const fillers = new Set(phrasesIn(movingFillers))

/** The line without the moves that count here, and without what says nothing beside them. */
export function withoutMoves(text: string, places: readonly MovePlace[], is: ReadonlySet<Move>) {
  const told = places.filter(({ moves }) => moves.some((move) => is.has(move)))
  const idle = wordsIn(text).filter(({ word }) => fillers.has(word))
  return [...told, ...idle].reduce(without, text)
}
