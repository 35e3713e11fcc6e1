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

export interface LeftOut {
  readonly description: string
  readonly reason: string
}

export interface ImportedGroup {
  readonly name: string | null
  readonly people: readonly { readonly key: string; readonly name: string }[]
  readonly expenses: readonly ImportedExpense[]
  readonly payments: readonly ImportedPayment[]
  readonly leftOut: readonly LeftOut[]
  /** What the file says is owed, by currency and person, and how far rounding may be off. */
  readonly stated: ReadonlyMap<string, Balances>
  readonly tolerance: number
}

export type ImportVerdict = { readonly ok: true; readonly group: ImportedGroup } | Refused

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

/** Where what we would say differs from what the file says; nothing may be brought in then. */
export function compareBalances(group: ImportedGroup): readonly Difference[] {
  const ours = importedBalances(group)
  const currencies = new Set([...ours.keys(), ...group.stated.keys()])
  return [...currencies].flatMap((currency) =>
    group.people.flatMap(({ key }): readonly Difference[] => {
      const said = group.stated.get(currency)
      const [stated, own] = [said?.get(key) ?? 0, ours.get(currency)?.get(key) ?? 0]
      const isSame = !said || Math.abs(stated - own) <= group.tolerance
      return isSame ? [] : [{ currency, key, stated, ours: own }]
    }),
  )
}
