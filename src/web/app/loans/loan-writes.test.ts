import { describe, expect, it } from 'vitest'
import { loans } from '#contract/loans/entities.ts'
import type { Loan, Payment } from './loan.ts'
import {
  alsoLater,
  bringingBack,
  changingPayment,
  payingLoan,
  removingLoan,
  removingPayment,
} from './loan-writes.ts'

const fields = {
  ...loans.defaults,
  ...{ name: 'Flat', principal: 1_200_000, currency: 'EUR', annualRateBps: 600 },
  ...{ termPeriods: 12, startOn: '2026-01-01', firstPaymentOn: '2026-02-01' },
  ...{ rateChanges: [], fees: [] },
}
const standing = { nextDueOn: null, nextDueAmount: null, endsOn: null, balance: null }
/** On the second of January where its owner lives. */
const loan: Loan = { ...fields, ...standing, id: 'l', createdAt: '2026-01-01T23:30:00.000Z' }
const doc = { id: 'l', ...fields, trackFrom: '2026-01-02' }
const said = { date: '2026-02-01', amount: 500, type: 'regular', effect: null } as const
const paid = { ...said, note: null, expenseId: 'e', accountId: null }
const parts = { dueOn: '2026-02-01', principalPart: 400, interestPart: 100, feesPart: 0 }
const payment: Payment = { ...paid, ...parts, id: 'p', loanId: 'l', createdAt: loan.createdAt }
const pay = { name: 'loans.pay', args: { loanId: 'l', id: 'p', ...paid } }
const unpay = { name: 'loans.removePayment', args: { id: 'p' } }

describe('every act on a loan has a way back', () => {
  it('comes back under its own id, tracked from the day it was before', () => {
    const made = { name: 'loans.create', args: { doc } }
    const gone = { name: 'loans.delete', args: { id: 'l' } }
    expect(bringingBack(loan, 'Europe/Berlin')).toEqual({ commands: [made], undo: [gone] })
    expect(removingLoan(loan, 'Europe/Berlin')).toEqual({ commands: [gone], undo: [made] })
    const later = { ...loan, trackFrom: '2026-05-01' }
    expect(bringingBack(later, 'Europe/Berlin').commands).toMatchObject([
      { args: { doc: { trackFrom: '2026-05-01' } } },
    ])
  })

  it('paying, taking back and putting right', () => {
    expect(payingLoan('l', 'p', paid)).toEqual({ commands: [pay], undo: [unpay] })
    const again = { ...pay, args: { ...pay.args, dueOn: '2026-02-01' } }
    expect(removingPayment(payment)).toEqual({ commands: [unpay], undo: [again] })
    expect(changingPayment(payment, { ...paid, amount: 700 })).toEqual({
      commands: [{ name: 'loans.changePayment', args: { id: 'p', patch: { amount: 700 } } }],
      undo: [{ name: 'loans.changePayment', args: { id: 'p', patch: { amount: 500 } } }],
    })
    expect(changingPayment(payment, paid).commands).toEqual([])
  })

  it('paid from another account: this one alone, or all to come, with one way back', () => {
    const said = { ...paid, expenseId: null, accountId: 'giro' }
    const one = payingLoan('l', 'p', said)
    expect(alsoLater(loan, { ...said, isForAll: false }, one)).toEqual(one)
    const change = (payFromId: string | null) => ({
      name: 'loans.update',
      args: { id: 'l', patch: { payFromId } },
    })
    expect(alsoLater(loan, { ...said, isForAll: true }, one)).toEqual({
      commands: [...one.commands, change('giro')],
      undo: [change(null), ...one.undo],
    })
  })
})
