import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { PlacedDay, PlacedList } from '#web/ledger/list/visible-blocks.ts'
import type { GroupMoney } from './money.ts'

export type Happened =
  | { readonly kind: 'expense'; readonly row: GroupExpenseRow }
  | { readonly kind: 'payment'; readonly row: SettlementRow }

export interface HappenedDay extends PlacedDay {
  readonly day: Day
  readonly rows: readonly Happened[]
}

const lastFirst = ({ row: a }: Happened, { row: b }: Happened) =>
  a.createdAt < b.createdAt ? 1 : -1

/** Newest day first, and within a day what was written last. */
export function happenedIn({ expenses, settlements }: GroupMoney): PlacedList<HappenedDay> {
  const all: readonly Happened[] = [
    ...expenses.map((row) => ({ kind: 'expense', row }) as const),
    ...settlements.map((row) => ({ kind: 'payment', row }) as const),
  ]
  const byDay = [...Map.groupBy(all, ({ row }) => row.date)]
  const days: HappenedDay[] = []
  let rowsBefore = 0
  for (const [day, rows] of byDay.toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    days.push({ day, rows: rows.toSorted(lastFirst), daysBefore: days.length, rowsBefore })
    rowsBefore += rows.length
  }
  return { days, rowCount: rowsBefore, isByDay: true }
}
