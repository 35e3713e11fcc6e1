/** What an account held before the first row of a statement, by what its bank says. */
import { addDays, type Day } from '../calendar/calendar.ts'
import type { StatementRow } from './statement.ts'
import { type Checkpoint, inOrder } from './statement-balances.ts'

export interface Opening {
  readonly openingOn: Day
  readonly openingBalance: number
}

/** At the start of its first day; nothing where the bank says nothing. Null without a row. */
export function openingOf(
  rows: readonly Pick<StatementRow, 'date' | 'amount' | 'isPending'>[],
  balances: readonly Checkpoint[],
): Opening | null {
  const first = rows.map(({ date }) => date).sort()[0]
  const [said] = balances.toSorted(inOrder)
  if (said === undefined) return first === undefined ? null : openingAt(first, 0)
  const { date, at, balance } = said
  const starts = at === 'open' ? date : addDays(date, 1)
  if (first === undefined || starts <= first) return openingAt(starts, balance)
  const before = rows.filter((row) => !row.isPending && row.date < starts)
  return openingAt(
    first,
    before.reduce((sum, { amount }) => sum - amount, balance),
  )
}

const openingAt = (openingOn: Day, openingBalance: number): Opening => ({
  openingOn,
  openingBalance,
})
