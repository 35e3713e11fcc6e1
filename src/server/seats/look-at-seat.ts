import type { GroupRow } from '#contract/groups/entities.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import { limits } from '#contract/limits.ts'
import type { SeatAnswer } from '#contract/seats/calls.ts'
import type { TokenRight } from '#contract/tokens/entities.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import type { Device } from '../auth/identity.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import type { Engine } from '../engine.ts'
import { freePlaces } from '../groups/members/answer-invitation.ts'
import { checkEntry, findInvitation, isOver } from '../groups/members/find-invitation.ts'
import { currentMembers } from '../groups/open-group.ts'
import { takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'

type Reader = Parameters<typeof findInvitation>[0]

/** Nobody yet: whoever looks has no account. */
const nobody = '00000000-0000-0000-0000-000000000000'
const BILLS = 10

interface OpenSeat {
  readonly invitation: InvitationRow & { readonly guests: TokenRight }
  readonly group: GroupRow
}

/** What a link leads guests into, if it does. */
export async function findSeat(db: Reader, token: string, now: Date): Promise<OpenSeat> {
  const invitation = await findInvitation(db, nobody, { token })
  const { rows } = await db.query<{ row: GroupRow }>(
    `select ${wireObject(documentsOf('groups'))} as row from groups t where t.id = $1`,
    [invitation.groupId],
  )
  const group = rows[0]?.row
  const isShut = group?.status === 'closed' || group?.status === 'archived'
  if (!group || isShut || isOver(invitation, now)) throw new Fault('invitation-over')
  const { guests } = invitation
  if (guests === null) throw new Fault('no-guests')
  return { invitation: { ...invitation, guests }, group }
}

type Bill = SeatAnswer['bills'][number]

async function readBills(db: Reader, { id }: GroupRow) {
  const { rows } = await db.query<{ bill: Bill; count: number }>(
    `select json_build_object('id', id, 'description', description, 'amount', amount,
        'currency', currency, 'date', date) as bill, count(*) over ()::int as count
      from group_expenses where scope = 'g:' || $1 order by date desc, id desc limit ${BILLS}`,
    [id],
  )
  const bills = rows.map(({ bill }) => ({
    ...bill,
    description: nameInMessage(bill.description, 'A bill'),
  }))
  return { bills, billCount: rows[0]?.count ?? 0 }
}

/** What somebody sees before they say who they are: the link lets them in, so no less. */
export async function lookAtSeat(
  { clock, database }: Engine,
  token: string,
  { address }: Device,
): Promise<SeatAnswer> {
  const pace = { limit: limits.looksAtSeatPerHour, windowS: 3600 }
  await takeTokenFrom(database, { kind: 'seat-look', address, ...pace })
  const db = database.pool
  const { invitation, group } = await findSeat(db, token, clock.now())
  const by = await checkEntry(db, group, invitation, nobody)
  const people = currentMembers(group)
  const named = (name: string) => nameInMessage(name, 'Somebody')
  const one = people.find(({ memberId }) => memberId === invitation.memberId)
  const free = one ? [one] : await freePlaces(db, group, by)
  return {
    groupName: nameInMessage(group.name, 'a group'),
    invitedBy: named(by.name),
    may: invitation.guests,
    people: people.map(({ name }) => named(name)),
    free: free.map(({ memberId, name }) => ({ memberId, name: named(name) })),
    isForOne: invitation.memberId !== null,
    ...(await readBills(db, group)),
  }
}
