import type { GroupMember } from '#contract/groups/entities.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import { sayHousehold as saidOfHousehold } from '#domain/groups/reducers/say-outcome.ts'
import { goneOutcome, type HouseholdOutcome, partedOutcome } from '#domain/notices/outcome-words.ts'
import { changeRows } from '#server/documents/rows.ts'
import { writeEvery } from '../documents/write-changes.ts'
import type { Telling } from './open-group.ts'
import { shortName } from './short-name.ts'

/** Notifications that asked for something, or told how it stood. */
interface OpenQuestion {
  readonly scopes: readonly Scope[]
  readonly where: string
  readonly value: unknown
  /** Nobody need answer any more. */
  readonly isOver: boolean
}

/** What only told of something confirmed asked nothing, and is read when it is read. */
async function rewrite(
  { context: { tx } }: Telling,
  asked: OpenQuestion,
  body: string,
): Promise<void> {
  await changeRows(tx, {
    ...{ table: 'notifications', values: [asked.scopes, body, asked.isOver, asked.value] },
    set: `body = $2, read = t.read or ($3 and t.kind <> 'settlement-confirmed')`,
    where: `t.scope = any($1::text[]) and ${asked.where}`,
  })
}

const scopesOf = ({ group }: Telling) => group.memberIds.map(userScope)

/** Of all who were asked to settle together with somebody, or only of one of them. */
export async function sayHousehold(
  { context: { tx }, writer, group }: Telling,
  askedBy: string,
  what: HouseholdOutcome,
  uid?: string,
): Promise<void> {
  await writeEvery(tx, saidOfHousehold(group, askedBy, what, uid ? [uid] : undefined), writer)
}

/** Somebody goes: what they were asked waits no more. */
export async function sayGone(open: Telling, { uid }: GroupMember) {
  if (uid === null) return
  const waits = `kind = 'settlement-claimed' and exists (select from settlements s
    where s.id::text = data->>'settlementId' and s.status = 'claimed')`
  const where = `data->>'groupId' = $4 and (data ?| array['askedBy', 'together'] or ${waits})`
  const asked = { scopes: [userScope(uid)], where, value: open.group.id, isOver: true }
  await rewrite(open, asked, goneOutcome(open.group.name))
}

/** Who was told that somebody settles together with them reads that they no longer do. */
export async function sayParted(open: Telling, { memberId, uid, name }: GroupMember) {
  const { id, name: groupName } = open.group
  const theirs = uid === null ? [] : [userScope(uid)]
  const others = scopesOf(open).filter((scope) => !theirs.includes(scope))
  const named = { where: `data->'together' ? $4`, value: memberId, isOver: false }
  await rewrite(open, { ...named, scopes: others }, partedOutcome(shortName(name), groupName))
  const own = { where: `data->>'groupId' = $4 and data ? 'together'`, value: id, isOver: false }
  await rewrite(open, { ...own, scopes: theirs }, partedOutcome(null, groupName))
}
