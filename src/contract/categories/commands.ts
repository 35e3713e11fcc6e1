/** What can be done with a category besides changing it: it becomes part of another. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { uuid } from '../entity.ts'

export const categoryCommands = {
  'categories.merge': { args: z.strictObject({ id: uuid, into: uuid }), who: 'owner' },
} as const satisfies Record<string, CommandShape>
