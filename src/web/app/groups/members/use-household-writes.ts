import type { GroupMember } from '#contract/entities/groups.ts'
import { newId } from '#web/data/new-id.ts'
import { groupWish } from '#web/fields/group-wish.ts'
import { useGroupSend } from '#web/fields/use-group-send.ts'

/** Who settles together: everybody says it for themselves. */
export function useHouseholdWrites(groupId: string) {
  const send = useGroupSend()
  return {
    ask: ({ memberId }: GroupMember, { memberId: withMember, uid, name }: GroupMember) => {
      const householdId = newId()
      const args = { groupId, memberId, withMember, householdId }
      send([groupWish('groups.askHousehold', args)], {
        title: uid === null ? `You settle as one with ${name}` : `${name} is asked`,
      })
    },
    agree: ({ memberId, name }: GroupMember) =>
      send([groupWish('groups.agreeHousehold', { groupId, memberId })], {
        title: `You agreed to settle together with ${name}`,
      }),
    refuse: ({ memberId }: GroupMember) =>
      send([groupWish('groups.refuseHousehold', { groupId, memberId })], { title: 'Declined' }),
    leave: ({ memberId, name }: GroupMember) =>
      send([groupWish('groups.leaveHousehold', { groupId, memberId })], {
        title: `${name} settles alone`,
      }),
  }
}
