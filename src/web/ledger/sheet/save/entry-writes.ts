import type { Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Entry, Expense, IncomeFields } from '#web/ledger/model/entry.ts'
import { changing, creating, inTurn, nothing, removing, type Write } from '#web/writes/write.ts'

/** The rest of an expense stays as it is. */
const expecting = (row: Expense, expectedBack: Expense['expectedBack']): Write =>
  changing('expenses', [{ row, fields: { expectedBack } }])

/** What came back for an expense is an income that is no earning, and the expense knows it. */
export function settling(expense: Expense, today: Day, incomeId: string): Write {
  const back = expense.expectedBack
  if (back === null || back.settledBy !== null) return nothing
  const income: IncomeFields = {
    amount: back.amount,
    currency: expense.currency,
    rate: expense.rate,
    description: `Paid back: ${expense.description}`.slice(0, 200),
    source: back.from,
    categoryId: null,
    date: today,
    notes: null,
    tags: expense.tags,
    settles: expense.id,
    importId: null,
    bankId: null,
    templateId: null,
    occurrenceOn: null,
    ...{ accountId: null, accountAmount: null, bankAmount: null, bankOn: null, isPending: false },
  }
  return inTurn([
    creating('incomes', [{ ...income, id: incomeId }]),
    expecting(expense, { ...back, settledBy: incomeId }),
  ])
}

/** It did not come back after all. */
export function unsettling(expense: Expense, income: Entry | null): Write {
  const back = expense.expectedBack
  if (back === null) return nothing
  return inTurn([
    expecting(expense, { ...back, settledBy: null }),
    removing('incomes', income ? [income] : []),
  ])
}

/** What must go before an expense can: refunds of it and the income that paid some of it back. */
export interface Dependents {
  readonly refunds: readonly Entry[]
  readonly settling: readonly Entry[]
}

/** An expense and its income point at each other, so one of them has to let go first. */
export function removingExpense(expense: Expense, { refunds, settling: back }: Dependents): Write {
  const [income = null, ...more] = back
  const free = expense.expectedBack && { ...expense.expectedBack, settledBy: null }
  return inTurn([
    unsettling(expense, income),
    removing('incomes', more),
    removing('expenses', refunds),
    removing('expenses', [{ ...expense, expectedBack: free }]),
  ])
}

/** The rows of a table that hold an id in a field. */
export const pointingAt = (rows: Iterable<Row>, field: string, ids: ReadonlySet<string>): Entry[] =>
  [...rows].filter((row) => ids.has(String(row[field]))) as Entry[]
