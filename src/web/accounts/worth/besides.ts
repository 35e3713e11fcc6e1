import type { RowOf } from '#contract/collections.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import type { OwnedBesides } from '#domain/accounts/worth-parts.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { isCounted } from '#domain/groups/balances.ts'
import { entryEffects } from '#domain/groups/joint/owner-parts.ts'
import { coverInstalments } from '#domain/loans/cover-instalments.ts'
import { planLoan } from '#domain/loans/loan-plan.ts'
import { planOf, trackedFrom } from '#domain/loans/plan-of.ts'
import { owedOn, standingOf } from '#domain/loans/standing.ts'
import type { JointEntryRow, JointRow } from '../joint.ts'

export type Settled = Pick<
  RowOf<'settlements'>,
  'from' | 'to' | 'amount' | 'currency' | 'date' | 'status' | 'groupId'
>
export type Shared = Pick<
  GroupShareRow,
  | 'groupId'
  | 'groupName'
  | 'currency'
  | 'date'
  | 'share'
  | 'paid'
  | 'rate'
  | 'accountId'
  | 'jointAccountId'
>

/** Rows of a device that net worth is made of besides those of accounts. */
export interface BesideRows {
  readonly loans: readonly RowOf<'loans'>[]
  readonly payments: readonly RowOf<'payments'>[]
  readonly goals: readonly RowOf<'goals'>[]
  readonly contributions: readonly RowOf<'contributions'>[]
  readonly groups: readonly Pick<GroupRow, 'id' | 'name' | 'members'>[]
  readonly shares: readonly Shared[]
  readonly settlements: readonly (Settled & { readonly id: string })[]
  /** The accounts I settled up from or into. */
  readonly sides: readonly RowOf<'settlement_sides'>[]
  readonly jointAccounts: readonly JointRow[]
  readonly jointEntries: readonly JointEntryRow[]
  readonly uid: string
  readonly today: Day
  readonly timezone: string
}

/** The same as the server works out, here and offline. */
function loansIn({ loans, payments, timezone, today }: BesideRows): OwnedBesides['loans'] {
  const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
  return loans.map((loan) => {
    const { id, name, currency, status, principal } = loan
    const paid = paidOf.get(id) ?? []
    const verdict = planLoan(planOf(loan, paid))
    const rows = verdict.ok ? verdict.rows : []
    const trackFrom = trackedFrom(loan, timezone)
    const reckoned = verdict.ok
      ? standingOf(rows, principal, coverInstalments(rows, trackFrom, paid))
      : loan
    const balance = status === 'paid' ? 0 : reckoned.balance
    const owed = owedOn({ ...loan, balance, trackFrom }, { rows, payments: paid }, today)
    return { id, name, currency, owedOn: owed, archived: status === 'archived' }
  })
}

function goalsIn({ goals, contributions }: BesideRows): OwnedBesides['goals'] {
  const moved = Map.groupBy(contributions, ({ goalId }) => goalId)
  return goals.map(({ id, name, currency, status, accountId }) => ({
    ...{ id, name, currency, archived: status === 'archived', accountId: accountId ?? null },
    moves: (moved.get(id) ?? [])
      .filter((one) => !one.accountId)
      .map((one) => ({ date: one.date, effect: signedAmount(one) })),
  }))
}

/** Who I am in each group I am in. */
export const myMembers = ({ groups, uid }: Pick<BesideRows, 'groups' | 'uid'>) =>
  new Map(
    groups.flatMap(({ id, members }) => {
      const me = members.find((member) => member.uid === uid)
      return me ? [[id, me.memberId] as const] : []
    }),
  )

/** What I paid counts for me, what I was paid against me. */
export function settledEffect(row: Settled, memberId: string | undefined): number {
  if (memberId === undefined || !isCounted(row)) return 0
  return row.from === memberId ? row.amount : row.to === memberId ? 0 - row.amount : 0
}

/** What left or reached my account is owed no more, though nobody has confirmed it yet. */
const underWay = ({ sides }: BesideRows) =>
  sides
    .filter(({ status }) => status === 'claimed')
    .map((row) => ({ ...row, effect: row.direction === 'out' ? row.amount : 0 - row.amount }))

/** Nobody leaves a group uneven, and what was settled in one I left is not here. */
function groupsIn(rows: BesideRows): OwnedBesides['groups'] {
  const mine = myMembers(rows)
  const moved = [
    ...rows.shares.map((row) => ({ ...row, effect: row.paid - row.share })),
    ...rows.settlements.map((row) => ({
      ...row,
      effect: settledEffect(row, mine.get(row.groupId)),
    })),
    ...underWay(rows),
    ...rows.jointEntries.map((row) => ({
      ...row,
      effect: entryEffects(row).get(mine.get(row.groupId) ?? '') ?? 0,
    })),
  ]
  const byGroup = Map.groupBy(moved, ({ groupId }) => groupId)
  return rows.groups
    .filter(({ id }) => mine.has(id))
    .flatMap(({ id, name }) => {
      const byCurrency = Map.groupBy(byGroup.get(id) ?? [], ({ currency }) => currency)
      return Array.from(byCurrency, ([currency, moves]) => ({ id, name, currency, moves }))
    })
}

export const besidesIn = (rows: BesideRows): OwnedBesides => ({
  loans: loansIn(rows),
  goals: goalsIn(rows),
  groups: groupsIn(rows),
})
