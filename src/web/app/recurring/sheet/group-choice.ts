import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { GroupSplit } from '#contract/groups/expenses.ts'
import { membersOf } from '#domain/groups/share-out.ts'
import { say } from '#web/words/say.ts'

export const currentMembers = ({ members }: Pick<GroupRow, 'members'>): readonly GroupMember[] =>
  members.filter(({ leftAt }) => leftAt === null)

const byName = (a: GroupRow, b: GroupRow) => a.name.localeCompare(b.name)

/** The own book first, then the groups that take costs, and the one it is in anyhow. */
export function groupChoices(groups: Iterable<GroupRow>, groupId: string | null) {
  const open = [...groups]
    .filter(({ id, status }) => status === 'open' || id === groupId)
    .sort(byName)
    .map(({ id, name }) => ({ value: id, label: name }))
  const isUnknown = groupId !== null && !open.some(({ value }) => value === groupId)
  return [
    { value: '', label: say('None, only mine') },
    ...open,
    ...(isUnknown ? [{ value: groupId, label: say('A group you left') }] : []),
  ]
}

/** Without a split everybody shares it. */
export const isSharing = (split: GroupSplit | null, memberId: string): boolean =>
  split === null || membersOf(split).includes(memberId)

/** With everybody in it nobody is named, so that who joins later shares it too. */
export function splitWith(
  group: Pick<GroupRow, 'members'>,
  split: GroupSplit | null,
  memberId: string,
  isIn: boolean,
): GroupSplit | null {
  const everybody = currentMembers(group).map((member) => member.memberId)
  const memberIds = everybody.filter((one) => (one === memberId ? isIn : isSharing(split, one)))
  return memberIds.length === everybody.length ? null : { mode: 'equal', memberIds }
}
