import { expenses } from '#contract/ledger/expenses.ts'
import type { Row } from '#contract/sync.ts'
import { instalmentExpense } from '#domain/loans/reducers.ts'
import { documentsOf } from '../documents/collection.ts'

export const expenseDocuments = documentsOf('expenses')

/** Whole, for where no command makes it. */
export const wholeExpense = (...about: Parameters<typeof instalmentExpense>): Row => ({
  ...expenses.defaults,
  ...instalmentExpense(...about),
})
