import '#web/data/replica/commands/own-reducers.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import { changesBetween, fieldsOf, type Loan, type LoanFields, type Payment } from './loan.ts'

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

const create = (id: string, fields: LoanFields): Wish => ({
  name: 'loans.create',
  args: { doc: { id, ...fields } },
})

const update = (id: string, patch: object): Wish => ({
  name: 'loans.update',
  args: { id, patch },
})

const remove = (id: string): Wish => ({ name: 'loans.delete', args: { id } })

export const addStep = (id: string, fields: LoanFields): Step => ({
  there: [create(id, fields)],
  back: [remove(id)],
})

/** Null when nothing differs. */
export function changeStep(loan: Loan, fields: LoanFields): Step | null {
  const before = fieldsOf(loan)
  const patch = changesBetween(before, fields)
  if (Object.keys(patch).length === 0) return null
  return {
    there: [update(loan.id, patch)],
    back: [update(loan.id, changesBetween(fields, before))],
  }
}

/** What somebody says of a payment. */
export type Paid = Pick<Payment, 'date' | 'amount' | 'type' | 'effect' | 'note' | 'expenseId'>

const pay = (loanId: string, id: string, paid: Paid): Wish => ({
  name: 'loans.pay',
  args: { loanId, id, ...paid },
})

const removePayment = (id: string): Wish => ({ name: 'loans.removePayment', args: { id } })

export const payStep = (loanId: string, id: string, paid: Paid): Step => ({
  there: [pay(loanId, id, paid)],
  back: [removePayment(id)],
})

const paidOf = ({ date, amount, type, effect, note, expenseId }: Payment): Paid => ({
  date,
  amount,
  type,
  effect,
  note,
  expenseId,
})

export const unpayStep = (payment: Payment): Step => ({
  there: [removePayment(payment.id)],
  back: [pay(payment.loanId, payment.id, paidOf(payment))],
})

type PaymentPatch = Pick<Paid, 'date' | 'amount' | 'effect' | 'note'>

const changePayment = (id: string, { date, amount, effect, note }: PaymentPatch): Wish => ({
  name: 'loans.changePayment',
  args: { id, patch: { date, amount, effect, note } },
})

/** Null when nothing differs. */
export function changePaymentStep(payment: Payment, paid: Paid): Step | null {
  if (JSON.stringify(paidOf(payment)) === JSON.stringify(paid)) return null
  return {
    there: [changePayment(payment.id, paid)],
    back: [changePayment(payment.id, payment)],
  }
}

/** What was paid for it goes and comes back with it. */
export const removeStep = (loan: Loan): Step => ({
  there: [remove(loan.id)],
  back: [create(loan.id, fieldsOf(loan))],
})
