import type pg from 'pg'
import type { GroupAnswer, PreviewAnswer } from '#contract/groups/calls.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject, wireOrder } from '../documents/wire.ts'
import { Fault } from '../http/fault.ts'
import { freePlaces } from './members/answer-invitation.ts'
import { checkEntry, findInvitation, isForAnybody, isOver } from './members/find-invitation.ts'

type Reader = Pick<pg.Pool, 'query'>
const groups = documentsOf('groups')

const balances = `coalesce((
  select json_agg(json_build_object('currency', s.currency, 'memberId', s.member_id,
    'amount', s.balance) order by s.currency, s.member_id)
  from group_sums s where s.scope = t.scope and s.balance <> 0
), '[]') as balances`

interface GroupRead {
  readonly row: GroupRow
  readonly balances: GroupAnswer['balances']
}

const withBalances = ({ row, balances: all }: GroupRead): GroupAnswer => ({ ...row, balances: all })

export async function readGroups(db: Reader, uid: string): Promise<readonly GroupAnswer[]> {
  const { rows } = await db.query<GroupRead>({
    name: 'groups of mine',
    text: `select ${wireObject(groups)} as row, ${balances} from groups t
      where t.member_ids @> array[$1::uuid] order by ${wireOrder(groups)}`,
    values: [uid],
  })
  return rows.map(withBalances)
}

export async function readGroup(db: Reader, uid: string, groupId: string): Promise<GroupAnswer> {
  const { rows } = await db.query<GroupRead>(
    `select ${wireObject(groups)} as row, ${balances} from groups t
      where t.id = $1 and t.member_ids @> array[$2::uuid]`,
    [groupId, uid],
  )
  const [found] = rows
  if (!found) throw new Fault('not-allowed')
  return withBalances(found)
}

/** What somebody sees before they join: no more than they need to decide. */
export async function previewInvitation(
  db: Reader,
  uid: string,
  token: string,
  now: Date,
): Promise<PreviewAnswer> {
  const invitation = await findInvitation(db, uid, { token })
  const { rows } = await db.query<{ row: GroupRow }>(
    `select ${wireObject(groups)} as row from groups t where t.id = $1`,
    [invitation.groupId],
  )
  const group = rows[0]?.row
  const isMember = group?.memberIds.includes(uid) ?? false
  if (!group || (isOver(invitation, now) && !isMember)) throw new Fault('invitation-over')
  const by = isMember ? null : await checkEntry(db, group, invitation, uid)
  return {
    invitationId: invitation.id,
    groupId: group.id,
    groupName: isMember ? group.name : nameInMessage(group.name, 'a group'),
    invitedBy: by ? nameInMessage(by.name, 'Somebody') : '',
    memberId: invitation.memberId,
    placeholders: by && isForAnybody(invitation) ? await freePlaces(db, group, by) : [],
    isMember,
  }
}
