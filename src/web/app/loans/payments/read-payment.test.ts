import { describe, expect, it } from 'vitest'
import type { Loan, Payment } from '../loan.ts'
import { newLine, readLines } from '../offers/statement-draft.ts'
import { type PaymentDraft, readPayment } from './read-payment.ts'

const loan = { currency: 'EUR', startOn: '2026-01-01', payFromId: null } as Loan
const days = ['2026-10-15', '2026-11-15', '2026-12-15']
const rows = days.map((date, at) => ({
  ...{ period: at + 1, date, payment: 1_044_42, principal: 1_044_42, interest: 0 },
  ...{ extra: 0, fees: 0, balance: (2 - at) * 1_044_42 },
}))
const counted = { trackFrom: '2026-11-15', today: '2026-11-16' }
const room = { rows, ...counted, others: [], was: null, onTop: 5_000_00 }
const draft: PaymentDraft = {
  type: 'regular',
  amount: '1,044.42',
  date: '2026-11-15',
  effect: null,
  note: ' ',
  isExpense: false,
  accountId: null,
  isForAll: false,
}
const read = (patch: Partial<PaymentDraft>) => {
  const found = readPayment({ ...draft, ...patch }, loan, 'en-GB', room)
  return found.ok ? found.fields : found.messages
}

describe('a payment as it is typed', () => {
  it('is what is open of an instalment, or less', () => {
    expect(read({})).toEqual({
      date: '2026-11-15',
      amount: 1_044_42,
      type: 'regular',
      effect: null,
      note: null,
      expenseId: null,
      accountId: null,
      isForAll: false,
    })
    expect(read({ amount: '2000' })).toEqual({
      amount: '€1,044.42 is open. Enter what is paid on top as an extra payment.',
    })
  })

  it('says its effect when it is on top', () => {
    const extra = { type: 'extra-principal', amount: '5000' } as const
    expect(read(extra)).toEqual({ effect: 'Choose what it should change.' })
    expect(read({ ...extra, effect: 'lower' })).toMatchObject({ effect: 'lower' })
    expect(read({ ...extra, effect: 'lower', amount: '5000.01' })).toEqual({
      amount: 'On that day no more than €5,000.00 can be paid on top.',
    })
    expect(read({ ...extra, effect: 'lower', date: '2025-12-31' })).toEqual({
      date: 'Choose a day after the loan began.',
    })
  })

  it('is of a day from which instalments are written down', () => {
    expect(read({ date: '2026-10-20' })).toEqual({
      date:
        'Instalments before 15 Nov 2026 count as paid already. ' +
        'Choose a later day, or change that day in the loan to write them down one by one.',
    })
    expect(read({ date: '2026-11-14' })).toMatchObject({ date: '2026-11-14' })
    const none = { ...room, trackFrom: '2026-10-01' }
    const early = { ...draft, date: '2026-10-20' }
    expect(readPayment(early, loan, 'en-GB', none).ok).toBe(true)
    const onTheDay = { ...room, today: '2026-10-20' }
    expect(readPayment(early, loan, 'en-GB', onTheDay).ok).toBe(true)
    const extra = { type: 'extra-principal', effect: 'lower', date: '2026-11-14' } as const
    expect(read(extra)).toMatchObject({ date: '2026-11-14' })
  })

  it('may stay as it is when it is changed, and keeps its expense', () => {
    const was = { id: 'p', date: '2026-11-15', amount: 1_044_42, type: 'regular' } as Payment
    const own = { ...room, was: { ...was, expenseId: 'e' } }
    const lower = readPayment({ ...draft, amount: '44.42' }, loan, 'en-GB', own)
    expect(lower).toMatchObject({ ok: true, fields: { amount: 44_42, expenseId: 'e' } })
    expect(readPayment({ ...draft, amount: '1044.43' }, loan, 'en-GB', own).ok).toBe(false)
  })

  it('is of a day since the loan began, unless it was written down so before', () => {
    const early = { ...draft, date: '2025-12-31' }
    const told = { ok: false, messages: { date: 'Choose a day after the loan began.' } }
    const all = { ...room, trackFrom: '2025-01-01' }
    expect(readPayment(early, loan, 'en-GB', all)).toEqual(told)
    const was = { id: 'p', date: early.date, amount: 1_044_42, expenseId: null } as Payment
    expect(readPayment(early, loan, 'en-GB', { ...all, was })).toMatchObject({ ok: true })
    const other = { ...was, date: '2026-10-15' }
    expect(readPayment(early, loan, 'en-GB', { ...all, was: other })).toEqual(told)
  })

  it('has an expense of its own when it is to be in the books', () => {
    expect(read({ isExpense: true })).toMatchObject({ expenseId: expect.any(String) })
    const other = { accountId: 'giro', isForAll: true }
    expect(read(other)).toMatchObject(other)
    expect(read({ accountId: null, isForAll: true })).toMatchObject({ isForAll: false })
  })
})

describe('a statement as it is typed', () => {
  it('says one figure of a payment at least, and zero is one', () => {
    const lines = [
      { ...newLine(1), interest: '667.36' },
      { ...newLine(300), balance: '0' },
    ]
    expect(readLines(lines, 'EUR', 'en-GB')).toEqual({
      ok: true,
      lines: [
        { period: 1, interest: 667_36, balance: null },
        { period: 300, interest: null, balance: 0 },
      ],
    })
    expect(readLines([newLine(1)], 'EUR', 'en-GB')).toEqual({
      ok: false,
      messages: [{ interest: 'Enter the interest or what is still owed.' }],
    })
  })
})
