/** The commands that nouns have of their own: what each takes, and who may give it. */
import type { z } from 'zod'
import { accountCommands } from './accounts/commands.ts'
import { budgetCommands } from './budgets/commands.ts'
import { categoryCommands } from './categories/commands.ts'
import type { CommandShape } from './command-args.ts'
import { goalCommands } from './goals/commands.ts'
import { type GroupCommandName, groupCommands } from './groups/commands.ts'
import { importCommands } from './imports/commands.ts'
import { loanCommands } from './loans/commands.ts'
import { notificationCommands } from './notifications/commands.ts'
import { proposalCommands } from './proposals/commands.ts'
import { templateCommands } from './recurring/commands.ts'

export const commands = {
  ...accountCommands,
  ...budgetCommands,
  ...categoryCommands,
  ...goalCommands,
  ...groupCommands,
  ...importCommands,
  ...loanCommands,
  ...notificationCommands,
  ...proposalCommands,
  ...templateCommands,
} as const satisfies Record<string, CommandShape>

export type CommandName = keyof typeof commands
/** Those about one's own book. */
export type OwnCommandName = Exclude<CommandName, GroupCommandName>
/** As a page sends them, and as they wait on a device: what has a default may be missing. */
export type CommandArgs<Name extends CommandName> = z.input<(typeof commands)[Name]['args']>
