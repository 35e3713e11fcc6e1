import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow, GroupSplit } from '#contract/groups/expenses.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { typedAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import type { RatedDraft } from '#web/ledger/sheet/written-rate.ts'
import { say } from '#web/words/say.ts'
import { currentMembers } from '../group.ts'

export type Mode = GroupSplit['mode']

export const modeWords: Readonly<Record<Mode, string>> = {
  equal: say('Equally'),
  exact: say('Exact amounts'),
  percent: say('By percent'),
  shares: say('By shares'),
  adjustment: say('Equally, with more or less'),
  items: say('By items'),
}

export interface ItemDraft {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly memberIds: readonly string[]
}

export type Typed = Readonly<Record<string, string>>

/** What is written in the sheet, as it was typed. */
export interface BillDraft extends RatedDraft {
  readonly description: string
  readonly categoryId: string | null
  readonly notes: string
  /** Who paid all of it; null when several did, each as typed in `paid`. */
  readonly payer: string | null
  readonly paid: Typed
  /** The joint account it is paid from; then nobody else pays. */
  readonly jointAccountId: string | null
  readonly mode: Mode
  /** Those who share it equally. */
  readonly memberIds: readonly string[]
  /** What each has in the modes where everybody has a number, by mode. */
  readonly values: Readonly<Record<'exact' | 'percent' | 'shares' | 'adjustment', Typed>>
  readonly items: readonly ItemDraft[]
  readonly tax: string
  readonly tip: string
  /** The picture that is kept with it. */
  readonly receiptId: string | null
}

export const newItem = (memberIds: readonly string[]): ItemDraft => ({
  key: newId(),
  label: '',
  amount: '',
  memberIds,
})

/** The same for everybody, until somebody types another number. */
const oneEach = (memberIds: readonly string[]): Typed =>
  Object.fromEntries(memberIds.map((memberId) => [memberId, '1']))

/** I paid, and everybody shares it: the amount and a word are all that is missing. */
export function newBill(group: GroupRow, meId: string | null, today: Day): BillDraft {
  const memberIds = currentMembers(group).map(({ memberId }) => memberId)
  return {
    amount: '',
    currency: group.currency,
    rate: '',
    rateTo: group.currency,
    description: '',
    date: today,
    categoryId: null,
    notes: '',
    payer: meId ?? memberIds[0] ?? null,
    paid: {},
    jointAccountId: null,
    mode: 'equal',
    memberIds,
    values: { exact: {}, percent: {}, shares: oneEach(memberIds), adjustment: {} },
    items: [],
    tax: '',
    tip: '',
    receiptId: null,
  }
}

type Write = (amount: number) => string

const percentText = (hundredths: number) => String(hundredths / 100)

function splitDraft(split: GroupSplit, write: Write, empty: BillDraft): Partial<BillDraft> {
  const typed = <Value>(parts: readonly { memberId: string; value: Value }[], to: TextOf<Value>) =>
    Object.fromEntries(parts.map(({ memberId, value }) => [memberId, to(value)]))
  const { mode } = split
  const values = (mine: Typed) => ({ mode, values: { ...empty.values, [mode]: mine } })
  switch (split.mode) {
    case 'equal':
      return { mode: split.mode, memberIds: split.memberIds }
    case 'exact':
      return values(typed(split.parts, write))
    case 'percent':
      return values(typed(split.parts, percentText))
    case 'shares':
      return values(typed(split.parts, String))
    case 'adjustment':
      return { ...values(typed(split.parts, write)), memberIds: split.memberIds }
    case 'items':
      return {
        mode: split.mode,
        items: split.items.map((item) => ({ ...item, key: newId(), amount: write(item.amount) })),
        tax: split.tax === 0 ? '' : write(split.tax),
        tip: split.tip === 0 ? '' : write(split.tip),
      }
  }
}

type TextOf<Value> = (value: Value) => string

export function billOf(expense: GroupExpenseRow, group: GroupRow, locale: string): BillDraft {
  const empty = newBill(group, null, expense.date)
  const write = (amount: number) => typedAmount(amount, expense.currency, locale)
  const { payers } = expense
  const only = payers.length === 1 ? payers[0] : undefined
  return {
    ...empty,
    amount: write(expense.amount),
    currency: expense.currency,
    rate: expense.rate?.value.replace('.', decimalMarkOf(locale)) ?? '',
    rateTo: expense.rate?.to ?? group.currency,
    description: expense.description,
    date: expense.date,
    categoryId: expense.categoryId,
    notes: expense.notes ?? '',
    receiptId: expense.receiptId,
    jointAccountId: expense.jointAccountId ?? null,
    payer: only?.memberId ?? null,
    paid: only
      ? {}
      : Object.fromEntries(payers.map(({ memberId, amount }) => [memberId, write(amount)])),
    ...splitDraft(expense.split, write, empty),
  }
}
