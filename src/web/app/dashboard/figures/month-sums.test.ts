import { describe, expect, it } from 'vitest'
import type { LedgerRow } from '#domain/ledger.ts'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import { comparedDays } from '../month-span.ts'
import { monthSums } from './month-sums.ts'

const row = (date: string, amount: number, fields: Partial<LedgerRow> = {}): LedgerRow => ({
  id: `${date}-${amount}`,
  date,
  amount,
  currency: 'EUR',
  description: 'Bread',
  tags: [],
  categoryId: null,
  ...fields,
})

const rowsOf =
  (expenses: readonly LedgerRow[], incomes: readonly LedgerRow[] = []): EntriesOf =>
  (type, month) =>
    (type === 'expense' ? expenses : incomes).filter(({ date }) => date.startsWith(month))

describe('the days that are compared', () => {
  it('are the same ones of the month before', () => {
    expect(comparedDays('2026-11', '2026-11-15')).toEqual({
      now: { from: '2026-11-01', to: '2026-11-15' },
      before: { from: '2026-10-01', to: '2026-10-15' },
      ahead: { from: '2026-11-16', to: '2026-11-30' },
      isWhole: false,
    })
  })

  it('are a whole shorter month at the end of a longer one', () => {
    expect(comparedDays('2026-03', '2026-03-31')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-31' },
      before: { from: '2026-02-01', to: '2026-02-28' },
      ahead: null,
      isWhole: true,
    })
  })

  it('are a whole longer month at the end of a shorter one', () => {
    expect(comparedDays('2026-02', '2026-02-28')).toEqual({
      now: { from: '2026-02-01', to: '2026-02-28' },
      before: { from: '2026-01-01', to: '2026-01-31' },
      ahead: null,
      isWhole: true,
    })
  })

  it('are whole months once the month is over', () => {
    expect(comparedDays('2026-01', '2026-11-15')).toEqual({
      now: { from: '2026-01-01', to: '2026-01-31' },
      before: { from: '2025-12-01', to: '2025-12-31' },
      ahead: null,
      isWhole: true,
    })
  })
})

describe('the sums of a month', () => {
  const compared = comparedDays('2026-11', '2026-11-15')

  it('leave out what is of other days, and count refunds below zero', () => {
    const rows = rowsOf(
      [
        row('2026-11-02', 1000),
        row('2026-11-03', 300, { refundOf: 'x' }),
        row('2026-11-16', 9999),
        row('2026-10-15', 400),
        row('2026-10-16', 9999),
      ],
      [row('2026-11-01', 5000), row('2026-10-01', 4000), row('2026-11-05', 70, { settles: 'x' })],
    )
    expect(monthSums(compared, rows, 'EUR')).toEqual({
      now: { income: 5000, spending: 700 },
      before: { income: 4000, spending: 400 },
      ahead: { income: 0, spending: 9999 },
    })
  })

  it('are left to the server where a rate is needed', () => {
    const rows = rowsOf([row('2026-11-02', 1000, { currency: 'USD' })])
    expect(monthSums(compared, rows, 'EUR')).toBeNull()
    const outside = rowsOf([row('2026-12-01', 1000, { currency: 'USD' })])
    expect(monthSums(compared, outside, 'EUR')?.now.spending).toBe(0)
  })
})
