import type { z } from 'zod'
import { collectionShapes } from '#contract/collection-shapes.ts'
import type { budgets } from '#contract/entities/budgets.ts'
import type { Row } from '#contract/sync.ts'

/** Everything a person may write of a budget. */
export type BudgetFields = z.infer<z.ZodObject<typeof budgets.writable>>

type Owned = z.infer<z.ZodObject<typeof budgets.serverOwned>>

/** One that is stored, with the money moved into it and out of it. */
export type Budget = BudgetFields & Pick<Owned, 'moves' | 'createdAt'> & { readonly id: string }

/** The replica only holds rows of the contract's own shape. */
export const asBudget = (row: Row): Budget => ({ ...row, moves: row.moves ?? [] }) as Budget

type Values = Readonly<Record<string, unknown>>

export function fieldsOf(budget: Budget): BudgetFields {
  const values: Values = budget
  const names = collectionShapes.budgets.writable
  return Object.fromEntries(names.map((name) => [name, values[name]])) as BudgetFields
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs, so that two devices changing different fields both win. */
export function changesBetween(before: BudgetFields, after: BudgetFields): Values {
  const was: Values = before
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(was[name], value)),
  )
}
