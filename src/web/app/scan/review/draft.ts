import type { Day } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import type { ReadItem, Reading } from '#domain/receipts/reading.ts'
import { newId } from '#web/data/new-id.ts'
import type { ExpenseFields } from '#web/ledger/model/entry.ts'
import type { Remembered } from '../memory.ts'

export interface ItemDraft {
  readonly key: string
  readonly name: string
  readonly amount: string
  readonly categoryId: string | null
  /** Who had it; null means everybody. */
  readonly memberIds: readonly string[] | null
}

/** What becomes of a receipt. */
export type Way = 'expense' | 'categories' | 'group'

/** A receipt as it is being corrected. */
export interface ScanDraft {
  readonly merchant: string
  readonly amount: string
  readonly currency: string
  readonly date: Day | string
  readonly categoryId: string | null
  /** Chosen by hand, so nothing is proposed in its place. */
  readonly isCategoryChosen: boolean
  readonly paymentMethod: ExpenseFields['paymentMethod']
  readonly items: readonly ItemDraft[]
  readonly tax: string
  readonly tip: string
  readonly way: Way
  readonly groupId: string | null
  /** Who paid, in a group; null means me. */
  readonly payerId: string | null
}

export const emptyItem = (name = '', amount = ''): ItemDraft => ({
  key: newId(),
  name,
  amount,
  categoryId: null,
  memberIds: null,
})

interface Start {
  readonly locale: string
  readonly currency: string
  readonly today: Day
  readonly groupId: string | null
  readonly remembered: Remembered | null
}

const quantityWords = (quantity: number, locale: string) =>
  quantity === 1 ? '' : `${quantity.toLocaleString(locale, { maximumFractionDigits: 3 })} × `

/** What was read, as it would have been typed; what was learned about the shop comes first. */
export function draftOf(reading: Reading | null, start: Start): ScanDraft {
  const { locale, remembered, groupId } = start
  const unit = reading?.unit ?? start.currency
  const isNamed = reading?.currency.value !== null && reading !== null
  const currency = isNamed ? unit : (remembered?.currency ?? unit)
  const write = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : typedAmount(amount, unit, locale)
  const itemOf = ({ name, quantity, amount }: ReadItem) =>
    emptyItem(`${quantityWords(quantity, locale)}${name}`.slice(0, 120), write(amount))
  return {
    merchant: remembered?.merchant ?? reading?.merchant.value ?? '',
    amount: write(reading?.total.value),
    currency,
    date: reading?.date.value ?? start.today,
    categoryId: remembered?.categoryId ?? null,
    isCategoryChosen: remembered?.categoryId != null,
    paymentMethod: reading?.payment.value ?? 'card',
    items: reading?.items.map(itemOf) ?? [],
    tax: write(reading?.tax.value),
    tip: write(reading?.tip.value),
    way: groupId === null ? 'expense' : 'group',
    groupId,
    payerId: null,
  }
}
