/** What can be done with one occurrence of a template, or with all from one on. */
import { z } from 'zod'
import { type CommandShape, fieldsOf } from '../command-args.ts'
import { amount, day, uuid } from '../entity.ts'
import { expenseTemplates, incomeTemplates, transferTemplates } from './entities.ts'

const who = 'owner'
/** One that waits, or the next one before its day, becomes an entry with what its owner says. */
const post = {
  args: z.strictObject({ id: uuid, dueOn: day, entryId: uuid, date: day, amount }),
  who,
} as const
/** A bill of a group says so of its payer's part; what is an entry is told by itself. */
const postInto = {
  ...post,
  args: post.args.extend({ accountId: uuid.optional() }),
} as const
const one = { args: z.strictObject({ id: uuid, dueOn: day }), who } as const
const from = { id: uuid, from: day, newId: uuid }
const undoChange = {
  args: z.strictObject({ id: uuid, newId: uuid, endOn: day.nullable() }),
  who,
} as const

export const templateCommands = {
  'expense_templates.postNow': postInto,
  'expense_templates.confirm': postInto,
  /** The entry goes, and it is as before: still to come, or waiting. */
  'expense_templates.undoPost': one,
  /** Calls off one, whether it waits or is still to come. */
  'expense_templates.skip': one,
  'expense_templates.undoSkip': one,
  /** This one and all that follow: it ends the day before, and another one goes on from there. */
  'expense_templates.changeFrom': {
    args: z.strictObject({ ...from, patch: fieldsOf(expenseTemplates) }),
    who,
  },
  /** The two are one again, and so is what either has done. */
  'expense_templates.undoChangeFrom': undoChange,
  'income_templates.postNow': post,
  'income_templates.confirm': post,
  'income_templates.undoPost': one,
  'income_templates.skip': one,
  'income_templates.undoSkip': one,
  'income_templates.changeFrom': {
    args: z.strictObject({ ...from, patch: fieldsOf(incomeTemplates) }),
    who,
  },
  'income_templates.undoChangeFrom': undoChange,
  'transfer_templates.postNow': post,
  'transfer_templates.confirm': post,
  'transfer_templates.undoPost': one,
  'transfer_templates.skip': one,
  'transfer_templates.undoSkip': one,
  'transfer_templates.changeFrom': {
    args: z.strictObject({ ...from, patch: fieldsOf(transferTemplates) }),
    who,
  },
  'transfer_templates.undoChangeFrom': undoChange,
} as const satisfies Record<string, CommandShape>
