/** What a question narrows down besides names and days: a price, how it was paid, and in what. */
import { currenciesIn, readPrice } from '../../search/read-price.ts'
import { shapeOf } from './shape.ts'
import { plainOf, type Token } from './tokens.ts'

export interface Price {
  readonly decimal: string
  readonly currencies: readonly string[] | null
}

/** Entries above or below a price. */
export type Bound = 'over' | 'under'

export type Taken = (at: number) => boolean

export interface FoundPrice extends Price {
  readonly start: number
  readonly end: number
}

export function findPrice(tokens: readonly Token[], isTaken: Taken): FoundPrice | null {
  const words = tokens.map(({ text }) => text)
  for (const [at, word] of words.entries()) {
    if (isTaken(at) || !/\d/.test(word)) continue
    const found = readPrice(words.slice(at))
    if (found) return { ...found, start: at, end: at + found.used }
  }
  return null
}

const methods: readonly (readonly [RegExp, string])[] = [
  [
    shapeOf(
      String.raw`\b(?:in|by|with|using|paid|pay|much) (?:\w+ )?cash\b`,
      String.raw`|\bcash (?:payments?|spending|expenses|did i|have i)\b`,
    ),
    'cash',
  ],
  [
    /\b(?:by|with|using|on|via|through) (?:my |the )?(?:\w+ )?(?:bank )?card\b|\bcard payments?\b/,
    'card',
  ],
  [
    shapeOf(
      String.raw`\b(?:by|via|through|from|with) (?:my |the )?(?:bank|bank transfer`,
      String.raw`|transfer)\b|\bbank transfers?\b`,
    ),
    'bank',
  ],
  [/\b(?:by|with|via|using) (?:my |the )?(?:mobile|phone)\b|\bmobile payments?\b/, 'mobile'],
]

export const methodIn = (skeleton: string): string | null =>
  methods.find(([shape]) => shape.test(skeleton))?.[1] ?? null

const methodWords = /^(?:cash|card|cards|bank|mobile|phone|transfer|transfers)$/

export const isMethodWord = (token: Token | undefined): boolean =>
  token !== undefined && methodWords.test(plainOf(token))

/** `in dollars`, `paid with USD`: only what was paid in it. */
export function currencyIn(tokens: readonly Token[], isTaken: Taken): readonly string[] | null {
  for (const [at, { text }] of tokens.entries()) {
    const before = plainOf(tokens[at - 1] ?? { text: '', words: [] })
    if (isTaken(at) || !/^(?:in|with|using)$/.test(before)) continue
    const [next] = tokens.slice(at + 1)
    const isOfDollars = next && /^dollars?$/i.test(next.text) ? `${text} dollars` : null
    const found = isOfDollars ? readPrice(['1', text, 'dollars'])?.currencies : currenciesIn(text)
    if (found) return found
  }
  return null
}

/** More than a price is above it: no comparison of two things. */
export const asBounds = (skeleton: string): string =>
  skeleton
    .replace(/\b(?:more|higher|bigger|larger|dearer|greater) than #/, 'over #')
    .replace(/\b(?:less|lower|smaller|cheaper) than #/, 'under #')

export function boundIn(skeleton: string): Bound | null {
  if (/\b(?:over|above|at least) #/.test(skeleton)) return 'over'
  return /\b(?:under|below|at most|up to) #/.test(skeleton) ? 'under' : null
}
