/** The words of a description that name somebody or something, without how the money moved. */
import { foldText } from '../ledger.ts'
import { emptyWords } from './empty-words.data.ts'

const empty = new Set(emptyWords)

/** Says how money moved, never for what. */
export const isEmptyWord = (folded: string): boolean => empty.has(folded)

export interface NameWord {
  /** As it is compared. */
  readonly folded: string
  /** Where it stands in the text as written. */
  readonly start: number
  readonly end: number
}

const word = /[\p{L}\p{N}\p{M}]+(?:['’&][\p{L}\p{N}\p{M}]+)*/gu
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Not a number, a date or a reference: mostly letters. Plain words skip the counting. */
function isName(folded: string): boolean {
  if (/^[a-z]{2,}$/.test(folded)) return !empty.has(folded)
  const letters = count(folded, /\p{L}/gu)
  return letters >= 2 && letters >= 3 * count(folded, /\p{N}/gu) && !empty.has(folded)
}

export function nameWords(text: string): readonly NameWord[] {
  return Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    folded: foldText(found),
    start: index,
    end: index + found.length,
  })).filter(({ folded }) => isName(folded))
}

/** A part of a text that history can be asked about. */
export interface NamePart {
  readonly key: string
  /** The part as it was written. */
  readonly said: string
}

export interface NameParts {
  /** The whole text, whatever numbers it carries. */
  readonly whole: NamePart
  /** How it begins: two words, then one. */
  readonly leads: readonly NamePart[]
}

/** Null when the text says nothing at all. */
export function namePartsOf(text: string): NameParts | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const words = nameWords(trimmed)
  const beginning = (length: number): NamePart[] => {
    const [first, last] = [words[0], words[length - 1]]
    if (!first || !last) return []
    const key = words.slice(0, length).map(({ folded }) => folded)
    return [{ key: key.join(' '), said: trimmed.slice(first.start, last.end) }]
  }
  const [whole = { key: foldText(trimmed), said: trimmed }] = beginning(words.length)
  return { whole, leads: [2, 1].flatMap(beginning) }
}
