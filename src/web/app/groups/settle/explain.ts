import type { Names } from '../group.ts'
import type { GroupMoney } from '../money.ts'
import { counting } from '../money.ts'
import { paymentWords } from '../payment-words.ts'

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
  names: Pick<Names, 'subject' | 'object'>,
): readonly Reason[] {
  const isTheirs = (memberId: string) => memberIds.has(memberId)
  const spent = money.expenses.map(({ id, date, description, currency: own, payers, shares }) => ({
    ...{ id, date, own, kind: 'expense' as const, words: description },
    amount: sumFor(payers, isTheirs) - sumFor(shares, isTheirs),
  }))
  const paid = counting(money.settlements).map((payment) => ({
    ...{ id: payment.id, date: payment.date, own: payment.currency, kind: 'payment' as const },
    words: paymentWords(payment, names),
    amount: payment.amount * (Number(isTheirs(payment.from)) - Number(isTheirs(payment.to))),
  }))
  return [...spent, ...paid]
    .filter(({ own, amount }) => own === currency && amount !== 0)
    .map(({ own: _, ...reason }) => reason)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}
