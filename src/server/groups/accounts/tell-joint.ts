import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { waitsFor } from '#domain/groups/joint/agreement.ts'
import { answerersOf } from '#domain/groups/joint/entry-rights.ts'
import { notifyAll } from '#server/notifications/notify.ts'
import type { Balance } from '../balances.ts'
import { accountLink } from '../group-links.ts'
import { noteActivity } from '../note-activity.ts'
import type { OpenGroup } from '../open-group.ts'
import { shortName } from '../short-name.ts'
import { tellNetEffect } from '../tell-net-effect.ts'

type Entry = GroupAccountEntryRow
type What = 'entry' | 'entry-confirmed' | 'entry-disputed' | 'entry-deleted' | 'entry-restored'

/** What the record says of it. */
export const dataOf = ({ kind, memberId: who, amount, currency, accountId }: Entry) => ({
  ...{ kind, who, amount, currency, accountId },
})

async function nameOf({ context, writer }: OpenGroup, accountId: string): Promise<string> {
  const { rows } = await context.tx.client.query<{ name: string }>(
    'select name from group_accounts where id = $1 and scope = $2',
    [accountId, writer.scope],
  )
  return shortName(rows[0]?.name ?? '')
}

/** "Anna paid 12.00 into Flat", as whoever did something with it says it. */
function titleOf(open: OpenGroup, what: What, entry: Entry, account: string, sum: string): string {
  const { memberId, kind } = entry
  const who = open.group.members.find((one) => one.memberId === memberId)?.name
  const by = shortName(open.me.name)
  const isIn = kind !== 'pay-out'
  const paid = isIn ? `${sum} paid into ${account}` : `${sum} taken out of ${account}`
  if (what === 'entry-deleted') return `${by} deleted ${paid}`
  if (what === 'entry-restored') return `${by} restored ${paid}`
  if (what === 'entry-confirmed') return `${by} confirmed ${paid}`
  if (what === 'entry-disputed') {
    return `${by} says ${sum} was not ${isIn ? 'paid into' : 'taken out of'} ${account}`
  }
  if (memberId === null) return `${by} recorded interest of ${sum} in ${account}`
  const did = isIn ? `paid ${sum} into ${account}` : `took ${sum} out of ${account}`
  const isOwn = memberId === open.me.memberId
  return isOwn ? `${by} ${did}` : `${by} recorded that ${shortName(who ?? '')} ${did}`
}

/** Into the record, and to all: what it means for each, and what they can do about it. */
export async function tellOfEntry(
  open: OpenGroup,
  what: What,
  entry: Entry,
  balances: readonly Balance[],
): Promise<void> {
  const isKept = what === 'entry-deleted' || what === 'entry-restored'
  if (!isKept) await noteActivity(open, `account-${what}`, entry.id, dataOf(entry))
  const { id, accountId, amount, currency, memberId } = entry
  const account = await nameOf(open, accountId)
  const answerers = answerersOf(open.group.members, entry)
  await tellNetEffect(
    open,
    {
      ...{ name: account, amount, currency, subject: id },
      what: what === 'entry-deleted' ? 'deleted' : 'restored',
      kind: what === 'entry' ? 'settlement-claimed' : 'settlement-confirmed',
      titleOf: (sum) => titleOf(open, what, entry, account, sum),
      restOf: (reader) =>
        what === 'entry' && answerers.includes(reader) ? ' If it is not so, say so there.' : '',
      concerned: [...(memberId ? [memberId] : []), ...answerers],
      data: { entryId: id },
      link: accountLink(open.group.id, accountId),
    },
    balances,
  )
}

/** Everybody else hears that what they pay to is another. */
export async function tellPaidTo(
  { context: { tx, log, now }, group, me, writer }: OpenGroup,
  row: GroupAccountRow,
): Promise<void> {
  const uids = group.memberIds.filter((uid) => uid !== writer.uid)
  const by = shortName(me.name)
  const make = ({ id: uid }: UserRow) => ({
    ...{ uid, kind: 'group-expense-changed' as const, subject: row.id },
    title: `${by} changed the account number or bank of ${shortName(row.name)}`,
    body: `In ${shortName(group.name)}. Ask ${by} whether that is right before you pay to it.`,
    period: `paid to ${now.toISOString()}`,
    link: accountLink(group.id, row.id),
    data: { groupId: group.id },
  })
  await notifyAll({ log }, tx, uids, make, now)
}

/** Everybody whose word it waits for. */
export async function tellAsked(
  { context: { tx, log, now }, group, me }: OpenGroup,
  row: GroupAccountRow,
): Promise<void> {
  const waiting = waitsFor(row, group.members)
  const uids = group.members.flatMap(({ memberId, uid }) =>
    uid && waiting.includes(memberId) ? [uid] : [],
  )
  const title = `${shortName(me.name)} asks you to own a part of ${shortName(row.name)}`
  const make = ({ id: uid }: UserRow) => ({
    ...{ uid, title, kind: 'invitation' as const, subject: row.id },
    body: `It is used in ${shortName(group.name)} once all who own it agree.`,
    period: `account ${now.toISOString()}`,
    link: accountLink(group.id, row.id),
    data: { groupId: group.id },
  })
  await notifyAll({ log }, tx, uids, make, now)
}
