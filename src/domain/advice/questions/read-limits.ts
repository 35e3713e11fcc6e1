/** What a question narrows down besides names and days: a price, how it was paid, and in what. */
import { currencyAt, readPrice } from '../../search/read-price.ts'
import { shapeOf } from './shape.ts'
import { plainOf, type Token } from './tokens.ts'

export interface Price {
  readonly decimal: string
  readonly currencies: readonly string[] | null
}

/** Entries above or below a price, or from it on, or between two. */
export type Bound = 'over' | 'under' | 'at least' | 'at most' | 'between'

export type Taken = (at: number) => boolean

export interface FoundPrice extends Price {
  readonly start: number
  readonly end: number
}

/** Between 50 and 100 dollars, from 50 to 100: what one of them is in, both are. */
function rangeIn(
  all: readonly FoundPrice[],
  tokens: readonly Token[],
): readonly [FoundPrice, FoundPrice] | null {
  const word = (at: number) => plainOf(tokens[at] ?? { text: '', words: [] })
  for (const [at, low] of all.entries()) {
    const high = all[at + 1]
    if (!high || high.start - low.end !== 1) continue
    const joint = word(low.end)
    const isRange =
      (joint === 'and' && word(low.start - 1) === 'between') || /^(?:to|till|until)$/.test(joint)
    const currencies = low.currencies ?? high.currencies
    if (isRange)
      return [
        { ...low, currencies },
        { ...high, currencies },
      ]
  }
  return null
}

/** A bare number beside a sum of money, or beside one that something is for, counts things. */
function pricesOnly(all: readonly FoundPrice[], tokens: readonly Token[]): readonly FoundPrice[] {
  const range = rangeIn(all, tokens)
  if (range) return range
  const isSum = ({ currencies }: FoundPrice) => currencies !== null
  const isFor = ({ start }: FoundPrice) =>
    /^(?:for|at|costs?|costing)$/.test(plainOf(tokens[start - 1] ?? { text: '', words: [] }))
  const [sums, some] = [all.filter(isSum), all.filter(isFor)]
  return sums.length > 0 ? sums : some.length > 0 ? some : all
}

const isTime = /^(?:years?|months?|weeks?|days?)$/

/** All that are named, in the order they stand. */
export function findPrices(tokens: readonly Token[], isTaken: Taken): readonly FoundPrice[] {
  const words = tokens.map(({ text }) => text)
  const prices: FoundPrice[] = []
  for (const [at, word] of words.entries()) {
    if (isTaken(at) || !/\d/.test(word) || at < (prices.at(-1)?.end ?? 0)) continue
    // Three years are no price.
    if (isTime.test(plainOf(tokens[at + 1] ?? { text: '', words: [] }))) continue
    const found = readPrice(words.slice(at))
    if (found) prices.push({ ...found, start: at, end: at + found.used })
  }
  return pricesOnly(prices, tokens)
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

export interface FoundCurrency {
  readonly currencies: readonly string[]
  readonly start: number
  readonly end: number
}

/** `in dollars`, `paid with USD`, `how many yen`: only what was paid in it. */
export function currencyIn(tokens: readonly Token[], isTaken: Taken): FoundCurrency | null {
  const words = tokens.map(({ text }) => text)
  for (const at of tokens.keys()) {
    const before = plainOf(tokens[at - 1] ?? { text: '', words: [] })
    if (isTaken(at) || !/^(?:in|into|to|with|using|many|much)$/.test(before)) continue
    const found = currencyAt(words, at)
    if (found) return { currencies: found.currencies, start: at, end: at + found.used }
  }
  return null
}

/** How many dollars is how much, in dollars. */
export const asMuch = (
  skeleton: string,
  tokens: readonly Token[],
  found: FoundCurrency | null,
): string => {
  if (!found) return skeleton
  const said = tokens.slice(found.start, found.end).map(plainOf).join(' ')
  return skeleton.replace(`how many ${said}`, 'how much').replace(`how much ${said}`, 'how much')
}

/** More than a price is above it: no comparison of two things. */
export const asBounds = (skeleton: string): string =>
  skeleton
    .replace(/\bother than\b/, 'without')
    .replace(/\b(?:between|from) # (?:and|to|till|until) #|# (?:to|till|until) #/, 'between #')
    .replace(/\b(?:more|higher|bigger|larger|dearer|greater) than #/, 'over #')
    .replace(/\b(?:less|lower|smaller|cheaper|fewer) than #/, 'under #')
    .replace(/# (?:or|and) more\b/, 'at least #')
    .replace(/# (?:or|and) (?:less|under)\b/, 'at most #')

const bounds: readonly (readonly [RegExp, Bound])[] = [
  [/\bbetween #/, 'between'],
  [/\b(?:at least|minimum|from) #/, 'at least'],
  [/\b(?:at most|up to|maximum) #/, 'at most'],
  [/\b(?:over|above|exceed\w*) #/, 'over'],
  [/\b(?:under|below) #/, 'under'],
]

export const boundIn = (skeleton: string): Bound | null =>
  bounds.find(([shape]) => shape.test(skeleton))?.[1] ?? null

/** Did I spend less than 300 on groceries, am I over 300: all of it together is meant. */
export const isOfSum = (skeleton: string): boolean =>
  shapeOf(
    '^(?:did|have|do|am|was|were|has|will) (?:i|we) (?:already |really |again )*',
    '(?:spend |spent |spending |pay |paid |go |gone |stay |stayed |went )*',
    '(?:over|under|above|below|between|at least|at most|up to) #',
  ).test(skeleton)
