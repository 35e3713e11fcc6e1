import type { SettlementRow } from '#contract/groups/settlements.ts'
import type { SharedExpense } from '#domain/groups/balances.ts'
import { entryBill } from '#domain/groups/joint/owner-parts.ts'
import type { Transfer } from '#domain/groups/settle-up.ts'
import { debtsOf } from '#domain/groups/who-owes-whom.ts'
import type { Names } from '../group.ts'
import type { GroupMoney } from '../money.ts'
import { counting } from '../money.ts'
import { entryWords, paymentWords } from '../payment-words.ts'

export interface Reason {
  readonly id: string
  readonly date: string
  readonly kind: 'expense' | 'payment'
  readonly words: string
  /** What it adds to the balance or debt; below zero takes from it. */
  readonly amount: number
}

const sumFor = (
  parts: readonly { readonly memberId: string; readonly amount: number }[],
  isTheirs: (memberId: string) => boolean,
) => parts.reduce((sum, part) => (isTheirs(part.memberId) ? sum + part.amount : sum), 0)

type Money = Pick<GroupMoney, 'expenses' | 'settlements'> & Partial<Pick<GroupMoney, 'entries'>>
type PersonNames = Pick<Names, 'subject' | 'object'>

interface AmountsOf {
  readonly ofBill: (bill: SharedExpense) => number
  readonly ofPayment: (payment: SettlementRow) => number
}

/** Each expense and payment with its part, newest first. */
function reasonsOf(
  money: Money,
  currency: string,
  names: PersonNames,
  { ofBill, ofPayment }: AmountsOf,
): readonly Reason[] {
  const spent = money.expenses.map((expense) => ({
    ...{ id: expense.id, date: expense.date, own: expense.currency, kind: 'expense' as const },
    words: expense.description,
    amount: ofBill(expense),
  }))
  const paid = counting(money.settlements).map((payment) => ({
    ...{ id: payment.id, date: payment.date, own: payment.currency, kind: 'payment' as const },
    words: paymentWords(payment, names),
    amount: ofPayment(payment),
  }))
  const joint = (money.entries ?? []).map((entry) => ({
    ...{ id: entry.id, date: entry.date, own: entry.currency, kind: 'payment' as const },
    words: entryWords(entry, names),
    amount: ofBill(entryBill(entry)),
  }))
  return [...spent, ...paid, ...joint]
    .filter(({ own, amount }) => own === currency && amount !== 0)
    .map(({ own: _, ...reason }) => reason)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
}

/** Everything a balance is made of; it adds up to the balance. */
export function reasonsFor(
  money: Money,
  currency: string,
  memberIds: ReadonlySet<string>,
  names: PersonNames,
): readonly Reason[] {
  const isTheirs = (memberId: string) => memberIds.has(memberId)
  return reasonsOf(money, currency, names, {
    ofBill: ({ payers, shares }) => sumFor(payers, isTheirs) - sumFor(shares, isTheirs),
    ofPayment: ({ from, to, amount }) => amount * (Number(isTheirs(from)) - Number(isTheirs(to))),
  })
}

/** What lies between two sides; it adds up to what the first owes the second. */
export function reasonsBetween(
  money: Money,
  currency: string,
  [debtors, creditors]: readonly [readonly string[], readonly string[]],
  names: PersonNames,
): readonly Reason[] {
  const owes = ({ from, to, amount }: Transfer) => {
    if (debtors.includes(from) && creditors.includes(to)) return amount
    return creditors.includes(from) && debtors.includes(to) ? -amount : 0
  }
  return reasonsOf(money, currency, names, {
    ofBill: (bill) => debtsOf(bill).reduce((sum, debt) => sum + owes(debt), 0),
    ofPayment: (payment) => 0 - owes(payment),
  })
}
