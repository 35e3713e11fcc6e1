import { describe, expect, it } from 'vitest'
import { tableRows } from './table-rows.ts'

const line = [{ shape: 'line' }] as const
const bars = [{ shape: 'bar' }] as const
const at = (on: string) => ({ on, values: {} })
const months = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const month = String((n % 12) + 1).padStart(2, '0')
    return at(`${2026 + Math.floor(n / 12)}-${month}-17`)
  })
const shown = (...given: Parameters<typeof tableRows>) =>
  tableRows(...given).rows.map(({ on }) => on)

describe('the rows of a table before all are asked for', () => {
  it('are all of a few', () => {
    expect(tableRows(months(12), line)).toEqual({ rows: months(12), rhythm: null })
  })

  it('are all of a year of months and its edge, which are few too', () => {
    expect(tableRows(months(13), line)).toEqual({ rows: months(13), rhythm: null })
    expect(tableRows(months(24), line).rows).toHaveLength(24)
    expect(tableRows(months(25), line).rhythm).toBe('year')
  })

  it('come once a year over the years of a loan, from its first to its last', () => {
    const points = months(301)
    expect(tableRows(points, line).rhythm).toBe('year')
    const [first, second, third] = shown(points, line)
    expect([first, second, third]).toEqual(['2026-01-17', '2026-12-17', '2027-12-17'])
    expect(shown(points, line)).toHaveLength(27)
    expect(shown(points, line).at(-1)).toBe('2051-01-17')
  })

  it('come once a month over the days of a year', () => {
    const days = months(12).flatMap(({ on }) => [at(on), at(on.replace(/17$/, '18'))])
    expect(tableRows(days, line).rhythm).toBe('month')
    expect(shown(days, line).slice(0, 3)).toEqual(['2026-01-17', '2026-01-18', '2026-02-18'])
  })

  it('leave nothing out between bars, which add up', () => {
    expect(tableRows(months(40), bars)).toEqual({ rows: months(12), rhythm: null })
  })

  it('are the first where all are in one month', () => {
    const days = Array.from({ length: 28 }, (_, n) =>
      at(`2026-02-${String(n + 1).padStart(2, '0')}`),
    )
    expect(tableRows(days, line)).toEqual({ rows: days.slice(0, 12), rhythm: null })
  })
})
