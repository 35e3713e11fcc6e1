import type { CommandArgs, CommandName } from '#contract/commands.ts'
import type { Command } from '#web/data/replica/types.ts'

/** A command that a noun has of its own, with its arguments as the contract has them. */
export const command = <Name extends CommandName>(
  name: Name,
  args: CommandArgs<Name>,
): Command => ({ name, args: args as Command['args'] })
