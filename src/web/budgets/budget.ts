import type { z } from 'zod'
import type { budgets } from '#contract/budgets/entities.ts'
import type { Row } from '#contract/sync.ts'

/** Everything a person may write of a budget. */
export type BudgetFields = z.infer<z.ZodObject<typeof budgets.writable>>

type Owned = z.infer<z.ZodObject<typeof budgets.serverOwned>>

/** One that is stored, with the money moved into it and out of it. */
export type Budget = BudgetFields & Pick<Owned, 'moves' | 'createdAt'> & { readonly id: string }

/** The replica only holds rows of the contract's own shape. */
export const asBudget = (row: Row): Budget => ({ ...row, moves: row.moves ?? [] }) as Budget
