import type { CommandArgs, CommandName } from '#contract/commands.ts'
import type { GroupCommandName, GroupCommandWish } from '#contract/groups/commands.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

type ArgsOf<Name> = Name extends CommandName
  ? CommandArgs<Name>
  : Name extends GroupCommandName
    ? GroupCommandWish<Name>
    : never

/** A command that a noun has of its own, with its arguments as the contract has them. */
export const command = <Name extends CommandName | GroupCommandName>(
  name: Name,
  args: ArgsOf<Name>,
): Wish => ({ name, args: args as Wish['args'] })
