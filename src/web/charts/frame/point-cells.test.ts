import { describe, expect, it } from 'vitest'
import type { ChartSeries } from '../series.ts'
import { seriesWords } from '../series-words.ts'
import { pointCells, pointHeadings } from './point-cells.ts'

const line: ChartSeries = { key: 'a', name: 'Left', shape: 'line', colour: 1 }
const band: ChartSeries = { key: 'low', upTo: 'high', name: 'Likely', shape: 'band', colour: 1 }
const euros = { currency: 'EUR', locale: 'en-GB' }
const points = [
  { on: '2026-01-01', values: { a: 1250, low: -100, high: 2000 } },
  { on: '2026-01-02', values: { a: null, low: null, high: null } },
]

describe('the figures of a chart as a file', () => {
  it('are decimals to the last digit, and both ends of a band', () => {
    expect(pointHeadings([line, band], points)).toEqual([
      'When',
      'Left',
      'Likely, from',
      'Likely, to',
    ])
    expect(pointCells(points, [line, band], euros)).toEqual([
      ['2026-01-01', { decimal: '12.50' }, { decimal: '-1.00' }, { decimal: '20.00' }],
      ['2026-01-02', null, null, null],
    ])
  })

  it('are percent where they are no money', () => {
    expect(pointCells(points, [line], { ...euros, unit: 'share' })[0]).toEqual(['2026-01-01', 12.5])
  })
})

const lacking = { currency: 'SYP', from: '', to: '', amount: 500_00 }
const lackingPoints = [
  { on: '2026-01-01', values: { a: 1250 }, missing: { a: [lacking] } },
  { on: '2026-01-02', values: { a: 0 } },
]

describe('figures with a part without a rate', () => {
  it('say so in words', () => {
    const [first = { values: {} }] = lackingPoints
    expect(seriesWords(line, first, euros)).toMatch(/^€12\.50 and SYP.500\.00 without a rate$/)
  })

  it('say so in a column of the file, and are numbers still', () => {
    expect(pointHeadings([line], lackingPoints)).toEqual(['When', 'Left', 'Without a rate'])
    const rows = pointCells(lackingPoints, [line], euros)
    expect(rows[0]?.[1]).toEqual({ decimal: '12.50' })
    expect(rows.map((row) => row[2])).toEqual([expect.stringMatching(/^Left: SYP.500\.00$/), ''])
  })
})

describe('a figure of a chart in words', () => {
  it('is an amount, a share, or both ends', () => {
    const point = points[0] ?? { on: '', values: {} }
    expect(seriesWords(line, point, euros)).toBe('€12.50')
    expect(seriesWords(line, point, { ...euros, unit: 'share' })).toBe('13%')
    expect(seriesWords(band, point, euros)).toBe('-€1.00 to €20.00')
    expect(seriesWords(line, { values: { a: null } }, euros)).toBeNull()
  })
})
