/** Where a text says what was looked for. */
import { fitOf } from './fit.ts'
import { type SearchQuery, waysOf } from './query.ts'
import { saidWords, writtenLength } from './words.ts'

export type Mark = [start: number, end: number]

/** Every word a search asks for, wherever it may stand. */
export const askedWords = (query: SearchQuery): readonly string[] => [
  ...new Set(
    waysOf(query).flatMap(({ terms, people, places, categories, accounts, tags }) => [
      ...terms.flatMap(({ words }) => words),
      ...[...people, ...places, ...categories, ...accounts].flat(),
      ...tags,
    ]),
  ),
]

export function marksIn(text: string, asked: readonly string[]): Mark[] {
  return saidWords(text).flatMap(({ folded, start, end }): Mark[] => {
    const fits = asked.map((word) => ({ word, fit: fitOf(word, folded, 'near') }))
    const best = fits.toSorted((a, b) => b.fit - a.fit)[0]
    if (!best || best.fit === 0) return []
    const inside = folded.indexOf(best.word)
    if (inside < 0) return [[start, end]]
    const from = start + writtenLength(text.slice(start, end), 0, inside)
    return [[from, from + writtenLength(text.slice(from, end), 0, best.word.length)]]
  })
}
