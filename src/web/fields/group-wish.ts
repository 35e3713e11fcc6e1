import type { GroupCommandName, GroupCommandWish } from '#contract/group-commands.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

/** A command of groups, with its arguments as the contract has them. */
export const groupWish = <Name extends GroupCommandName>(
  name: Name,
  args: GroupCommandWish<Name>,
): Wish => ({ name, args: args as Wish['args'] })
