/** A group as its reducers read it, and with somebody changed in it. */
import { type Row, type Rows, refuse } from '../../command.ts'
import type { Asker } from '../voices.ts'

export type Role = 'owner' | 'admin' | 'member'
export type GuestRight = 'read' | 'add' | 'full'

export interface Member extends Asker {
  readonly name: string
  readonly role: Role
  readonly joinedAt: string
  readonly isRemoved?: boolean | undefined
  readonly removedBy?: string | undefined
  readonly leftOpen?: boolean | undefined
  /** What somebody without an account may. */
  readonly guest?: GuestRight | null | undefined
}

export type Group = Row & {
  readonly name: string
  readonly members: readonly Member[]
  readonly memberIds: readonly string[]
}

/** A document in a group. */
export interface InGroup {
  readonly groupId: string
  readonly id: string
}

export const isHere = ({ leftAt }: Pick<Member, 'leftAt'>) => leftAt === null

export const memberIn = ({ members }: Group, id: string) =>
  members.find((member) => member.memberId === id && isHere(member))

/** Somebody was named who is not in it. */
export const notHere = refuse('invalid-input', { memberId: 'Choose somebody in the group.' })

/** The group, and who gives the command there; null for somebody who is not in it as that. */
export function opened(rows: Rows, groupId: string, uid: string, roles?: readonly Role[]) {
  const group = rows.row('groups', groupId) as Group | null
  const me = group?.members.find((member) => member.uid === uid && isHere(member))
  return group && me && (roles?.includes(me.role) ?? true) ? { group, me } : null
}

/** Who may read it follows from who is in it. */
export const withMembers = (group: Group, members: readonly Member[]): Group => ({
  ...group,
  members,
  memberIds: members.filter(isHere).flatMap(({ uid }) => uid ?? []),
})

export const withMember = (group: Group, memberId: string, patch: Partial<Member>): Group =>
  withMembers(
    group,
    group.members.map((one) => (one.memberId === memberId ? { ...one, ...patch } : one)),
  )
