/** The commands that nouns have of their own: what each takes, and who may give it. */
import type { z } from 'zod'
import { budgetCommands } from './budgets/commands.ts'
import type { CommandShape } from './command-args.ts'
import { goalCommands } from './goals/commands.ts'

export const commands = {
  ...budgetCommands,
  ...goalCommands,
} as const satisfies Record<string, CommandShape>

export type CommandName = keyof typeof commands
/** As a page sends them, and as they wait on a device: what has a default may be missing. */
export type CommandArgs<Name extends CommandName> = z.input<(typeof commands)[Name]['args']>
