import type { GroupMember } from '#contract/groups/entities.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { guestWords } from '../group.ts'

export type GuestRight = NonNullable<GroupMember['guest']>

/** What somebody without an account may, and the end of that. */
export function useGuestWrites(groupId: string) {
  const { give } = useWrites('groups')
  return {
    set: ({ memberId, name, guest }: GroupMember, may: GuestRight) =>
      give(command('groups.setGuest', { groupId, memberId, may }), {
        title: `${name} may: ${guestWords[may].toLowerCase()}`,
        undo: guest ? command('groups.setGuest', { groupId, memberId, may: guest }) : null,
      }),
    end: ({ memberId, name }: GroupMember) =>
      give(command('groups.endGuest', { groupId, memberId }), {
        title: say('{name} is a name again', { name }),
      }),
  }
}
