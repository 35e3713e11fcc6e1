import type { Row } from '#contract/sync.ts'
import type { PlannedTemplate } from '#domain/recurring/planned-rows.ts'
import { type Documents, documentsOf } from '../documents/collection.ts'

/** A row of either collection of templates. */
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

export const kinds: readonly Kind[] = [
  { templates: documentsOf('expense_templates'), entries: documentsOf('expenses') },
  { templates: documentsOf('income_templates'), entries: documentsOf('incomes') },
]
