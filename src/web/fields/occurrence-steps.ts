import type { Day } from '#domain/calendar.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

export const templateTables = { expense: 'expense_templates', income: 'income_templates' } as const

export interface TemplateKey {
  readonly kind: keyof typeof templateTables
  readonly id: string
}

export const templateCommand = ({ kind, id }: TemplateKey, verb: string, args: object): Wish => ({
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

export const postStep = (
  template: TemplateKey,
  verb: 'postNow' | 'confirm',
  posted: Posted,
): Step => ({
  there: [templateCommand(template, verb, posted)],
  back: [templateCommand(template, 'undoPost', { dueOn: posted.dueOn })],
})

export const skipStep = (template: TemplateKey, dueOn: Day): Step => ({
  there: [templateCommand(template, 'skip', { dueOn })],
  back: [templateCommand(template, 'undoSkip', { dueOn })],
})
