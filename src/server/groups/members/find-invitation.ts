import type pg from 'pg'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { userScope } from '#contract/sync.ts'
import { isDemo } from '#server/demo/refuse-demo.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { Fault } from '#server/http/fault.ts'

export interface Shown {
  readonly token?: string | undefined
  readonly invitationId?: string | undefined
}

interface InvitationFor {
  readonly row: InvitationRow
  readonly isTheirs: boolean
}

type Reader = Pick<pg.Pool, 'query'>

/**
 * The invitation that whoever calls has a right to: by its token, or because it waits in their own
 * book. For everybody else there is none.
 */
export async function findInvitation(
  db: Reader,
  uid: string,
  { token, invitationId }: Shown,
): Promise<InvitationRow> {
  const hash = token === undefined ? null : hashToken(token)
  const { rows } = await db.query<InvitationFor>(
    `select ${wireObject(documentsOf('invitations'))} as row,
        exists (select from received_invitations r
          where r.id = t.id and r.scope = $3) as "isTheirs"
      from invitations t join invitation_secrets s on s.invitation_id = t.id
      where ($1::text is null or s.token_hash = $1) and ($2::uuid is null or t.id = $2)
        and ($1::text is not null or $2::uuid is not null)`,
    [hash, invitationId ?? null, userScope(uid)],
  )
  const [found] = rows
  if (!found || (hash === null && !found.isTheirs)) throw new Fault('invitation-over')
  return found.row
}

export const isOver = ({ status, expiresAt }: InvitationRow, now: Date) =>
  status !== 'pending' || Date.parse(expiresAt) <= now.getTime()

/** A link for nobody in particular lets in whoever has it, until it ends. */
export const isForAnybody = ({ channel, memberId }: InvitationRow) =>
  channel === 'link' && memberId === null

/** Who invited, as long as they are in the group and so may. */
const makerIn = ({ members }: GroupRow, { createdBy }: InvitationRow) =>
  members.find(({ uid, leftAt }) => uid === createdBy && leftAt === null)

/** What somebody becomes: no link gives anybody a say, and only an owner does. */
export const roleBy = (maker: GroupMember, { channel, role }: InvitationRow) =>
  channel !== 'link' && maker.role === 'owner' ? role : 'member'

/**
 * Looks at an invitation as things are now: whoever made it may still invite, and somebody who was
 * removed comes back only by one that was sent to them, by an owner or admin.
 */
export async function checkEntry(
  db: Reader,
  group: GroupRow,
  invitation: InvitationRow,
  uid: string,
): Promise<GroupMember> {
  const maker = makerIn(group, invitation)
  // A demo costs nothing to begin: a link that went round would let in whoever plays with it.
  if (await isDemo(db, uid)) throw new Fault('demo-stays-alone')
  if (!maker) throw new Fault('invitation-over')
  const { rows } = await db.query<{ isBarred: boolean; isTheirs: boolean }>(
    `select exists (select from barred_members where group_id = $1 and user_id = $2) as "isBarred",
      exists (select from received_invitations where id = $3 and scope = $4) as "isTheirs"`,
    [group.id, uid, invitation.id, userScope(uid)],
  )
  const { isBarred = false, isTheirs = false } = rows[0] ?? {}
  if (isBarred && !(isTheirs && maker.role !== 'member')) throw new Fault('removed-from-group')
  return maker
}
