import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import { type BookedRow, bookedExpense } from './booked.ts'
import { judgeStatement } from './verdicts.ts'

interface Back {
  readonly amount: number
  readonly received?: number
  readonly settledBy?: string
}

/** Written by hand, with a part that Acme gives back. */
function bought(amount: number, description: string, back: Back | null): BookedRow {
  const said = { date: '2026-11-10', currency: 'EUR', merchant: null, bankId: null }
  const expectedBack = back && { settledBy: null, ...back, from: 'Acme' }
  const entry = { ...said, id: description, amount, description, importId: null, refundOf: null }
  return bookedExpense({ ...entry, expectedBack }, new Map())
}

const cameIn = (amount: number, description: string, bankId = 'a', date = '2026-11-18') =>
  importRow('', {}, { amount, description, bankId, date }).row

function proposed(booked: readonly BookedRow[], ...rows: readonly ReturnType<typeof cameIn>[]) {
  const options = { locale: 'en-GB', amountMinorUnits: 10 ** 13 }
  const statement = { accounts: [{ id: null, currency: 'EUR', rows }] }
  return judgeStatement(statement, booked, options).map(({ verdict }) => {
    if (verdict.kind !== 'new') return verdict.kind
    const { paidBack, refund } = verdict
    return [paidBack && [paidBack.id, paidBack.isLikely], refund && [refund.isLikely]]
  })
}

const courier = bought(2345, 'courier', { amount: 2345 })
const hotel = bought(6000, 'hotel faro', { amount: 3000 })

describe('money that came for a purchase somebody else pays', () => {
  it('is theirs, and no refund of more than one’s own part', () => {
    expect(proposed([courier], cameIn(2345, 'COURIER ACME'))).toEqual([[['courier', true], null]])
    const words = judgeStatement(
      { accounts: [{ id: null, currency: 'EUR', rows: [cameIn(2345, 'COURIER ACME')] }] },
      [courier],
      { locale: 'en-GB', amountMinorUnits: 10 ** 13 },
    )[0]?.verdict
    expect(words).toMatchObject({
      paidBack: {
        from: 'Acme',
        words:
          'Acme pays you back “courier” on 10 Nov 2026: the same name, as much as is expected.',
      },
    })
  })

  it('is asked about where the shop could have given it back', () => {
    const row = cameIn(3000, 'HOTEL FARO GLOBEX')
    expect(proposed([hotel], row)).toEqual([[['hotel faro', true], [true]]])
    expect(proposed([hotel], cameIn(1000, 'HOTEL FARO'))).toEqual([
      [['hotel faro', false], [false]],
    ])
  })

  it('is known by who was to pay it, too', () => {
    expect(proposed([hotel], cameIn(3000, 'Acme GmbH'))).toEqual([[['hotel faro', true], null]])
  })

  it('is no more than is still expected, of one row or of several', () => {
    expect(proposed([courier], cameIn(2346, 'COURIER ACME'))).toEqual([[null, null]])
    const partly = bought(6000, 'hotel faro', { amount: 6000, received: 5000 })
    expect(proposed([partly], cameIn(1000, 'HOTEL FARO'), cameIn(1000, 'HOTEL FARO', 'b'))).toEqual(
      [
        [['hotel faro', true], null],
        [null, null],
      ],
    )
    const settled = bought(6000, 'hotel faro', { amount: 6000, settledBy: 'income' })
    expect(proposed([settled], cameIn(6000, 'HOTEL FARO'))).toEqual([[null, null]])
  })

  it('is none of what was bought later, in another currency, or of another name', () => {
    const early = cameIn(2345, 'COURIER ACME', 'a', '2026-11-09')
    const dollars = { ...cameIn(2345, 'COURIER ACME'), currency: 'USD' }
    expect(proposed([courier], early, dollars, cameIn(2345, 'Bakery', 'c'))).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })
})
