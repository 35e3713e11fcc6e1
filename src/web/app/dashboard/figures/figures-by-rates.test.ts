import { expect, it } from 'vitest'
import type { LedgerRow } from '#domain/ledger.ts'
import { rateTable } from '#domain/money/rates.ts'
import { comparedDays } from '../month-span.ts'
import { currenciesIn, figuresByRates } from './figures-by-rates.ts'

const row = (date: string, amount: number, fields: Partial<LedgerRow> = {}): LedgerRow => ({
  ...{ id: `${date}-${amount}`, date, amount, currency: 'EUR', description: 'Bread' },
  ...{ tags: [], categoryId: null },
  ...fields,
})

const compared = comparedDays('2026-11', '2026-11-18')
const rates = rateTable({ days: ['2026-09-29', '2026-11-17'], rates: { GBP: ['0.8', '0.5'] } })

it('counts at once what was written in another currency, before any server knows of it', () => {
  const spent = [
    row('2026-11-18', 666),
    row('2026-11-18', 310, { currency: 'GBP' }),
    row('2026-10-02', 800, { currency: 'GBP' }),
    row('2026-11-20', 100, { currency: 'GBP' }),
    row('2026-11-02', 500, { currency: 'UYW' }),
  ]
  const earned = [row('2026-11-01', 5000), row('2026-11-02', 70, { currency: 'UYW' })]
  const entriesOf = (kind: string, month: string) =>
    (kind === 'expense' ? spent : earned).filter(({ date }) => date.startsWith(month))
  expect(currenciesIn(compared, entriesOf)).toEqual(['EUR', 'UYW', 'GBP'])
  const { spending, income, net, age } = figuresByRates(compared, entriesOf, 'EUR', rates)
  const uyw = { currency: 'UYW', from: '2026-11-02', to: '2026-11-02' }
  expect(spending).toMatchObject({ amount: 1286, isAbout: true, old: [], before: 1000 })
  expect(spending.missing).toEqual([{ ...uyw, amount: 500 }])
  expect(spending).toMatchObject({ isAboutBefore: true, missingBefore: [] })
  expect(spending.ahead).toMatchObject({ amount: 200, isAbout: true })
  expect(income).toMatchObject({ amount: 5000, isAbout: false, before: 0 })
  expect(net).toMatchObject({ amount: 3714, isAbout: true, before: -1000 })
  expect(net.missing).toEqual([{ ...uyw, amount: -430 }])
  expect(age).toBeUndefined()
})

it('says which rates are old', () => {
  const entriesOf = (kind: string, month: string) =>
    kind === 'expense' && month === '2026-10' ? [row('2026-10-20', 8, { currency: 'GBP' })] : []
  const { spending } = figuresByRates(
    comparedDays('2026-10', '2026-11-18'),
    entriesOf,
    'EUR',
    rates,
  )
  expect(spending).toMatchObject({ amount: 10, old: [{ currency: 'GBP', on: '2026-09-29' }] })
})
