import type { GroupMoney } from '../money.ts'
import { counting } from '../money.ts'

export interface Reason {
  readonly id: string
  readonly date: string
  readonly kind: 'expense' | 'payment'
  readonly words: string
  /** What it adds to the balance; below zero takes from it. */
  readonly amount: number
}

const sumFor = (
  parts: readonly { readonly memberId: string; readonly amount: number }[],
  isTheirs: (memberId: string) => boolean,
) => parts.reduce((sum, part) => (isTheirs(part.memberId) ? sum + part.amount : sum), 0)

/** Everything a balance is made of, newest first; it adds up to the balance. */
export function reasonsFor(
  money: Pick<GroupMoney, 'expenses' | 'settlements'>,
  currency: string,
  memberIds: ReadonlySet<string>,
  nameOf: (memberId: string) => string,
): readonly Reason[] {
  const isTheirs = (memberId: string) => memberIds.has(memberId)
  const spent = money.expenses.map(({ id, date, description, currency: own, payers, shares }) => ({
    ...{ id, date, own, kind: 'expense' as const, words: description },
    amount: sumFor(payers, isTheirs) - sumFor(shares, isTheirs),
  }))
  const paid = counting(money.settlements).map(({ id, date, from, to, currency: own, amount }) => ({
    ...{ id, date, own, kind: 'payment' as const },
    words: `${nameOf(from)} to ${nameOf(to)}`,
    amount: (isTheirs(from) ? amount : 0) - (isTheirs(to) ? amount : 0),
  }))
  return [...spent, ...paid]
    .filter(({ own, amount }) => own === currency && amount !== 0)
    .map(({ own: _, ...reason }) => reason)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}
