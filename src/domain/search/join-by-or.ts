/** Joins two things with or between them into one that either meets. */
import { littleElsewhere, littleWords } from './plain-words.ts'
import type { Term } from './query.ts'

const isLittleWord = (word: string) => littleWords.has(word) || littleElsewhere.has(word)

export const isLittle = ({ words, amount, span }: Term) =>
  words.length === 1 && amount === null && span === null && isLittleWord(words[0] ?? '')

const orWords = /^(?:or|oder|ou)$/

const isOr = ({ words }: Term) => words.length === 1 && orWords.test(words[0] ?? '')

/** Two things that are looked for: a day or an amount holds besides. */
const isThing = (term: Term | undefined, typed: ReadonlySet<Term>): term is Term =>
  term !== undefined &&
  typed.has(term) &&
  term.words.length > 0 &&
  term.span === null &&
  term.amount === null &&
  !isLittle(term)

/** `restaurants or coffee` finds either; `or` anywhere else says nothing. */
export function joinedByOr(terms: readonly Term[], typed: Set<Term>): readonly Term[] {
  const joined: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const [term, next, last] = [terms[at] as Term, terms[at + 1], joined.at(-1)]
    if (typed.has(term) && isOr(term) && isThing(last, typed) && isThing(next, typed)) {
      const isSoft = last.isSoft && next.isSoft
      const either = { ...last, isSoft, or: [...last.or, next] }
      joined[joined.length - 1] = either
      typed.add(either)
      at++
    } else joined.push(term)
  }
  return joined
}
