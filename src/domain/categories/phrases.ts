/** Names and words of several, and where one of them begins in a text. */
import { foldText } from '../ledger.ts'

export interface Token {
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** By first word: what may follow it, and the category; longer ones first. */
type Phrases = ReadonlyMap<string, readonly (readonly [words: readonly string[], to: string])[]>

const fold = (text: string) => foldText(text.replace(/['’`´]/g, ''))
/** Letters beside digits are apart, but not `O2`. An apostrophe inside a name is nothing. */
export function tokensOf(text: string): readonly Token[] {
  const found = text.matchAll(/\p{L}\d(?![\p{L}\d])|\p{L}[\p{L}\p{M}'’`´]*|\p{N}+/gu)
  return Array.from(found, ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
}

/** As words, with the marks of stems kept. */
const splitList = (list: string) =>
  list.split(',').map((one) => {
    const words = tokensOf(one).map(({ folded }) => folded)
    return one.includes('*') ? [fold(one).trim()] : words
  })

export function phrasesOf(...books: readonly Readonly<Record<string, string>>[]): Phrases {
  const phrases = new Map<string, (readonly [readonly string[], string])[]>()
  for (const [to, list] of books.flatMap((book) => Object.entries(book))) {
    for (const words of splitList(list)) {
      const [first = ''] = words
      phrases.set(first, [...(phrases.get(first) ?? []), [words, to]])
    }
  }
  for (const [first, some] of phrases) {
    phrases.set(
      first,
      some.toSorted((a, b) => b[0].length - a[0].length),
    )
  }
  return phrases
}

/** A part of a word, where languages join words: `*miete`, `zahnarzt*`. */
interface Stem {
  readonly part: string
  readonly isEnding: boolean
  readonly to: string
}

const isStem = (words: readonly string[]) => words.length === 1 && /^\*|\*$/.test(words[0] ?? '')

/** Longer ones say more and come first. */
export function stemsOf(book: Readonly<Record<string, string>>): readonly Stem[] {
  const stems = Object.entries(book).flatMap(([to, list]) =>
    splitList(list)
      .filter(isStem)
      .map(([word = '']) => ({
        part: word.replaceAll('*', ''),
        isEnding: word.startsWith('*'),
        to,
      })),
  )
  return stems.sort((a, b) => b.part.length - a.part.length)
}

/** Old machines write ae, oe and ue for what German has its own letters for. */
export const withoutDots = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, folded: token.folded.replace(/([aou])e/g, '$1') }))

export interface Match {
  readonly to: string
  readonly at: number
  readonly length: number
}

export function matchAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const found = phrases
    .get(tokens[at]?.folded ?? '')
    ?.find(([phrase]) => phrase.every((word, more) => tokens[at + more]?.folded === word))
  return found ? { to: found[1], at, length: found[0].length } : null
}

export function firstMatch(
  tokens: readonly Token[],
  phrases: Phrases,
  isMeant: (match: Match) => boolean = () => true,
): Match | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = matchAt(tokens, at, phrases)
    if (found && isMeant(found)) return found
  }
  return null
}

export function stemMatch(tokens: readonly Token[], stems: readonly Stem[]): Match | null {
  for (const [at, { folded }] of tokens.entries()) {
    const found = stems.find(({ part, isEnding }) => {
      const isPart = isEnding ? folded.endsWith(part) : folded.startsWith(part)
      return isPart && (!isEnding || folded === part || folded.length >= part.length + 3)
    })
    if (found) return { to: found.to, at, length: 1 }
  }
  return null
}
