import type { Row } from '#contract/sync.ts'
import type { PlannedTemplate } from '#domain/recurring/planned-rows.ts'
import { type Documents, documentsOf } from '../documents/collection.ts'

/** A row of any collection of templates. */
export type Template = Row &
  PlannedTemplate & {
    readonly description: string
    readonly autoPost: boolean
    readonly active: boolean
  }

/** Templates, and what they become. */
export interface Kind {
  readonly templates: Documents
  readonly entries: Documents
}

export const expenseKind: Kind = {
  templates: documentsOf('expense_templates'),
  entries: documentsOf('expenses'),
}

export const kinds: readonly Kind[] = [
  expenseKind,
  { templates: documentsOf('income_templates'), entries: documentsOf('incomes') },
  { templates: documentsOf('transfer_templates'), entries: documentsOf('transfers') },
]

const names = { expenses: 'expense', incomes: 'income', transfers: 'transfer' } as const
export type KindName = (typeof names)[keyof typeof names]

export const kindOf = ({ entries }: Kind): KindName => names[entries.name as keyof typeof names]
