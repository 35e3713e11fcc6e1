import type { z } from 'zod'
import type { expenses } from '#contract/entities/expenses.ts'
import type { Row } from '#contract/sync.ts'

/** Everything a person may write of an expense. */
export type ExpenseFields = z.infer<z.ZodObject<typeof expenses.writable>>
export type Expense = ExpenseFields & { readonly id: string }

/** The replica only holds rows the server's own shape let through. */
export const asExpenses = (rows: readonly Row[]) => rows as readonly Expense[]

/** Named here too, so that the list need not load the shapes; the compiler keeps them the same. */
const fields: Readonly<Record<keyof ExpenseFields, true>> = {
  amount: true,
  currency: true,
  description: true,
  merchant: true,
  categoryId: true,
  date: true,
  paymentMethod: true,
  notes: true,
  tags: true,
}
const fieldNames = Object.keys(fields) as readonly (keyof ExpenseFields)[]

export function fieldsOf(expense: Expense): ExpenseFields {
  const entries = fieldNames.map((name) => [name, expense[name]])
  return Object.fromEntries(entries) as ExpenseFields
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs, so that two devices changing different fields both win. */
export function changesBetween(before: ExpenseFields, after: ExpenseFields) {
  const changed = fieldNames.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<ExpenseFields>
}
