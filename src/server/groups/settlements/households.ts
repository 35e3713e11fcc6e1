import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import { isTakenIn } from '#domain/groups/gone/passed-on.ts'
import { householdOf, waitingFor } from '#domain/groups/voices.ts'
import type { RunCommand } from '#server/documents/commands.ts'
import type { Changed } from '#server/documents/reduce.ts'
import { invalid } from '#server/documents/validate.ts'
import { balancesIn, readBalances } from '../balances.ts'
import { noteActivity } from '../note-activity.ts'
import { type OpenGroup, opens } from '../open-group.ts'
import { readKnown } from '../read-known.ts'
import { changesIn, groupBefore, reducedInGroup } from '../reduced-in-group.ts'
import { sayHousehold } from '../say-outcome.ts'
import { partHousehold, tellHousehold } from './tell-household.ts'

interface Args {
  readonly memberId: string
}

const find = ({ members }: GroupRow, id: string) =>
  members.find(({ memberId }) => memberId === id) as GroupMember

/** A name that is owed money makes nobody even with who is gone and cannot say so. */
async function requireNobodyPaid(open: OpenGroup, changes: readonly Changed[], args: Args) {
  const after = (changesIn('groups', changes)[0]?.row ?? open.group) as GroupRow
  const there = householdOf(after.members, args.memberId)
  if (after.members.every(({ leftAt }) => leftAt === null) || there.length < 2) return
  const all = await readBalances(open.context.tx.client, open.writer.scope)
  const names = there.filter(({ uid }) => uid === null)
  const members = await readKnown(open, after.members)
  const isPaid = [...new Set(all.map(({ currency }) => currency))].some((currency) =>
    names.some((name) => isTakenIn(there, members, name, balancesIn(all, currency))),
  )
  if (!isPaid) return
  const words = 'Somebody gone is still owed money, and nobody else here could say that it is so.'
  throw invalid([['withMember', words]])
}

/** Joined, or asked for; who is still to be asked has heard of it already. */
async function tellSettling(open: OpenGroup, changes: readonly Changed[], { memberId }: Args) {
  const { group } = open
  const before = find(groupBefore(open, changes), memberId)
  const { asks } = find(group, memberId)
  if (!asks) {
    const there = householdOf(group.members, memberId)
    const memberIds = there.map((one) => one.memberId)
    await noteActivity(open, 'household-changed', memberId, { memberIds })
    return tellHousehold(open, there, 'joined', before)
  }
  if (before.asks?.withMember === asks.withMember) return
  if (before.asks) await sayHousehold(open, memberId, 'withdrawn')
  await noteActivity(open, 'household-asked', memberId, { withMember: asks.withMember })
  const waiting = waitingFor(group.members, asks)
  const asked = group.members.filter((one) => waiting.includes(one.memberId))
  return tellHousehold(open, asked, 'asked', before)
}

async function tellRefusal(open: OpenGroup, changes: readonly Changed[], { memberId }: Args) {
  const member = find(groupBefore(open, changes), memberId)
  const withMember = member.asks?.withMember
  await noteActivity(open, 'household-refused', memberId, { withMember })
  await tellHousehold(open, [member], 'refused', open.me)
}

/** Who is left hears of it: from then on nobody answers for anybody there. */
async function tellParting(open: OpenGroup, changes: readonly Changed[], { memberId }: Args) {
  const { members } = groupBefore(open, changes)
  const member = find({ ...open.group, members }, memberId)
  await noteActivity(open, 'household-changed', memberId, { memberIds: [memberId] })
  await partHousehold(open, member, members)
  await tellHousehold(open, householdOf(members, memberId), 'left', member)
}

const run = opens.forPayments
const settling = { check: requireNobodyPaid, after: tellSettling }

export const householdCommands: Readonly<Record<string, RunCommand>> = {
  'groups.askHousehold': reducedInGroup('groups.askHousehold', run, settling),
  'groups.agreeHousehold': reducedInGroup('groups.agreeHousehold', run, settling),
  'groups.refuseHousehold': reducedInGroup('groups.refuseHousehold', run, { after: tellRefusal }),
  'groups.leaveHousehold': reducedInGroup('groups.leaveHousehold', run, { after: tellParting }),
}
