import type { Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import type { Entry, Expense, IncomeFields } from '#web/ledger/model/entry.ts'
import { creating, inTurn, nothing, removing, type Write } from '#web/writes/write.ts'
import { paidBackWords } from '../draft.ts'

interface Arrived {
  readonly today: Day
  readonly incomeId: string
  /** All that is still expected, or a part of it. */
  readonly amount: number
  readonly account: OwnAccountFields
}

/** What came back for an expense is an income that is no earning; the expense follows it. */
export function settling(expense: Expense, { today, incomeId, amount, account }: Arrived): Write {
  const back = expense.expectedBack
  if (back === null || back.settledBy !== null) return nothing
  const income: IncomeFields = {
    amount,
    currency: expense.currency,
    rate: expense.rate,
    description: paidBackWords(expense),
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
    ...{ ...account, bankAmount: null, bankOn: null, isPending: false },
  }
  return creating('incomes', [{ ...income, id: incomeId }])
}

/** What must go before an expense can: refunds of it and the income that paid some of it back. */
export interface Dependents {
  readonly refunds: readonly Entry[]
  readonly settling: readonly Entry[]
}

/** The income it names goes before it and may only come back after it. */
export const withoutIncome = (row: Expense): Expense => ({
  ...row,
  expectedBack: row.expectedBack && { ...row.expectedBack, settledBy: null },
})

export const removingExpense = (expense: Expense, dependents: Dependents): Write =>
  inTurn([
    removing('incomes', dependents.settling),
    removing('expenses', dependents.refunds),
    removing('expenses', [withoutIncome(expense)]),
  ])

/** The rows of a table that hold an id in a field. */
export const pointingAt = (rows: Iterable<Row>, field: string, ids: ReadonlySet<string>): Entry[] =>
  [...rows].filter((row) => ids.has(String(row[field]))) as Entry[]
