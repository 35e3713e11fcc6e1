import type { GroupMember } from '#contract/groups/entities.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

/** Who settles together: everybody says it for themselves. */
export function useHouseholdWrites(groupId: string) {
  const { give } = useWrites('groups')
  return {
    ask: ({ memberId }: GroupMember, { memberId: withMember, uid, name }: GroupMember) => {
      const householdId = newId()
      const args = { groupId, memberId, withMember, householdId }
      give(command('groups.askHousehold', args), {
        title:
          uid === null
            ? say('You settle as one with {name}', { name })
            : say('{name} is asked', { name }),
      })
    },
    agree: ({ memberId, name }: GroupMember) =>
      give(command('groups.agreeHousehold', { groupId, memberId }), {
        title: say('You agreed to settle together with {name}', { name }),
      }),
    refuse: ({ memberId }: GroupMember) =>
      give(command('groups.refuseHousehold', { groupId, memberId }), { title: say('Declined') }),
    leave: ({ memberId, name }: GroupMember) =>
      give(command('groups.leaveHousehold', { groupId, memberId }), {
        title: `${name} settles alone`,
      }),
  }
}
