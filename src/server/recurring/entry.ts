import type { Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import type { Kind, Template } from './template.ts'

interface Made {
  readonly id: string
  readonly date: Day
  readonly amount: number
  /** The day by the rule. */
  readonly dueOn: Day
}

/** The entry a template becomes: whatever both of them have, on its own day. */
export function entryOf({ entries }: Kind, template: Template, made: Made): Row {
  const { writable, defaults } = entries.facts.entity
  const shared = Object.keys(writable).filter((field) => Object.hasOwn(template, field))
  return {
    ...defaults,
    ...Object.fromEntries(shared.map((field) => [field, template[field]])),
    id: made.id,
    date: made.date,
    amount: made.amount,
    templateId: template.id,
    occurrenceOn: made.dueOn,
  }
}
