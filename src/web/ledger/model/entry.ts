import type { z } from 'zod'
import type { expenses } from '#contract/ledger/expenses.ts'
import type { incomes } from '#contract/ledger/incomes.ts'
import type { Row } from '#contract/sync.ts'

/** Everything a person may write of an expense. */
export type ExpenseFields = z.infer<z.ZodObject<typeof expenses.writable>>
export type Expense = ExpenseFields & { readonly id: string }

export type IncomeFields = z.infer<z.ZodObject<typeof incomes.writable>>
export type Income = IncomeFields & { readonly id: string }

/** A row of either list. */
export type EntryFields = ExpenseFields | IncomeFields
export type Entry = Expense | Income

/** The replica only holds rows the server's own shape let through. */
export const asEntries = (rows: readonly Row[]) => rows as readonly Entry[]

export interface Shared {
  readonly groupId: string
  readonly groupName: string | null
  readonly expenseId: string
}

/** Where it was shared, for my part of a group's expense; that is changed there, not here. */
export const sharedIn = (entry: Entry): Shared | null =>
  'expenseId' in entry ? (entry as Entry & Shared) : null
