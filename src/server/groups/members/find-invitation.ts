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
  const row = wireObject(documentsOf('invitations'))
  const { rows } = await db.query<{ row: InvitationRow }>(
    hash === null
      ? `select ${row} as row from invitations t where t.id = $1
          and t.id in (select id from received_invitations where scope = $2)`
      : `select ${row} as row from invitations t where ($1::uuid is null or t.id = $1)
          and t.id in (select invitation_id from invitation_secrets where token_hash = $2)`,
    [invitationId ?? null, hash ?? userScope(uid)],
  )
  const [found] = rows
  if (!found) throw new Fault('invitation-over')
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
  // Nor does anybody join a demo by a link of before: behind it is whoever called themselves so.
  if (!maker || (await isDemo(db, invitation.createdBy))) throw new Fault('invitation-over')
  const { rows } = await db.query<{ isBarred: boolean; isTheirs: boolean }>(
    `select exists (
        select 1 from barred_members where group_id = $1 and user_id = $2) as "isBarred",
      exists (select 1 from received_invitations where id = $3 and scope = $4) as "isTheirs"`,
    [group.id, uid, invitation.id, userScope(uid)],
  )
  const { isBarred = false, isTheirs = false } = rows[0] ?? {}
  if (isBarred && !(isTheirs && maker.role !== 'member')) throw new Fault('removed-from-group')
  return maker
}
