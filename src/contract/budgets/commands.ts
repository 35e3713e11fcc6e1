/** What can be done with the money of budgets besides changing them: moved, and moved back. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { amount, day, uuid } from '../entity.ts'

const ends = { id: uuid, fromId: uuid, toId: uuid }

export const budgetCommands = {
  'budgets.move': { args: z.strictObject({ ...ends, amount, on: day }), who: 'owner' },
  /** One of the two may be gone by now. */
  'budgets.undoMove': { args: z.strictObject(ends), who: 'owner' },
} as const satisfies Record<string, CommandShape>
