import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisTicks, extentOf } from './axis-ticks.ts'
import type { ChartSeries } from './series.ts'

const bar = (key: string, stack?: string): ChartSeries => ({
  key,
  name: key,
  shape: 'bar',
  colour: 1,
  ...(stack ? { stack } : {}),
})

describe('how far a chart goes', () => {
  it('adds up what stands on each other, each way by itself', () => {
    const points = [{ on: '2026-01-01', values: { a: 10, b: 20, c: -5 } }]
    expect(extentOf(points, [bar('a', 's'), bar('b', 's'), bar('c', 's')])).toEqual({
      least: -5,
      most: 30,
    })
    expect(extentOf(points, [bar('a'), bar('b')])).toEqual({ least: 0, most: 20 })
  })

  it('has both ends of a band, and the ground where there is nothing', () => {
    const band: ChartSeries = { ...bar('low'), upTo: 'high', shape: 'band' }
    const points = [{ on: '2026-01-01', values: { low: -50, high: 70 } }]
    expect(extentOf(points, [band])).toEqual({ least: -50, most: 70 })
    expect(extentOf([], [band])).toEqual({ least: 0, most: 0 })
  })
})

describe('the amounts an axis names', () => {
  it('are round', () => {
    expect(axisTicks({ least: 0, most: 742_000 })).toEqual([0, 200_000, 400_000, 600_000, 800_000])
    expect(axisTicks({ least: -6900, most: 0 })).toEqual([-8000, -6000, -4000, -2000, 0])
  })

  it('reach around everything, have the ground, and are few', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 13 })
    fc.assert(
      fc.property(amount, amount, (below, above) => {
        const ticks = axisTicks({ least: -below, most: above })
        expect(ticks[0]).toBeLessThanOrEqual(-below)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(above)
        expect(ticks.some((tick) => Math.abs(tick) < 1e-6)).toBe(true)
        expect(ticks.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
