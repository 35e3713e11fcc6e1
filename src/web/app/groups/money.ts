import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupRow } from '#contract/entities/groups.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import { type Balances, balancesOf, byHousehold } from '#domain/groups/balances.ts'
import { settleUp, type Transfer } from '#domain/groups/settle-up.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'

export interface GroupMoney {
  readonly expenses: readonly GroupExpenseRow[]
  readonly settlements: readonly SettlementRow[]
}

/** A payment somebody says never came does not count. */
export const counting = (settlements: readonly SettlementRow[]): readonly SettlementRow[] =>
  settlements.filter(({ status }) => status !== 'disputed')

/** By currency; the group's own first. */
export function balancesIn(
  { currency: own }: Pick<GroupRow, 'currency'>,
  { expenses, settlements }: GroupMoney,
): readonly (readonly [currency: string, balances: Balances])[] {
  const all = [...balancesOf(expenses, counting(settlements))]
  return all.toSorted(([a], [b]) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1))
}

export interface Debts {
  readonly currency: string
  readonly transfers: readonly Transfer[]
  /** Null for plain debts, where it is not the question. */
  readonly isFewest: boolean | null
}

/** The one of a household who is named for it: the first who joined. */
function speakers(group: GroupRow): (id: string) => string {
  const first = new Map<string, string>()
  for (const { householdId, memberId } of group.members) {
    if (householdId && !first.has(householdId)) first.set(householdId, memberId)
  }
  return (id) => first.get(id) ?? id
}

const householdOf = (group: GroupRow) => {
  const byMember = new Map(group.members.map((one) => [one.memberId, one.householdId]))
  return (memberId: string) => byMember.get(memberId) ?? null
}

/** The fewest payments that make everybody even; households pay and are paid as one. */
function planned(group: GroupRow, currency: string, balances: Balances): Debts {
  const plan = settleUp(byHousehold(balances, householdOf(group)))
  const speaker = speakers(group)
  const transfers = (plan?.transfers ?? []).map(({ from, to, amount }) => ({
    from: speaker(from),
    to: speaker(to),
    amount,
  }))
  return { currency, transfers, isFewest: plan?.isFewest ?? false }
}

export function debtsIn(
  group: GroupRow,
  money: GroupMoney,
  isSimplified: boolean,
): readonly Debts[] {
  return balancesIn(group, money).map(([currency, balances]) => {
    if (isSimplified) return planned(group, currency, balances)
    const inIt = <Row extends { readonly currency: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.currency === currency)
    const paid = inIt(counting(money.settlements))
    return { currency, transfers: whoOwesWhom(inIt(money.expenses), paid), isFewest: null }
  })
}

export interface Standing {
  readonly currency: string
  /** Above zero is owed to me, below zero I owe. */
  readonly amount: number
}

export function standingsOf(
  group: GroupRow,
  money: GroupMoney,
  memberId: string | null,
): readonly Standing[] {
  if (memberId === null) return []
  return balancesIn(group, money).flatMap(([currency, balances]) => {
    const amount = balances.get(memberId) ?? 0
    return amount === 0 ? [] : [{ currency, amount }]
  })
}

/** What belongs to one of them. */
export const moneyOf = ({ expenses, settlements }: GroupMoney, groupId: string): GroupMoney => ({
  expenses: expenses.filter((row) => row.groupId === groupId),
  settlements: settlements.filter((row) => row.groupId === groupId),
})
