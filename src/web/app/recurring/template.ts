import type { z } from 'zod'
import type {
  expenseTemplates,
  incomeTemplates,
  transferTemplates,
} from '#contract/recurring/entities.ts'
import type { Row } from '#contract/sync.ts'
import { type Day, laterDay } from '#domain/calendar/calendar.ts'
import { templateTables } from '#web/recurring/occurrence-writes.ts'
import { fieldsOf as writableOf } from '#web/writes/write.ts'

export type Kind = 'expense' | 'income' | 'transfer'

/** Everything a person may write of a template. */
export type ExpenseTemplateFields = z.infer<z.ZodObject<typeof expenseTemplates.writable>>
export type IncomeTemplateFields = z.infer<z.ZodObject<typeof incomeTemplates.writable>>
export type TransferTemplateFields = z.infer<z.ZodObject<typeof transferTemplates.writable>>
export type TemplateFields = ExpenseTemplateFields | IncomeTemplateFields | TransferTemplateFields

/** One that is stored, with how far it has come. */
export type Template = TemplateFields & {
  readonly kind: Kind
  readonly id: string
  readonly createdAt: string
  readonly lastPostedOn: Day | null
  /** The days by the rule of those that wait to be confirmed, oldest first. */
  readonly waitingOn: readonly Day[]
}

export const tables = templateTables

/** The replica only holds rows of the contract's own shape; one just made has no progress yet. */
export const asTemplate = (row: Row, kind: Kind): Template => {
  const waitingOn = row.waitingOn ?? []
  return { ...row, kind, waitingOn } as Template
}

/** Where it is paid, or who it comes from. */
export function placeOf(fields: TemplateFields): string | null {
  if ('merchant' in fields) return fields.merchant
  return 'source' in fields ? fields.source : null
}

/** Money between own accounts is filed nowhere. */
export const categoryOf = (fields: TemplateFields): string | null =>
  'categoryId' in fields ? fields.categoryId : null

export const notesOf = (fields: TemplateFields): string | null =>
  'notes' in fields ? fields.notes : fields.note

export const fieldsOf = (template: Template): TemplateFields =>
  writableOf(tables[template.kind], template)

/** The day by the rule of the last one that is done or waits; null when none is. */
export function doneThrough({ lastPostedOn, waitingOn }: Template): Day | null {
  const last = waitingOn.at(-1) ?? null
  return last !== null && lastPostedOn !== null
    ? laterDay(last, lastPostedOn)
    : (last ?? lastPostedOn)
}
