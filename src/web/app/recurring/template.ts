import type { z } from 'zod'
import { collectionShapes } from '#contract/collection-shapes.ts'
import type { expenseTemplates, incomeTemplates } from '#contract/entities/templates.ts'
import type { Row } from '#contract/sync.ts'
import { type Day, laterDay } from '#domain/calendar.ts'
import { templateTables } from '#web/fields/occurrence-steps.ts'

export type Kind = 'expense' | 'income'

/** Everything a person may write of a template. */
export type ExpenseTemplateFields = z.infer<z.ZodObject<typeof expenseTemplates.writable>>
export type IncomeTemplateFields = z.infer<z.ZodObject<typeof incomeTemplates.writable>>
export type TemplateFields = ExpenseTemplateFields | IncomeTemplateFields

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

/** Where it goes when its day comes. */
export const entryTables = { expense: 'expenses', income: 'incomes' } as const

/** The replica only holds rows of the contract's own shape; one just made has no progress yet. */
export const asTemplate = (row: Row, kind: Kind): Template => {
  const waitingOn = row.waitingOn ?? []
  return { ...row, kind, waitingOn } as Template
}

/** Where it is paid, or who it comes from. */
export const placeOf = (fields: TemplateFields): string | null =>
  'merchant' in fields ? fields.merchant : fields.source

type Values = Readonly<Record<string, unknown>>

export function fieldsOf(template: Template): TemplateFields {
  const values: Values = template
  const names = collectionShapes[tables[template.kind]].writable
  return Object.fromEntries(names.map((name) => [name, values[name]])) as TemplateFields
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Only what differs, so that two devices changing different fields both win. */
export function changesBetween(before: TemplateFields, after: TemplateFields): Values {
  const was: Values = before
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(was[name], value)),
  )
}

/** The day by the rule of the last one that is done or waits; null when none is. */
export function doneThrough({ lastPostedOn, waitingOn }: Template): Day | null {
  const last = waitingOn.at(-1) ?? null
  return last !== null && lastPostedOn !== null
    ? laterDay(last, lastPostedOn)
    : (last ?? lastPostedOn)
}
