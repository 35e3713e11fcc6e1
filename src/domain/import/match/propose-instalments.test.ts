import { expect, it } from 'vitest'
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

it('gives each instalment to one row, first to the one that names the loan', () => {
  const rent = left({ date: '2026-12-01', description: 'Something else' }, 'b')
  expect(Object.keys(found([rent, left({ description: 'Sparkasse' })]))).toEqual(['a'])
  const both = found([left({ date: '2026-11-02' }, 'b'), left({})])
  expect(Object.keys(both).sort()).toEqual(['a', 'b'])
})
