import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { rateTable } from '#domain/money/rates.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { currencyWithoutRate } from './rows-without-rate.ts'

const row = (id: string, currency: string, date: string) => ({ id, currency, date, amount: 100 })

it('asks first for a rate of the currency whose newest entry has none', () => {
  const rows = [
    row('a', 'USD', '2026-11-17'),
    row('b', 'GBP', '2026-11-15'),
    row('c', 'CHF', '2026-11-01'),
    row('d', 'EUR', '2026-11-18'),
  ] as unknown as Row[]
  const replica = {
    months: (table: string) => (table === 'expenses' ? ['2026-11'] : []),
    monthRows: (table: string) => (table === 'expenses' ? rows : []),
  } as unknown as Replica
  const table = rateTable({ days: ['2026-11-16'], rates: { USD: ['1.1'] } })
  expect(currencyWithoutRate(replica, 'EUR', table)).toBe('GBP')
  const all = { GBP: ['0.9'], CHF: ['1'], USD: ['1.1'] }
  expect(currencyWithoutRate(replica, 'EUR', rateTable({ days: ['2026-11-01'], rates: all }))).toBe(
    'USD',
  )
  const fresh = rateTable({
    days: ['2026-11-01', '2026-11-14'],
    rates: {
      GBP: ['0.9', '0.9'],
      CHF: ['1', '1'],
      USD: ['1', '1'],
    },
  })
  expect(currencyWithoutRate(replica, 'EUR', fresh)).toBeUndefined()
})
