import type pg from 'pg'
import type { InvitationRow } from '#contract/entities/invitations.ts'
import { hashToken } from '../auth/bearer-token.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { Fault } from '../http/fault.ts'
import { readProfile } from '../users/profiles.ts'

export interface Shown {
  readonly token?: string | undefined
  readonly invitationId?: string | undefined
}

interface Found {
  readonly row: InvitationRow
  readonly address: string | null
  readonly token_hash: string
}

type Reader = Pick<pg.Pool, 'query'>

/**
 * The invitation that whoever calls has a right to: by its token, or because it was sent to an
 * address that is proven to be theirs. For everybody else there is none.
 */
export async function findInvitation(
  db: Reader,
  uid: string,
  { token, invitationId }: Shown,
): Promise<InvitationRow> {
  const hash = token === undefined ? null : hashToken(token)
  const { rows } = await db.query<Found>(
    `select ${wireObject(documentsOf('invitations'))} as row, s.address, s.token_hash
      from invitations t join invitation_secrets s on s.invitation_id = t.id
      where ($1::text is null or s.token_hash = $1) and ($2::uuid is null or t.id = $2)
        and ($1::text is not null or $2::uuid is not null)`,
    [hash, invitationId ?? null],
  )
  const [found] = rows
  if (!found) throw new Fault('invitation-over')
  if (hash === null && !(await isTheirs(db, uid, found))) throw new Fault('invitation-over')
  return found.row
}

async function isTheirs(db: Reader, uid: string, { row, address }: Found): Promise<boolean> {
  const profile = await readProfile(db, uid)
  if (address === null || !profile) return false
  if (row.channel === 'phone') return profile.phone === address
  return profile.emailVerified && profile.email?.toLowerCase() === address
}

export const isOver = ({ status, expiresAt }: InvitationRow, now: Date) =>
  status !== 'pending' || Date.parse(expiresAt) <= now.getTime()

/** A link for nobody in particular lets in whoever has it, until it ends. */
export const isForAnybody = ({ channel, memberId }: InvitationRow) =>
  channel === 'link' && memberId === null
