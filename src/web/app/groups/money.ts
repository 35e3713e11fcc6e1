import type { GroupAccountEntryRow } from '#contract/groups/accounts.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import {
  type Balances,
  balancesOf,
  byHousehold,
  isCounted,
  type Settlement,
  sumBalances,
} from '#domain/groups/balances.ts'
import { entryBill } from '#domain/groups/joint/owner-parts.ts'
import { settleUp, type Transfer } from '#domain/groups/settle-up.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'

export interface GroupMoney {
  readonly expenses: readonly GroupExpenseRow[]
  readonly settlements: readonly SettlementRow[]
  /** The same expenses by month: what a month comes to is remembered by its array. */
  readonly months: readonly (readonly GroupExpenseRow[])[]
  /** What was paid into joint accounts and out of them. */
  readonly entries: readonly GroupAccountEntryRow[]
}

export const moneyFrom = (
  months: GroupMoney['months'],
  settlements: GroupMoney['settlements'],
  entries: GroupMoney['entries'] = [],
): GroupMoney => ({ months, settlements, entries, expenses: months.flat() })

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

const balancesOfMoney = once(({ months, settlements, entries }: GroupMoney) =>
  sumBalances([
    ...months.map(monthBalances),
    balancesOf(entries.map(entryBill), counting(settlements)),
  ]),
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
function owed({ months, entries }: GroupMoney, currency: string): readonly Settlement[] {
  const paidIn = entries.filter((entry) => entry.currency === currency).map(entryBill)
  const debts = months.flatMap((rows) => monthDebts(rows).get(currency) ?? [])
  return [...debts, ...whoOwesWhom(paidIn, [])].map(({ from, to, amount }) => ({
    ...{ from: to, to: from, amount, currency },
  }))
}

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

/** With whom somebody settles as one, themselves first. */
export function settlersOf(group: GroupRow, memberId: string): readonly string[] {
  const id = householdOf(group)(memberId)
  return (id && householdsIn(group, memberId).get(id)) || [memberId]
}

const householdOf = (group: GroupRow) => {
  const byMember = new Map(group.members.map((one) => [one.memberId, one.householdId]))
  return (memberId: string) => byMember.get(memberId) ?? null
}

/** As they arose; a household is one purse, so nothing is owed inside it. */
function plainDebts(group: GroupRow, money: GroupMoney, currency: string): readonly Transfer[] {
  const purse = householdOf(group)
  const paid = counting(money.settlements).filter((row) => row.currency === currency)
  const between = [...owed(money, currency), ...paid].map(({ from, to, amount }) => ({
    ...{ from: purse(from) ?? from, to: purse(to) ?? to, amount, currency },
  }))
  return whoOwesWhom([], between)
}

/** The fewest payments that make everybody even, or plain debts; households are one either way. */
export function debtsIn(
  group: GroupRow,
  money: GroupMoney,
  isSimplified: boolean,
  meId: string | null = null,
): readonly Debts[] {
  const households = householdsIn(group, meId)
  const named = ({ from, to, amount }: Transfer): Debt => {
    const [payers, receivers] = [households.get(from) ?? [from], households.get(to) ?? [to]]
    return { from: payers[0] ?? from, to: receivers[0] ?? to, amount, payers, receivers }
  }
  return balancesIn(group, money).map(([currency, balances]) => {
    if (!isSimplified) {
      const transfers = plainDebts(group, money, currency).map(named)
      return { currency, transfers, isFewest: null }
    }
    const plan = settleUp(byHousehold(balances, householdOf(group)))
    const transfers = (plan?.transfers ?? []).map(named)
    return { currency, transfers, isFewest: plan?.isFewest ?? false }
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
