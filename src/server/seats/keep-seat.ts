import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { groupScope, userScope } from '#contract/sync.ts'
import { deleteAccount } from '../account/delete-account.ts'
import type { Caller } from '../auth/identity.ts'
import type { Transaction } from '../db/database.ts'
import { isDemo } from '../demo/refuse-demo.ts'
import { columnOf, documentsIn } from '../documents/collection.ts'
import { changeRows, removeRows } from '../documents/rows.ts'
import { invalid } from '../documents/validate.ts'
import type { Engine } from '../engine.ts'
import { takeOver } from '../groups/members/answer-invitation.ts'
import { withOwner } from '../groups/members/forget-member.ts'
import { noteActivity } from '../groups/note-activity.ts'
import { lockGroup, lockMembers, saveGroup } from '../groups/open-group.ts'
import { Fault } from '../http/fault.ts'

/**
 * Whoever holds a seat, and has an account now, is the same member by that: every id and every cent
 * stays, and what they wrote is theirs.
 */
export async function keepSeat(engine: Engine, caller: Caller, seat: string): Promise<string> {
  const { clock, database, identity, log } = engine
  const guest = await identity.whoIs(seat)
  if (!guest?.grant?.isSeat) throw new Fault('not-found')
  const { uid: seatUid, grant } = guest
  const now = clock.now()
  await database.transact(async (tx) => {
    tx.by = caller.uid
    const say = async () => false
    const countTry = async () => undefined
    const context = { tx, caller, now, log, say, countTry }
    const { group, writer } = await lockGroup(context, grant.place)
    const before = group?.members.find(({ uid, leftAt }) => uid === seatUid && leftAt === null)
    if (!group || !before?.guest) throw new Fault('not-found')
    await checkKeeper(tx, group, caller)
    await lockMembers(context, group, caller.uid)
    const me: GroupMember = { ...before, uid: caller.uid, guest: null }
    const members = group.members.map((one) => (one.memberId === me.memberId ? me : one))
    const open = await saveGroup({ context, writer, group, me }, { members: withOwner(members) })
    await handOn(tx, group, seatUid, caller.uid)
    await takeOver(open)
    await noteActivity(open, 'guest-kept', me.memberId, { name: me.name })
    await identity.endSessions(tx, seatUid)
  })
  return grant.place
}

async function checkKeeper(tx: Transaction, { id, memberIds }: GroupRow, { uid }: Caller) {
  if (await isDemo(tx.client, uid)) throw new Fault('demo-stays-alone')
  if (memberIds.includes(uid)) {
    throw invalid([['seat', 'Your account is in this group already.']])
  }
  const { rowCount } = await tx.client.query(
    'select from barred_members where group_id = $1 and user_id = $2',
    [id, uid],
  )
  if (rowCount) throw new Fault('removed-from-group')
}

/** What the guest wrote is the account's; their parts of bills are made anew in its book. */
async function handOn(tx: Transaction, { id }: GroupRow, seatUid: string, uid: string) {
  const scope = groupScope(id)
  for (const documents of documentsIn(scope)) {
    for (const field of ['createdBy', 'updatedBy']) {
      if (!Object.hasOwn(documents.columns, field)) continue
      const column = columnOf(documents, field)
      await changeRows(tx, {
        ...{ table: documents.table, values: [scope, seatUid, uid] },
        ...{ set: `${column} = $3`, where: `t.scope = $1 and t.${column} = $2` },
      })
    }
  }
  const theirs = { table: 'group_shares', values: [userScope(seatUid)] } as const
  await removeRows(tx, { ...theirs, where: 't.scope = $1' })
}

const AT_ONCE = 50

/** Guests whose seat is over: they have nothing else, so nothing of them stays but a name. */
export async function dropSeats(engine: Engine, _now: Date, signal?: AbortSignal): Promise<number> {
  const { rows } = await engine.database.pool.query<{ id: string }>(
    `select u.id from users u where u.guest_of is not null and u.status <> 'deleted'
        and not exists (select from groups g
          where g.id = u.guest_of and g.member_ids @> array[u.id])
      order by u.id limit $1`,
    [AT_ONCE],
  )
  let dropped = 0
  for (const { id } of rows) {
    if (signal?.aborted) break
    await deleteAccount(engine, id)
    dropped += 1
  }
  return dropped
}
