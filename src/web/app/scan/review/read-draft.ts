import { limits } from '#contract/limits.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { checkItems, type ItemsVerdict } from '#domain/receipts/item-sums.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { say } from '#web/words/say.ts'
import type { ItemDraft, ScanDraft } from './draft.ts'

export type ScanMessages = Readonly<
  Partial<Record<'merchant' | 'amount' | 'date' | 'items' | 'group', string>>
>

export interface ReadLineItem {
  readonly item: ItemDraft
  /** Null while it cannot be read. */
  readonly amount: number | null
}

/** The sums of a draft as far as they can be read. */
export interface ReadSums {
  readonly total: number | null
  readonly items: readonly ReadLineItem[]
  readonly tax: number
  readonly tip: number
  readonly check: ItemsVerdict
}

function readOne(text: string, { currency }: ScanDraft, locale: string): number | null {
  if (text.trim() === '') return null
  const parsed = readTypedAmount(text, currency, locale)
  return parsed.ok ? parsed.amount : null
}

/** A line with neither name nor amount is not there yet. */
const isWritten = ({ name, amount }: ItemDraft) => name.trim() !== '' || amount.trim() !== ''

export function readSums(draft: ScanDraft, locale: string): ReadSums {
  const total = readOne(draft.amount, draft, locale)
  const items = draft.items
    .filter(isWritten)
    .map((item) => ({ item, amount: readOne(item.amount, draft, locale) }))
  const tax = readOne(draft.tax, draft, locale) ?? 0
  const tip = readOne(draft.tip, draft, locale) ?? 0
  const amounts = items.map(({ amount }) => amount ?? 0)
  const check: ItemsVerdict =
    total === null ? { verdict: 'unknown' } : checkItems({ total, items: amounts, tax, tip })
  return { total, items, tax, tip, check }
}

/** What to fix before it can be saved, whatever becomes of it. */
export function checkDraft(draft: ScanDraft, sums: ReadSums, locale: string): ScanMessages {
  const { currency } = draft
  const parsed = readTypedAmount(draft.amount, currency, locale)
  const amount = parsed.ok
    ? parsed.amount <= 0
      ? say('Enter an amount above zero.')
      : parsed.amount > limits.amountMinorUnits
        ? say('That amount is too large.')
        : null
    : amountProblemWords(parsed.reason, currency, locale)
  const isSplit = draft.way === 'categories' || (draft.way === 'group' && sums.items.length > 0)
  const unread = sums.items.find((line) => line.amount === null)
  const items = !isSplit
    ? null
    : unread
      ? say('Enter what “{line}” costs.', { line: unread.item.name || say('this line') })
      : sums.check.verdict === 'differs'
        ? say('The lines have to come to the total first.')
        : null
  return {
    ...(draft.merchant.trim() === '' && { merchant: say('Say where it was.') }),
    ...(amount && { amount }),
    ...(!isDay(draft.date) && { date: say('Enter a date, like 3 nov or yesterday.') }),
    ...(items && { items }),
    ...(draft.way === 'group' && draft.groupId === null && { group: say('Choose a group.') }),
  }
}
