import type { GroupMember } from '#contract/groups/entities.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { waitingFor } from '#domain/groups/voices.ts'
import { notifyAll } from '#server/notifications/notify.ts'
import { groupLink } from '../group-links.ts'
import { type HouseholdNews, householdWords } from '../notice-words.ts'
import type { Telling } from '../open-group.ts'
import { sayHousehold, sayParted } from '../say-outcome.ts'

type Members = readonly GroupMember[]

/** What is kept with it, so that it can say later how it went. */
function dataOf(what: HouseholdNews, memberId: string, named: Members) {
  if (what === 'asked') return { askedBy: memberId }
  return what === 'joined' ? { together: named.map((one) => one.memberId) } : {}
}

/** All of them but who does it. */
export async function tellHousehold(
  { context: { tx, log, now }, writer, group }: Telling,
  people: Members,
  what: HouseholdNews,
  who: GroupMember,
): Promise<void> {
  const uids = people.flatMap(({ uid }) => (uid === null || uid === writer.uid ? [] : uid))
  const make = ({ id: uid }: UserRow) => {
    const named = (who.uid === uid ? people : [who]).filter((one) => one.uid !== uid)
    const names = named.map(({ name }) => name)
    return {
      ...{ uid, subject: group.id, ...householdWords(what, names, group.name) },
      kind: 'invitation' as const,
      period: `household ${what} ${who.memberId} ${now.toISOString()}`,
      link: groupLink(group.id),
      data: { groupId: group.id, ...dataOf(what, who.memberId, named) },
    }
  }
  await notifyAll({ log }, tx, uids, make, now)
}

const answerers = (members: Members, { asks }: GroupMember) =>
  asks ? members.filter(({ memberId }) => waitingFor(members, asks).includes(memberId)) : []

/**
 * Somebody settles alone from now on: what was told of it before says so, and whoever waited for
 * their word, or was asked for one, waits no more.
 */
export async function partHousehold(
  open: Telling,
  member: GroupMember,
  before: Members,
): Promise<void> {
  await sayParted(open, member)
  if (member.asks) await sayHousehold(open, member.memberId, 'withdrawn')
  const { members } = open.group
  for (const asker of before.filter(({ memberId }) => memberId !== member.memberId)) {
    const now = members.find(({ memberId }) => memberId === asker.memberId)
    const still = now ? answerers(members, now) : []
    for (const { uid, memberId } of answerers(before, asker)) {
      if (uid === null || still.some((one) => one.memberId === memberId)) continue
      await sayHousehold(open, asker.memberId, 'withdrawn', uid)
    }
    if (asker.asks && !now?.asks) await tellHousehold(open, [asker], 'over', member)
  }
}
