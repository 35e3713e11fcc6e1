import { expect, it } from 'vitest'
import { owedOn } from './list/loans-summary.tsx'
import type { Standed } from './use-standings.ts'

const standed = (startOn: string, balance: number, currency = 'EUR') =>
  ({ loan: { startOn, currency }, standing: { balance } }) as unknown as Standed

it('counts no loan as debt before it is paid out', () => {
  const all = [
    standed('2026-01-01', 100),
    standed('2026-11-17', 700),
    standed('2027-01-01', 5, 'USD'),
  ]
  expect(owedOn(all, '2026-11-16')).toEqual({
    owed: [{ currency: 'EUR', amount: 100 }],
    coming: [
      { currency: 'EUR', amount: 700 },
      { currency: 'USD', amount: 5 },
    ],
  })
  expect(owedOn(all, '2026-11-17').owed).toEqual([{ currency: 'EUR', amount: 800 }])
})
