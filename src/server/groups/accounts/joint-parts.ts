import { randomUUIDv7 } from 'node:crypto'
import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupMember } from '#contract/groups/entities.ts'
import type { Row } from '#contract/sync.ts'
import { answerDays } from '#domain/groups/group-limits.ts'
import { waitsFor } from '#domain/groups/joint/agreement.ts'
import { gainsUnsurely } from '#domain/groups/joint/entry-rights.ts'
import {
  entryBill,
  type JointEntry,
  ownerParts,
  withoutOwner,
} from '#domain/groups/joint/owner-parts.ts'
import { formatAmount } from '#domain/money/money.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { createMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import type { OpenGroup, Telling } from '../open-group.ts'
import { requireObjector } from '../require-objector.ts'

const accounts = documentsOf('group_accounts')
const entries = documentsOf('group_account_entries')
const dayMs = 86_400_000

type Person = Pick<GroupMember, 'memberId' | 'uid'>

interface OwnPart {
  readonly account: GroupAccountRow
  /** What somebody's part of it comes to; below zero they owe it. */
  readonly part: number
  /** The same without what they lately said came into it, where that has no shares to deny. */
  readonly surePart: number
}

/** The joint accounts of a group that somebody owns a part of. */
async function heldIn(
  { context, writer: { scope } }: Telling,
  { memberId, uid }: Person,
): Promise<readonly OwnPart[]> {
  const { rows } = await context.tx.client.query<Readonly<Record<'held' | 'said', number>> & Held>(
    `select ${wireObject(accounts)} as account, t.opening_balance + coalesce((
        select sum(v.effect) from account_moves v
        where v.account_id = t.id and v.scope = t.scope and v.day >= t.opening_on
      ), 0)::bigint as held, coalesce((
        select sum(e.amount) from group_account_entries e
        where e.account_id = t.id and e.scope = t.scope and e.date >= t.opening_on
          and e.kind in ('pay-in', 'interest') and e.status <> 'disputed'
          and e.shares = '[]' and e.created_by = $3 and e.created_at > $4
      ), 0)::bigint as said
      from group_accounts t where t.scope = $1
        and t.owners @> jsonb_build_array(jsonb_build_object('memberId', $2::text))
      order by t.created_at, t.id`,
    [scope, memberId, uid, new Date(context.now.getTime() - answerDays * dayMs)],
  )
  return rows.map(({ account, held, said }) => {
    const bps = account.owners.find((owner) => owner.memberId === memberId)?.bps ?? 0
    const partOf = (amount: number) => Math.trunc((amount * bps) / 10_000)
    const others = account.owners.some((owner) => owner.memberId !== memberId)
    return { account, part: partOf(held), surePart: partOf(others ? held - said : held) }
  })
}

interface Held {
  readonly account: GroupAccountRow
}

/** Refused with what is owed of an account, in the caller's own way of writing. */
async function refuseOwed({ context, writer }: Telling, account: GroupAccountRow, owed: number) {
  const { locale } = await requireProfile(context.tx.client, writer.uid)
  const sum = formatAmount(owed, account.currency, locale)
  throw new Fault('balance-open', { [account.name]: `They still owe ${sum} of it.` })
}

/** Nobody goes with a debt of the bank's, nor on nothing but their own word that they paid in. */
export async function requireNothingOpen(open: OpenGroup) {
  const { context, writer, group, me } = open
  const { client } = context.tx
  const held = await heldIn(open, me)
  const owed = held.find(({ part }) => part < 0)
  if (owed) await refuseOwed(open, owed.account, -owed.part)
  const said = held.find(({ surePart }) => surePart < 0)
  if (said) {
    const words = `For ${answerDays} days the others may take out what you say came into it.`
    throw new Fault('balance-open', { [said.account.name]: words })
  }
  const { rows } = await client.query<{ entry: GroupAccountEntryRow; name: string }>(
    `select ${wireObject(entries)} as entry, a.name from group_account_entries t
      join group_accounts a on a.id = t.account_id where t.scope = $1`,
    [writer.scope],
  )
  const now = context.now.toISOString()
  const unsure = rows.find(({ entry }) => gainsUnsurely(group.members, entry, me.memberId, now))
  if (unsure) {
    const words = 'The others have yet to confirm what was paid there.'
    throw new Fault('balance-open', { [unsure.name]: words })
  }
}

/**
 * Somebody goes, and the other owners have their part. Who leaves gives it to them; who was removed
 * did not choose to, and is owed it, or owes it. An account that is deleted gives what it has, and
 * still owes what it owes. The last owner keeps what nobody uses any more. What not everybody has
 * agreed to has no part to pass.
 */
export async function passParts(
  open: Telling,
  { memberId, uid }: Person,
  stays: 'nothing' | 'all' | 'what they owe',
): Promise<void> {
  const { context, writer, group } = open
  const { tx, now } = context
  const held = await heldIn(open, { memberId, uid })
  const after = held.map(({ account }) => {
    const owners = withoutOwner(account.owners, memberId, account.id)
    return owners.length > 0 ? { ...account, owners: [...owners] } : { ...account, archived: true }
  })
  const fields = new Set(['owners', 'archived'])
  await updateMany(tx, accounts, after as readonly Row[], fields, writer)
  if (stays === 'nothing') return
  const owing = held.flatMap(({ account, part }, at) => {
    const { id: accountId, currency, agreed } = account
    const owners = after[at]?.owners ?? []
    const id = randomUUIDv7()
    const amount = Math.abs(part)
    const isAgreed = uid === null || agreed.includes(memberId)
    if (!isAgreed || waitsFor(account, group.members).length > 0) return []
    if (part > 0 && stays !== 'all') return []
    if (amount === 0 || owners.some((owner) => owner.memberId === memberId)) return []
    const kind = part > 0 ? 'part' : 'part-owed'
    const shares = ownerParts(amount, owners, id)
    const said = { date: now.toISOString().slice(0, 10), text: '', bankId: null, currency, shares }
    const unsaid = { status: 'claimed', answers: [] }
    return [
      { id, groupId: group.id, accountId, kind, memberId, amount, ...said, ...unsaid, account },
    ]
  })
  if (stays === 'all') await requireTheirs(open, { memberId, uid }, owing)
  const rows = owing.map(({ account: _account, ...entry }) => entry)
  await createMany(tx, entries, rows, writer)
}

/**
 * A debt of the bank's is not passed to who cannot object: not to a name, nor to somebody who goes
 * where who is gone is owed money and nobody is left who could say that it is not so.
 */
async function requireTheirs(
  open: Telling,
  { memberId, uid }: Person,
  owing: readonly (JointEntry & Held)[],
): Promise<void> {
  const owed = owing.filter(({ kind }) => kind === 'part-owed')
  for (const { account, amount } of uid === null ? owed : []) {
    await refuseOwed(open, account, amount)
  }
  const leftAt = open.context.now.toISOString()
  const members = open.group.members.map((one) =>
    one.memberId === memberId ? { ...one, leftAt } : one,
  )
  const after = { ...open, group: { ...open.group, members } }
  for (const entry of owed) await requireObjector(after, [null, entryBill(entry)], 'memberId')
}
