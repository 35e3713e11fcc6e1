import { describe, expect, it } from 'vitest'
import { heatGrid } from './heat-grid.ts'

describe('the days of a calendar', () => {
  it('stand by week, Monday first', () => {
    // 1 November 2026 is a Sunday.
    const { cells, columns, months } = heatGrid([], '2026-11-01', '2026-11-09')
    expect(cells.map(({ column, row }) => [column, row])).toEqual([
      [0, 6],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [1, 6],
      [2, 0],
    ])
    expect(columns).toBe(3)
    expect(months).toEqual([{ column: 0, on: '2026-11-01' }])
  })

  it('are the last year of a longer time', () => {
    const { cells } = heatGrid([], '2020-01-01', '2026-11-09')
    expect(cells).toHaveLength(371)
    expect(cells.at(-1)?.on).toBe('2026-11-09')
  })

  it('are as dark as they are dear beside the others', () => {
    const days = [10, 20, 30, 40, 50, 60, 70, 80].map((amount, at) => ({
      on: `2026-11-0${at + 1}`,
      amount,
    }))
    const { cells } = heatGrid(days, '2026-11-01', '2026-11-09')
    expect(cells.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 0])
  })

  it('count one dear day as something, and money back as nothing', () => {
    const { cells } = heatGrid([{ on: '2026-11-01', amount: 5 }], '2026-11-01', '2026-11-01')
    expect(cells[0]?.level).toBe(1)
    const back = heatGrid([{ on: '2026-11-01', amount: -5 }], '2026-11-01', '2026-11-01')
    expect(back.cells[0]?.level).toBe(0)
  })
})
