/** A group as another app exported it, and whether our balances of it are theirs. */
import type { Refused } from '../import/statement.ts'
import { type Balances, balancesOf, type MemberAmount } from './balances.ts'
import { borneIn, type RoundedShare, shareOut } from './share-out.ts'
import type { Split } from './split-expense.ts'

/** People are meant by what the file calls them: a name, or an id of its own. */
export interface ImportedExpense {
  readonly id: string
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly date: string
  readonly category: string | null
  readonly notes: string | null
  readonly payers: readonly MemberAmount[]
  readonly split: Split
}

export interface ImportedPayment {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
  readonly date: string
  readonly note: string | null
}

/** A row that cannot be brought in. */
export interface LeftOut {
  /** Where it stands in the file, counted from 1. */
  readonly row: number
  readonly description: string
  readonly reason: string
  readonly currency: string
  /** What it does to balances there; null where that cannot be told. */
  readonly effect: readonly MemberAmount[] | null
}

export interface ImportedGroup {
  readonly name: string | null
  readonly people: readonly { readonly key: string; readonly name: string }[]
  readonly expenses: readonly ImportedExpense[]
  readonly payments: readonly ImportedPayment[]
  readonly leftOut: readonly LeftOut[]
  /** Rows of money that came in: whoever received it owes the others their part. */
  readonly incomes: number
  /** What the file says is owed, by currency and person, and how far rounding may be off. */
  readonly stated: ReadonlyMap<string, Balances>
  readonly tolerance: number
}

/** The file has a sign that several currencies share, or none we know. */
export interface AskedCurrency {
  readonly ok: false
  readonly code: 'which-currency'
  readonly words: string
  readonly sign: string
  /** Those that write it so, the likelier first. */
  readonly likely: readonly string[]
}

export type ImportVerdict =
  | { readonly ok: true; readonly group: ImportedGroup }
  | Refused
  | AskedCurrency

interface Shared extends ImportedExpense {
  readonly shares: readonly RoundedShare[]
}

/** Shared out one after the other, as the server will. */
export function shareImported(expenses: readonly ImportedExpense[]): readonly Shared[] {
  const shared: Shared[] = []
  const borne = new Map<string, Map<string, number>>()
  for (const expense of expenses) {
    const before = borne.get(expense.currency) ?? new Map<string, number>()
    const verdict = shareOut(expense.amount, expense.split, expense.id, before)
    if (!verdict.ok) continue
    for (const [key, over] of borneIn([{ shares: verdict.shares }])) {
      before.set(key, (before.get(key) ?? 0) + over)
    }
    borne.set(expense.currency, before)
    shared.push({ ...expense, shares: verdict.shares })
  }
  return shared
}

export interface Difference {
  readonly currency: string
  readonly key: string
  readonly stated: number
  readonly ours: number
}

export const importedBalances = ({ expenses, payments }: ImportedGroup) =>
  balancesOf(shareImported(expenses), payments)

export interface Comparison {
  /** Everything that is in the file was compared with what it says itself. */
  readonly isWhole: boolean
  /** Beyond what rounding can explain. */
  readonly differences: readonly Difference[]
  /** The most that rounding makes of it. */
  readonly rounding: Difference | null
}

const gapOf = ({ stated, ours }: Difference) => Math.abs(stated - ours)

/** What we would say beside what the file says itself. */
export function compareBalances(group: ImportedGroup): Comparison {
  const ours = importedBalances(group)
  const currencies = new Set([...ours.keys(), ...group.stated.keys()])
  const gaps = [...currencies]
    .flatMap((currency) => {
      const said = group.stated.get(currency)
      return group.people.map(({ key }): Difference => {
        const own = ours.get(currency)?.get(key) ?? 0
        return { currency, key, stated: said ? (said.get(key) ?? 0) : own, ours: own }
      })
    })
    .filter((one) => gapOf(one) > 0)
  const isSaid = [...currencies].every((currency) => group.stated.has(currency))
  const isKnown = group.leftOut.every(({ effect }) => effect !== null)
  const [rounding = null] = gaps
    .filter((one) => gapOf(one) <= group.tolerance)
    .sort((a, b) => gapOf(b) - gapOf(a))
  return {
    isWhole: currencies.size > 0 && isSaid && isKnown,
    differences: gaps.filter((one) => gapOf(one) > group.tolerance),
    rounding,
  }
}
