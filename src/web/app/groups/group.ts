import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { routes } from '#contract/routes.ts'
import { waitingFor } from '#domain/groups/voices.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'

export const groupPath = (groupId: string): string => routes.group.path.replace(':id', groupId)

/** Who is in it now; who left stays in the history only. */
export const currentMembers = ({ members }: GroupRow): readonly GroupMember[] =>
  members.filter(({ leftAt }) => leftAt === null)

const memberOf = ({ members }: GroupRow, uid: string): GroupMember | undefined =>
  members.find((member) => member.uid === uid && member.leftAt === null)

/** How people are called in sentences: me "You", everybody else by name. */
export interface Names {
  readonly meId: string | null
  /** "You" or "Anna". */
  readonly subject: (memberId: string) => string
  /** "you" or "Anna", inside a sentence. */
  readonly object: (memberId: string) => string
  readonly plain: (memberId: string) => string
}

/** Two people of one name are told apart by their place, and who is gone is called so. */
function toldApart(members: readonly GroupMember[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  for (const { memberId, name, leftAt, isRemoved } of members) {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const known = count === 1 ? name : `${name} (${count})`
    const how = isRemoved ? 'removed' : 'left'
    names.set(memberId, leftAt === null ? known : `${known} (${how})`)
  }
  return names
}

export function namesIn(group: GroupRow, uid: string): Names {
  const names = toldApart(group.members)
  const meId = memberOf(group, uid)?.memberId ?? null
  const plain = (memberId: string) => names.get(memberId) ?? say('Somebody')
  return {
    meId,
    plain,
    subject: (memberId) => (memberId === meId ? say('You') : plain(memberId)),
    object: (memberId) => (memberId === meId ? 'you' : plain(memberId)),
  }
}

/** "You and Anna", "Anna, Ben and Cara"; inside a sentence "you and Anna". */
export function allOf(ids: readonly string[], names: Names, as: 'subject' | 'object'): string {
  const all = ids.map((id, at) => (at === 0 ? names[as](id) : names.object(id)))
  return listed(all)
}

export const statusWords: Readonly<Record<GroupRow['status'], string>> = {
  open: say('Open'),
  settling: say('Settling up'),
  closed: say('Closed'),
  archived: say('Archived'),
}

export const statusMeaning: Readonly<Record<GroupRow['status'], string>> = {
  open: say('Expenses and payments can be added.'),
  settling: say('No new expenses; payments go on until everybody is even.'),
  closed: say('Can only be read.'),
  archived: say('Can only be read, and is out of the way in the list.'),
}

export const kindWords: Readonly<Record<GroupRow['kind'], string>> = {
  trip: say('Trip'),
  home: say('Home'),
  couple: say('Couple'),
  event: say('Event'),
  other: say('Other'),
}

export const roleWords: Readonly<Record<GroupMember['role'], string>> = {
  owner: say('Owner'),
  admin: say('Admin'),
  member: say('Member'),
}

/** What somebody without an account may do here. */
export const guestWords: Readonly<Record<NonNullable<GroupMember['guest']>, string>> = {
  read: say('Look on'),
  add: say('Add bills'),
  full: say('Change everything'),
}

export const isReadOnly = ({ status }: GroupRow): boolean =>
  status === 'closed' || status === 'archived'

export const takesExpenses = ({ status }: GroupRow): boolean => status === 'open'

/** A guest may only look on; everybody else adds what they like. */
export const mayAdd = ({ group, names: { meId } }: InGroup): boolean =>
  group.members.find(({ memberId }) => memberId === meId)?.guest !== 'read'

/** A guest who may add leaves alone what is between others. */
export function mayChange(at: InGroup, bill: Pick<GroupExpenseRow, 'payers' | 'shares'>): boolean {
  const { meId } = at.names
  const guest = at.group.members.find(({ memberId }) => memberId === meId)?.guest ?? 'full'
  const isPart = [...bill.payers, ...bill.shares].some(({ memberId }) => memberId === meId)
  return guest === 'full' || (guest === 'add' && isPart)
}

interface InGroup {
  readonly group: GroupRow
  readonly names: Names
}

/** What somebody may do here, as the server sees it too. */
export const mayLead = (member: GroupMember | undefined): boolean =>
  member?.role === 'owner' || member?.role === 'admin'

/** Who would settle together with me and waits for my word, and what I asked for myself. */
export const asksOf = (group: GroupRow, meId: string | null): readonly GroupMember[] =>
  currentMembers(group).filter(
    ({ memberId, asks }) =>
      asks &&
      meId !== null &&
      !isReadOnly(group) &&
      (memberId === meId || waitingFor(group.members, asks).includes(meId)),
  )
