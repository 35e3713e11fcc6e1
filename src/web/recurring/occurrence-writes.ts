import type { Day } from '#domain/calendar/calendar.ts'
import type { Command } from '#web/data/replica/types.ts'
import type { Write } from '#web/writes/write.ts'

export const templateTables = { expense: 'expense_templates', income: 'income_templates' } as const

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
