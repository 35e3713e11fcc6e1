import { describe, expect, it } from 'vitest'
import { fileNameOf, scheduleCsv } from './schedule-csv.ts'

const row = {
  period: 1,
  date: '2026-12-01',
  payment: 1057_08,
  interest: 812_50,
  principal: 244_58,
  extra: 0,
  fees: 2_00,
  balance: 199_755_42,
}

describe('the schedule as a file', () => {
  it('has plain decimals of the currency', () => {
    const [heading, line] = scheduleCsv([row], 'EUR').slice(1).split('\r\n')
    expect(heading).toBe('Period,Date,Payment,Interest,Repaid,Extra,Fees,Still owed,Currency')
    expect(line).toBe('1,2026-12-01,1059.08,812.50,244.58,0.00,2.00,199755.42,EUR')
    expect(scheduleCsv([row], 'JPY')).toContain('1,2026-12-01,105908,81250,')
  })

  it('says what is paid each time, with fees and what is paid on top, as the screen does', () => {
    const rows = [row, { ...row, period: 2, extra: 500_00 }]
    const cells = scheduleCsv(rows, 'EUR')
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',').slice(2, 7).map(Number))
    for (const [paid = 0, ...parts] of cells) {
      expect(paid).toBeCloseTo(
        parts.reduce((sum, part) => sum + part, 0),
        2,
      )
    }
    expect(cells[1]?.[0]).toBe(1559.08)
  })

  it('is named after the loan', () => {
    expect(fileNameOf('  Wohnung Zürich / 2. Stock ')).toBe(
      'moneycomb-loan-wohnung-zurich-2-stock.csv',
    )
    expect(fileNameOf('🏠')).toBe('moneycomb-loan-schedule.csv')
  })
})
