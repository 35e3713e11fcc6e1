import type { GroupMember } from '#contract/groups/entities.ts'
import { householdOf } from '#domain/groups/voices.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { passParts, requireNothingOpen } from '../accounts/joint-parts.ts'
import { type Balance, readBalances } from '../balances.ts'
import type { OpenBalance } from '../member-words.ts'
import { noteActivity } from '../note-activity.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { groupBefore, reducedInGroup } from '../reduced-in-group.ts'
import { sayGone } from '../say-outcome.ts'
import { partHousehold } from '../settlements/tell-household.ts'
import { tellOfLeaving, tellOfRemoval } from '../tell-members.ts'
import { readDenied } from './deny-debt.ts'
import { endInvitations, endTokensOf } from './end-invitations.ts'
import { requireAnswered, requireHeard } from './require-answered.ts'

type Changes = readonly Changed[]
type Balances = readonly Balance[]

const readAll = ({ context, writer }: OpenGroup) => readBalances(context.tx.client, writer.scope)

const openBalances = (all: Balances, id: string): readonly OpenBalance[] =>
  all.flatMap(({ memberId, currency, amount }) => (memberId === id ? [{ currency, amount }] : []))

/** Refused with what is open, in the caller's own way of writing. */
async function requireEven(
  { context, writer }: OpenGroup,
  balances: readonly OpenBalance[],
): Promise<void> {
  if (balances.length === 0) return
  const { locale } = await requireProfile(context.tx.client, writer.uid)
  const words = balances.map(({ currency, amount }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    return [currency, amount > 0 ? `${sum} is still owed to them.` : `They still owe ${sum}.`]
  })
  throw new Fault('balance-open', Object.fromEntries(words))
}

/** They invite nobody any more, nor does anybody become them or settle with them. */
async function tellGone(open: OpenGroup, changes: Changes, id: string) {
  const { tx } = open.context
  const { members } = groupBefore(open, changes)
  const member = members.find(({ memberId }) => memberId === id) as GroupMember
  await partHousehold(open, member, members)
  await sayGone(open, member)
  if (member.uid) {
    await endInvitations(tx, open.writer, 'madeBy', member.uid)
    await endTokensOf(tx, member.uid, open.group.id, open.context.now)
  }
  await endInvitations(tx, open.writer, 'forPlace', id)
  return { member, mates: householdOf(members, id).filter(({ memberId }) => memberId !== id) }
}

async function bar({ context: { tx, now }, group }: OpenGroup, uid: string): Promise<void> {
  await tx.client.query(
    `insert into barred_members (group_id, user_id, barred_at) values ($1, $2, $3)
      on conflict (group_id, user_id) do update set barred_at = $3`,
    [group.id, uid, now],
  )
}

const memberAfter = ({ group }: OpenGroup, id: string) =>
  group.members.find(({ memberId }) => memberId === id) as GroupMember

export const leavingCommands: Readonly<Record<string, RunCommand>> = {
  'groups.leave': reducedInGroup('groups.leave', opens.forEverybody, {
    async check(open, _changes, { evenIfOpen }) {
      // Then what they gained just before is taken back, as where an account is deleted.
      if (evenIfOpen) return
      const all = await readAll(open)
      await requireEven(open, openBalances(all, open.me.memberId))
      await requireNothingOpen(open)
      await requireAnswered(open, all)
    },
    async after(open, changes, { evenIfOpen }) {
      const { memberId, name } = open.me
      const { mates } = await tellGone(open, changes, memberId)
      await passParts(open, open.me, evenIfOpen ? 'what they owe' : 'nothing')
      const all = await readAll(open)
      const balances = openBalances(all, memberId)
      const left = balances.length > 0 ? { name, balances } : { name }
      await noteActivity(open, 'member-left', memberId, left)
      const { denied, until } = await readDenied(open, memberAfter(open, memberId), all)
      const deniableUntil = denied.length > 0 ? until : null
      await tellOfLeaving(open, { all, mates, deniableUntil })
    },
  }),
  /** What is open stays where all see it, and the person is told of it. */
  'groups.removeMember': reducedInGroup('groups.removeMember', opens.forLeadersAlways, {
    async check(open, _changes, { memberId }): Promise<Balances> {
      const member = open.group.members.find((one) => one.memberId === memberId) as GroupMember
      await passParts(open, member, 'all')
      const all = await readAll(open)
      // Also with what passing on their parts of joint accounts changed.
      if (open.me.role !== 'owner') await requireEven(open, openBalances(all, memberId))
      await requireHeard(open, memberId, all)
      return all
    },
    async after(open, changes, { memberId }, all) {
      const { member, mates } = await tellGone(open, changes, memberId)
      const { name, uid } = member
      const balances = openBalances(all, memberId)
      await noteActivity(open, 'member-removed', memberId, { name, balances })
      if (uid) {
        await bar(open, uid)
        await endInvitations(open.context.tx, open.writer, 'knownTo', uid)
      }
      const gone = memberAfter(open, memberId)
      const { denied, until } = await readDenied(open, gone, all)
      const deniableUntil = denied.length > 0 ? until : null
      await tellOfRemoval(open, member, { all, mates, deniableUntil })
    },
  }),
}
