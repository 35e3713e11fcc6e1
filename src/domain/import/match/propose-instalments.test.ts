import { describe, expect, it } from 'vitest'
import { type LeftRow, type OpenLoan, proposeInstalments } from './propose-instalments.ts'

const car: OpenLoan = {
  ...{ id: 'car', name: 'Car loan', lender: 'Sparkasse Köln', currency: 'EUR', payFromId: 'giro' },
  open: [
    { date: '2026-11-01', amount: 27_364 },
    { date: '2026-12-01', amount: 27_364 },
  ],
}
const said = { currency: 'EUR', merchant: null, isPending: false }
const left = (row: Partial<LeftRow['row']>, key = 'a', accountId: string | null = 'giro') => ({
  ...{ key, accountId },
  row: { ...said, date: '2026-12-02', amount: -27_364, description: 'DARLEHEN 4711', ...row },
})
const found = (rows: readonly LeftRow[], loans: readonly OpenLoan[] = [car]) =>
  Object.fromEntries(
    [...proposeInstalments(rows, loans, 'en-GB')].map(([key, { words }]) => [key, words]),
  )

it('proposes the instalment it has the amount of, with the reason', () => {
  expect(found([left({})])).toEqual({
    a: 'Car loan, due on 1 Dec 2026: same amount, 1 day apart.',
  })
  expect(found([left({ date: '2026-12-01', merchant: 'SPARKASSE KOELN' })])).toEqual({
    a: 'Car loan, due on 1 Dec 2026: same amount, same day, and it names it.',
  })
})

it.each([
  ['another amount', left({ amount: -27_300 })],
  ['money that came', left({ amount: 27_364 })],
  ['another currency', left({ currency: 'USD' })],
  ['far from its day', left({ date: '2026-11-16' })],
  ['not booked yet', left({ isPending: true })],
  ['another account', left({}, 'a', 'savings')],
  ['no account', left({}, 'a', null)],
])('proposes none for %s', (_, row) => {
  expect(found([row])).toEqual({})
})

describe('of what counts as paid', () => {
  const settled = (paid: OpenLoan['open'][number]['paid'], date = '2026-12-01'): OpenLoan => ({
    ...car,
    open: [{ date, amount: 27_364, ...(paid && { paid }) }],
  })
  const proposed = (row: LeftRow, loan: OpenLoan) =>
    proposeInstalments([row], [loan], 'en-GB').get('a')
  const words = 'Car loan, due on 1 Dec 2026 and counted as paid: same amount, 1 day apart.'

  it('proposes the payment that takes its place, on the day of the bank', () => {
    const counted = { dueOn: '2026-12-01', date: '2026-12-02' }
    const said = { loanId: 'car', words, counted }
    expect(proposed(left({}), settled({ before: '2026-12-15' }))).toEqual(said)
    // From the second on instalments are tracked, so that day would be for another one.
    expect(proposed(left({}), settled({ before: '2026-12-02' }))?.counted).toEqual({
      ...counted,
      date: '2026-12-01',
    })
  })

  it('proposes the payment that is in no account yet', () => {
    const said = { loanId: 'car', words, paymentId: 'p' }
    expect(proposed(left({}), settled({ paymentId: 'p' }))).toEqual(said)
  })

  it.each([{ before: '2026-12-15' }, { paymentId: 'p' }])('proposes none beside it: %j', (paid) => {
    const none = [
      left({ amount: -27_363 }),
      left({ amount: -27_365 }),
      left({ date: '2026-12-05' }),
      left({ date: '2026-11-27' }),
      left({ currency: 'USD' }),
      left({}, 'a', 'savings'),
      left({}, 'a', null),
    ]
    expect(none.map((row) => proposed(row, settled(paid)))).toEqual(none.map(() => undefined))
    expect(proposed(left({ date: '2026-12-04' }), settled(paid))).toBeDefined()
    expect(proposed(left({ date: '2026-11-28' }), settled(paid))).toBeDefined()
  })

  it('asks about one of two loans with that instalment, first the one that is named', () => {
    const paid = { before: '2026-12-15' }
    const bike = { ...settled(paid), id: 'bike', name: 'Bike', lender: null }
    const ask = (description: string) =>
      [...proposeInstalments([left({ description })], [settled(paid), bike], 'en-GB').values()].map(
        ({ loanId }) => loanId,
      )
    expect(ask('BIKE RATE 12')).toEqual(['bike'])
    expect(ask('RATE 12')).toHaveLength(1)
    const both = [left({}, 'a'), left({}, 'b')]
    expect(Object.keys(found(both, [settled(paid), bike]))).toEqual(['a', 'b'])
  })
})

it('gives each instalment to one row, first to the one that names the loan', () => {
  const rent = left({ date: '2026-12-01', description: 'Something else' }, 'b')
  expect(Object.keys(found([rent, left({ description: 'Sparkasse' })]))).toEqual(['a'])
  const both = found([left({ date: '2026-11-02' }, 'b'), left({})])
  expect(Object.keys(both).sort()).toEqual(['a', 'b'])
})
