import type { CommandArgs, CommandName } from '#contract/commands.ts'
import type { GroupCommandInput, GroupCommandName } from '#contract/groups/commands.ts'
import type { Command } from '#web/data/replica/types.ts'

type ArgsOf<Name> = Name extends CommandName
  ? CommandArgs<Name>
  : Name extends GroupCommandName
    ? GroupCommandInput<Name>
    : never

/** A command that a noun has of its own, with its arguments as the contract has them. */
export const command = <Name extends CommandName | GroupCommandName>(
  name: Name,
  args: ArgsOf<Name>,
): Command => ({ name, args: args as Command['args'] })
