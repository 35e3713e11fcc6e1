/** A line as one text in which every price is a mark, to find phrases whatever they cost. */
import type { Token } from './tokens.ts'

/** Stands for a price, and for a word that may not be read. */
const price = '¤'
const closed = '·'

export interface PhraseFound {
  /** Of its words: the first, and how many. */
  readonly at: number
  readonly count: number
  /** The words each group of the pattern took; undefined when it took none. */
  readonly parts: readonly (Place | undefined)[]
}

export interface Place {
  readonly at: number
  readonly count: number
  readonly text: string
}

/** A pattern that begins and ends with whole words. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'du')

export interface LineWords {
  /** Finds a pattern made by `wholeWords`. */
  readonly find: (pattern: RegExp) => PhraseFound | null
}

interface Item {
  readonly text: string
  readonly at: number
  readonly count: number
}

function itemsOf(tokens: readonly Token[], isOpen: (at: number) => boolean, priceAt: PriceAt) {
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const count = isOpen(at) ? priceAt(at) : 0
    const text = isOpen(at) ? (tokens[at]?.word ?? '') : closed
    items.push(count > 0 ? { text: price, at, count } : { text, at, count: 1 })
    at += Math.max(1, count)
  }
  return items
}

/** How many words the price at a word has; zero when there is none. */
type PriceAt = (at: number) => number

export function lineWords(
  tokens: readonly Token[],
  isOpen: (at: number) => boolean,
  priceAt: PriceAt,
): LineWords {
  const items = itemsOf(tokens, isOpen, priceAt)
  const text = items.map((item) => item.text).join(' ')
  const starts: number[] = []
  let length = 0
  for (const item of items) {
    starts.push(length)
    length += item.text.length + 1
  }
  const placeOf = ([from, to]: readonly [number, number]): Place => {
    const inside = items.filter((_, index) => {
      const start = starts[index] ?? 0
      return start >= from && start < to
    })
    const [first, last] = [inside[0], inside.at(-1)]
    const at = first?.at ?? 0
    return { at, count: (last ? last.at + last.count : at) - at, text: text.slice(from, to) }
  }
  return {
    find: (pattern) => {
      const found = pattern.exec(text)
      const ranges = found?.indices
      if (!ranges?.[0]) return null
      const { at, count } = placeOf(ranges[0])
      return { at, count, parts: ranges.slice(1).map((range) => range && placeOf(range)) }
    },
  }
}
