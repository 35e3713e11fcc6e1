import { randomUUIDv7 } from 'node:crypto'
import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { deniedNote } from '#contract/groups/settlements.ts'
import { userScope } from '#contract/sync.ts'
import { answerableUntil, type Deed } from '#domain/groups/gone/between.ts'
import { contestedBy } from '#domain/groups/gone/contested.ts'
import { type Denied, deniableBy } from '#domain/groups/gone/unanswered.ts'
import { answerDays, restoreDays } from '#domain/groups/group-limits.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { changeRows } from '#server/documents/rows.ts'
import { createMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { type Balance, balancesIn, readBalances } from '../balances.ts'
import { paymentLink } from '../group-links.ts'
import { noteActivity } from '../note-activity.ts'
import { lockGroup, lockMembers, type OpenGroup } from '../open-group.ts'
import { readDeeds } from '../read-deeds.ts'
import { readKnown } from '../read-known.ts'
import { shortName } from '../short-name.ts'
import { tellDeniable } from '../tell-members.ts'
import { tellNetEffect } from '../tell-net-effect.ts'

const settlements = documentsOf('settlements')
const DAY_MS = 86_400_000

/** They did not go even, by themselves and at their own time. */
const hasWord = ({ isRemoved, leftOpen }: GroupMember) => isRemoved === true || leftOpen === true

/** Until when they may deny what others wrote just before, or put back since. */
function deniesUntil(gone: GroupMember, leftAt: string, deeds: readonly Deed[]): number {
  const since = deeds.flatMap(({ acts }) =>
    acts.flatMap(({ at, effects }) =>
      at > leftAt && (effects.get(gone.memberId) ?? 0) < 0 ? [at] : [],
    ),
  )
  const last = [...(hasWord(gone) ? [leftAt] : []), ...since].sort().at(-1)
  return last ? answerableUntil(last) : 0
}

/** What somebody gone came to owe a moment before, or since, without a word of theirs. */
export async function readDenied(
  open: OpenGroup,
  member: GroupMember,
  all: readonly Balance[],
): Promise<{ readonly denied: readonly Denied[]; readonly until: number }> {
  const { uid, leftAt } = member
  if (uid === null || leftAt === null) return { denied: [], until: 0 }
  const since = Date.parse(leftAt) - (restoreDays - answerDays) * DAY_MS
  const lately = await readDeeds(open, new Date(since))
  const deeds = contestedBy(lately, member.memberId, leftAt)
  const until = deniesUntil(member, leftAt, deeds)
  if (!(until > open.context.now.getTime())) return { denied: [], until }
  const members = await readKnown(open, open.group.members)
  const openIn = (currency: string) => balancesIn(all, currency)
  return { denied: deniableBy(members, deeds, member.memberId, openIn), until }
}

const goneIn = (group: GroupRow | undefined, uid: string) =>
  group?.members.find((member) => member.uid === uid && member.leftAt !== null)

/** They are in the group no more, so nobody can ask them, and they owe it no more. */
export async function denyDebt(
  context: Context,
  { groupId }: GroupCommandArgs<'groups.denyDebt'>,
): Promise<void> {
  const { writer, group } = await lockGroup(context, groupId)
  const me = goneIn(group, writer.uid)
  if (!group || !me) throw new Fault('not-allowed')
  const open = { context, writer, group, me }
  await lockMembers(context, group, writer.uid)
  const all = await readBalances(context.tx.client, writer.scope)
  const { denied, until } = await readDenied(open, me, all)
  if (until === 0) throw new Fault('not-allowed')
  if (denied.length === 0) throw new Fault('nothing-to-deny')
  for (const one of denied) await denyTo(open, one)
  await closeNotice(open)
}

/** Whose parts are there again though they are gone: nobody there can answer for them. */
export async function offerDenial(open: OpenGroup, back: ReadonlySet<string>, bill: string) {
  if (back.size === 0) return
  const all = await readBalances(open.context.tx.client, open.writer.scope)
  for (const member of open.group.members) {
    if (!back.has(member.memberId)) continue
    const { denied, until: deniableUntil } = await readDenied(open, member, all)
    const balances = all.filter(({ memberId }) => memberId === member.memberId)
    if (denied.length > 0) await tellDeniable(open, member, { deniableUntil, balances, bill })
  }
}

/** The notice of the removal offers it no more. */
async function closeNotice({ context: { tx }, writer, group }: OpenGroup): Promise<void> {
  await changeRows(tx, {
    ...{ table: 'notifications', values: [userScope(writer.uid), group.id] },
    set: `data = data - 'deniableUntil'`,
    where: `t.scope = $1 and t.kind = 'member-removed' and t.data->>'groupId' = $2`,
  })
}

async function denyTo(open: OpenGroup, { to, amount, currency }: Denied): Promise<void> {
  const { context, writer, group, me } = open
  const { tx, now } = context
  const before = await readBalances(tx.client, writer.scope)
  const id = randomUUIDv7()
  const sum = { from: me.memberId, to, amount, currency }
  const said = { method: 'written-off', note: deniedNote, status: 'confirmed', imported: false }
  const row = { id, groupId: group.id, ...sum, ...said, date: now.toISOString().slice(0, 10) }
  await createMany(tx, settlements, [row], writer)
  await noteActivity(open, 'debt-denied', id, sum)
  const change = {
    ...({ what: 'denied', kind: 'settlement-confirmed' } as const),
    ...{ amount, currency, name: null, subject: id, concerned: [to] },
    link: paymentLink(group.id, id),
    data: { settlementId: id },
    titleOf: (size: string) => `${shortName(me.name)} denies owing ${size}`,
  }
  await tellNetEffect(open, change, before)
}
