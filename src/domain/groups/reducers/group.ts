/** A group as its reducers read it. */
import { type Row, type Rows, refuse } from '../../command.ts'
import type { Asker } from '../voices.ts'

export interface Member extends Asker {
  readonly name: string
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

const isHere = ({ leftAt }: Member) => leftAt === null

export const memberIn = ({ members }: Group, id: string) =>
  members.find((member) => member.memberId === id && isHere(member))

/** Somebody was named who is not in it. */
export const notHere = refuse('invalid-input', { memberId: 'Choose somebody in the group.' })

/** The group, and who gives the command there; null for somebody who is not in it. */
export function opened(rows: Rows, groupId: string, uid: string) {
  const group = rows.row('groups', groupId) as Group | null
  const me = group?.members.find((member) => member.uid === uid && isHere(member))
  return group && me ? { group, me } : null
}
