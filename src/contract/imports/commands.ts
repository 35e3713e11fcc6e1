/** What can be done with an import: said to be whole, and taken back. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { uuid } from '../entity.ts'

const one = z.strictObject({ id: uuid })

export const importCommands = {
  'imports.finish': { args: one, who: 'owner' },
  'imports.undo': { args: one, who: 'owner' },
} as const satisfies Record<string, CommandShape>
