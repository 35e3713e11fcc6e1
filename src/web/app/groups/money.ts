import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupRow } from '#contract/entities/groups.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import {
  type Balances,
  balancesOf,
  byHousehold,
  isCounted,
  type Settlement,
  sumBalances,
} from '#domain/groups/balances.ts'
import { settleUp, type Transfer } from '#domain/groups/settle-up.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'

export interface GroupMoney {
  readonly expenses: readonly GroupExpenseRow[]
  readonly settlements: readonly SettlementRow[]
  /** The same expenses by month: what a month comes to is remembered by its array. */
  readonly months: readonly (readonly GroupExpenseRow[])[]
}

export const moneyFrom = (
  months: GroupMoney['months'],
  settlements: GroupMoney['settlements'],
): GroupMoney => ({ months, settlements, expenses: months.flat() })

export const counting = (settlements: readonly SettlementRow[]): readonly SettlementRow[] =>
  settlements.filter(isCounted)

/** Worked out once for the same thing. */
function once<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: work(key) }
    known.set(key, made)
    return made.value
  }
}

const monthBalances = once((rows: readonly GroupExpenseRow[]) => balancesOf(rows, []))

const monthDebts = once((rows: readonly GroupExpenseRow[]) => {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return new Map([...byCurrency].map(([currency, some]) => [currency, whoOwesWhom(some, [])]))
})

const balancesOfMoney = once(({ months, settlements }: GroupMoney) =>
  sumBalances([...months.map(monthBalances), balancesOf([], counting(settlements))]),
)

/** By currency; the group's own first. */
export function balancesIn(
  { currency: own }: Pick<GroupRow, 'currency'>,
  money: GroupMoney,
): readonly (readonly [currency: string, balances: Balances])[] {
  const all = [...balancesOfMoney(money)]
  return all.toSorted(([a], [b]) => Number(b === own) - Number(a === own) || (a < b ? -1 : 1))
}

export const openIn = (group: GroupRow, money: GroupMoney, currency: string): Balances =>
  new Map(balancesIn(group, money)).get(currency) ?? new Map()

/** A debt is a payment still to be made the other way round. */
const owed = ({ months }: GroupMoney, currency: string): readonly Settlement[] =>
  months.flatMap((rows) =>
    (monthDebts(rows).get(currency) ?? []).map(({ from, to, amount }) => ({
      ...{ from: to, to: from, amount, currency },
    })),
  )

/** Between two people, or between those who settle as one: named by who stands first. */
export interface Debt extends Transfer {
  readonly payers: readonly string[]
  readonly receivers: readonly string[]
}

export interface Debts {
  readonly currency: string
  readonly transfers: readonly Debt[]
  /** Null for plain debts, where it is not the question. */
  readonly isFewest: boolean | null
}

/** Each household by those in it, me first. */
export function householdsIn({ members }: GroupRow, meId: string | null) {
  const all = new Map<string, readonly string[]>()
  for (const { householdId, memberId } of members) {
    const others = householdId ? (all.get(householdId) ?? []) : []
    if (!householdId) continue
    all.set(householdId, memberId === meId ? [memberId, ...others] : [...others, memberId])
  }
  return all
}

/** With whom somebody settles as one, themselves first; alone where debts stay as they arose. */
export function settlersOf(group: GroupRow, memberId: string): readonly string[] {
  const id = householdOf(group)(memberId)
  const together = group.simplifyDebts && id ? householdsIn(group, memberId).get(id) : null
  return together ?? [memberId]
}

const householdOf = (group: GroupRow) => {
  const byMember = new Map(group.members.map((one) => [one.memberId, one.householdId]))
  return (memberId: string) => byMember.get(memberId) ?? null
}

/** The fewest payments that make everybody even; households pay and are paid as one. */
function planned(
  group: GroupRow,
  currency: string,
  balances: Balances,
  meId: string | null,
): Debts {
  const plan = settleUp(byHousehold(balances, householdOf(group)))
  const households = householdsIn(group, meId)
  const transfers = (plan?.transfers ?? []).map(({ from, to, amount }) => {
    const [payers, receivers] = [households.get(from) ?? [from], households.get(to) ?? [to]]
    return { from: payers[0] ?? from, to: receivers[0] ?? to, amount, payers, receivers }
  })
  return { currency, transfers, isFewest: plan?.isFewest ?? false }
}

export function debtsIn(
  group: GroupRow,
  money: GroupMoney,
  isSimplified: boolean,
  meId: string | null = null,
): readonly Debts[] {
  return balancesIn(group, money).map(([currency, balances]) => {
    if (isSimplified) return planned(group, currency, balances, meId)
    const paid = counting(money.settlements).filter((row) => row.currency === currency)
    return {
      currency,
      transfers: whoOwesWhom([], [...owed(money, currency), ...paid]).map((debt) => ({
        ...debt,
        payers: [debt.from],
        receivers: [debt.to],
      })),
      isFewest: null,
    }
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
  memberIds: readonly string[],
): readonly Standing[] {
  return balancesIn(group, money).flatMap(([currency, balances]) => {
    const amount = memberIds.reduce((sum, id) => sum + (balances.get(id) ?? 0), 0)
    return amount === 0 ? [] : [{ currency, amount }]
  })
}
