import { receiptWordLists } from './receipt-words.data.ts'

/** What the receipts of a country say. */
export interface ReceiptWords {
  readonly locale: string
  readonly currency: string
  readonly decimal: '.' | ','
  readonly shops: readonly string[]
  readonly streets: readonly string[]
  readonly towns: readonly string[]
  readonly numbers: readonly string[]
  readonly titles: readonly string[]
  readonly dated: readonly string[]
  readonly items: readonly string[]
  readonly subtotals: readonly string[]
  readonly totals: readonly string[]
  readonly taxes: readonly string[]
  readonly cash: readonly string[]
  readonly change: readonly string[]
  readonly cards: readonly string[]
  readonly discounts: readonly string[]
  readonly tips: readonly string[]
  readonly afterTip: readonly string[]
  readonly savings: readonly string[]
  readonly counts: readonly string[]
  readonly shares: readonly string[]
  readonly toPay: readonly string[]
  readonly otherDays: readonly string[]
  readonly thanks: readonly string[]
  readonly months: readonly string[]
}

const parted = (lists: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, words.split('|')]))

export const receiptWords: Readonly<Record<string, ReceiptWords>> = Object.fromEntries(
  Object.entries(receiptWordLists).map(([country, { locale, currency, decimal, ...lists }]) => [
    country,
    { locale, currency, decimal, ...parted(lists) } as ReceiptWords,
  ]),
)
