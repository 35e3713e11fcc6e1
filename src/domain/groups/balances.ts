/** What members of a group are owed or owe, in each currency. */

export interface MemberAmount {
  readonly memberId: string
  readonly amount: number
}

export interface SharedExpense {
  readonly id: string
  readonly currency: string
  readonly payers: readonly MemberAmount[]
  readonly shares: readonly MemberAmount[]
}

export interface Settlement {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
}

/** A payment counts when its receiver has confirmed it. */
export const isCounted = ({ status }: { readonly status: string }): boolean =>
  status === 'confirmed'

/** Minor units by member: above zero is owed to them, below zero they owe. */
export type Balances = ReadonlyMap<string, number>

function adder() {
  const all = new Map<string, Map<string, number>>()
  const add = (currency: string, memberId: string, amount: number) => {
    const balances = all.get(currency) ?? new Map<string, number>()
    all.set(currency, balances)
    balances.set(memberId, (balances.get(memberId) ?? 0) + amount)
  }
  return { all, add }
}

/** By currency; what each has paid less what each has borne, and what was settled since. */
export function balancesOf(
  expenses: Iterable<SharedExpense>,
  settlements: Iterable<Settlement>,
): ReadonlyMap<string, Balances> {
  const { all, add } = adder()
  for (const { currency, payers, shares } of expenses) {
    for (const { memberId, amount } of payers) add(currency, memberId, amount)
    for (const { memberId, amount } of shares) add(currency, memberId, -amount)
  }
  for (const { currency, from, to, amount } of settlements) {
    add(currency, from, amount)
    add(currency, to, -amount)
  }
  return all
}

/** What several lots of the same group come to together. */
export function sumBalances(
  lots: Iterable<ReadonlyMap<string, Balances>>,
): ReadonlyMap<string, Balances> {
  const { all, add } = adder()
  for (const lot of lots) {
    for (const [currency, balances] of lot) {
      for (const [memberId, amount] of balances) add(currency, memberId, amount)
    }
  }
  return all
}

/** Those of one household stand together, under its id. */
export function byHousehold(
  balances: Balances,
  householdOf: (memberId: string) => string | null,
): Balances {
  const together = new Map<string, number>()
  for (const [memberId, amount] of balances) {
    const id = householdOf(memberId) ?? memberId
    together.set(id, (together.get(id) ?? 0) + amount)
  }
  return together
}

/** The most that one may let another off: no more than the one is owed and the other owes. */
export const mostToWriteOff = (balances: Balances, from: string, to: string): number =>
  Math.max(0, Math.min(-(balances.get(from) ?? 0), balances.get(to) ?? 0))
