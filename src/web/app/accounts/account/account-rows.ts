import type { RowOf } from '#contract/collections.ts'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { type AccountBook, type Step, stepsOf } from '#domain/accounts/balance.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { TransferRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { PlacedDay, PlacedList } from '#web/ledger/list/visible-blocks.ts'
import type { Entry } from '#web/ledger/model/entry.ts'

/** A day of an account's list. */
export interface StepDay extends PlacedDay {
  readonly day: Day
  readonly rows: readonly Step[]
}

const unknown = { amount: null, isEstimated: false, missing: null }

/** Every row with the balance after it; what was before the opening is in it and has none. */
export function allSteps(book: AccountBook): readonly Step[] {
  const early = book.moves.filter(({ date }) => date < book.account.openingOn)
  const balance = { booked: unknown, expected: unknown }
  return [...early.map((move) => ({ date: move.date, move, balance })), ...stepsOf(book)]
}

/** By day, the newest first, and within a day the last one first. */
export function stepsByDay(steps: readonly Step[]): PlacedList<StepDay> {
  const days: (StepDay & { readonly rows: Step[] })[] = []
  for (const step of steps.toReversed()) {
    const last = days.at(-1)
    if (last?.day === step.date) last.rows.push(step)
    else {
      const rowsBefore = last ? last.rowsBefore + last.rows.length : 0
      days.push({ day: step.date, rows: [step], daysBefore: days.length, rowsBefore })
    }
  }
  return { days, rowCount: steps.length, isByDay: true }
}

/** What moved it: an entry, one side of a transfer, money in a group, a payment of a loan. */
export type Mover =
  | { readonly is: 'entry'; readonly table: 'expenses' | 'incomes'; readonly row: Entry }
  | { readonly is: 'transfer'; readonly side: 'from' | 'to'; readonly row: TransferRow }
  | { readonly is: 'share'; readonly row: GroupShareRow }
  | { readonly is: 'settlement'; readonly row: RowOf<'settlement_sides'> }
  | { readonly is: 'payment'; readonly row: Payment; readonly name: string }

type Payment = Pick<RowOf<'payments'>, 'id' | 'loanId' | 'note'>

export function moverOf(book: Pick<Replica, 'rows'>, moveId: string): Mover | null {
  const [id = '', side] = moveId.split('.')
  if (side === 'from' || side === 'to') {
    const row: unknown = book.rows('transfers').get(id)
    return row ? { is: 'transfer', side, row: row as TransferRow } : null
  }
  const inGroup: unknown = book.rows('group_shares').get(id)
  if (inGroup) return { is: 'share', row: inGroup as GroupShareRow }
  const settled: unknown = book.rows('settlement_sides').get(id)
  if (settled) return { is: 'settlement', row: settled as RowOf<'settlement_sides'> }
  const payment: unknown = book.rows('payments').get(id)
  if (payment) {
    const row = payment as Payment
    const name = String(book.rows('loans').get(row.loanId)?.name ?? '')
    return { is: 'payment', row, name }
  }
  const table = book.rows('expenses').has(id) ? 'expenses' : 'incomes'
  const row: unknown = book.rows(table).get(id)
  return row ? { is: 'entry', table, row: row as Entry } : null
}
