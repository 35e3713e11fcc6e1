import { expect, it } from 'vitest'
import { loans, payments } from '#contract/loans/entities.ts'
import { openLoans } from './open-loans.ts'

type Loan = Parameters<typeof openLoans>[0][number]
type Payment = Parameters<typeof openLoans>[1][number]

const at = '2026-11-19T10:00:00.000Z'
const car = {
  ...loans.defaults,
  ...{ id: 'car', name: 'Car', currency: 'EUR', kind: 'interest-free', annualRateBps: 0 },
  ...{ principal: 1_200_00, termPeriods: 12, createdAt: at, updatedAt: at, createdBy: 'me' },
  ...{ startOn: '2026-09-01', firstPaymentOn: '2026-10-01', nextDueOn: '2026-12-01' },
} as unknown as Loan
const payment = (fields: object) =>
  ({
    ...payments.defaults,
    ...{ loanId: 'car', date: '2026-12-01', amount: 100_00, type: 'regular', effect: null },
    ...{ dueOn: '2026-12-01', accountId: null, expenseId: null, createdAt: at },
    ...fields,
  }) as unknown as Payment
const dues = (loan: object, paid: readonly Payment[], known: readonly string[] = []) =>
  openLoans([{ ...car, ...loan } as Loan], paid, '2027-01-05', 'UTC', new Set(known)).flatMap(
    ({ open }) => open.map(({ date, paid: as }) => [date, as ?? 'open']),
  )
const before = { before: '2026-11-19' }

it('has what is open, what counts as paid without an entry, and by which one in no account', () => {
  expect(dues({}, [payment({ id: 'p' })])).toEqual([
    ['2027-01-01', 'open'],
    ['2026-10-01', before],
    ['2026-11-01', before],
    ['2026-12-01', { paymentId: 'p' }],
  ])
})

it('has nothing of what a row said already, nor of what is put away', () => {
  const said = { dueOn: '2026-11-01', date: '2026-11-02', accountId: 'giro' }
  const all = [payment({ id: 'p' }), payment({ ...said, id: 'a' })]
  expect(dues({}, all, ['p'])).toEqual([
    ['2027-01-01', 'open'],
    ['2026-10-01', before],
  ])
  expect(dues({ status: 'archived' }, all)).toEqual([])
})

it('says where its instalments become expenses, and has what is open of those too', () => {
  const open = (posting: string) => dues({ posting }, [payment({ id: 'p', expenseId: 'e' })])
  expect(open('expense')).toEqual([
    ['2027-01-01', 'open'],
    ['2026-10-01', before],
    ['2026-11-01', before],
  ])
  const spent = (posting: string) =>
    openLoans([{ ...car, posting } as Loan], [], '2027-01-05', 'UTC', new Set())[0]?.isSpent
  expect(['expense', 'payment', 'by-hand'].map(spent)).toEqual([true, undefined, undefined])
})
