import type { Day } from '#domain/calendar/calendar.ts'
import type { Command } from '#web/data/replica/types.ts'
import { fieldsOf, updates, type Write } from '#web/writes/write.ts'

export const templateTables = {
  expense: 'expense_templates',
  income: 'income_templates',
  transfer: 'transfer_templates',
} as const

/** Where it goes when its day comes. */
export const entryTables = {
  expense: 'expenses',
  income: 'incomes',
  transfer: 'transfers',
} as const

export interface TemplateKey {
  readonly kind: keyof typeof templateTables
  readonly id: string
}

export const templateCommand = (
  { kind, id }: TemplateKey,
  verb: string,
  args: object,
): Command => ({
  name: `${templateTables[kind]}.${verb}`,
  args: { id, ...args },
})

/** One becomes an entry, with what its owner says of it. */
export interface Posted {
  readonly dueOn: Day
  readonly entryId: string
  readonly date: Day
  readonly amount: number
}

export const posting = (
  template: TemplateKey,
  verb: 'postNow' | 'confirm',
  posted: Posted,
): Write => ({
  commands: [templateCommand(template, verb, posted)],
  undo: [templateCommand(template, 'undoPost', { dueOn: posted.dueOn })],
})

export const skipping = (template: TemplateKey, dueOn: Day): Write => ({
  commands: [templateCommand(template, 'skip', { dueOn })],
  undo: [templateCommand(template, 'undoSkip', { dueOn })],
})

/** One that was called off comes after all, or waits where its day is over. */
export const bringingBack = (template: TemplateKey, dueOn: Day): Write => {
  const { commands, undo } = skipping(template, dueOn)
  return { commands: undo, undo: commands }
}

interface PostedEntry {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly templateId: string | null
  readonly occurrenceOn: Day | null
}

/** The entry goes and its day is still to come or waits; null where no template made it. */
export function unposting(kind: 'expense' | 'income', entry: PostedEntry): Write | null {
  const { id, date, amount, templateId, occurrenceOn: dueOn } = entry
  if (templateId === null || dueOn === null) return null
  const template = { kind, id: templateId }
  const { commands, undo } = posting(template, 'confirm', { dueOn, entryId: id, date, amount })
  const table = entryTables[kind]
  const whole = updates(table, [{ id, patch: fieldsOf(table, entry) }])
  return { commands: undo, undo: [...commands, ...whole] }
}
