import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { spanBefore } from './span-before.ts'

const any = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1990-01-01', days))

describe('the time it is compared with', () => {
  it('is the same days of the month before', () => {
    expect(spanBefore({ from: '2026-11-01', to: '2026-11-15' })).toEqual({
      from: '2026-10-01',
      to: '2026-10-15',
    })
  })

  it('is whole months for whole months', () => {
    expect(spanBefore({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    })
    expect(spanBefore({ from: '2025-01-01', to: '2025-12-31' })).toEqual({
      from: '2024-01-01',
      to: '2024-12-31',
    })
  })

  it('is the same days of the year before for a year so far', () => {
    const before = { from: '2025-01-01', to: '2025-11-17' }
    expect(spanBefore({ from: '2026-01-01', to: '2026-11-17' })).toEqual(before)
    const two = { from: '2023-01-01', to: '2024-02-29' }
    expect(spanBefore({ from: '2025-01-01', to: '2026-02-28' })).toEqual(two)
    const december = { from: '2025-12-01', to: '2025-12-17' }
    expect(spanBefore({ from: '2026-01-01', to: '2026-01-17' })).toEqual(december)
  })

  it('is as many days otherwise', () => {
    expect(spanBefore({ from: '2026-11-05', to: '2026-11-14' })).toEqual({
      from: '2026-10-26',
      to: '2026-11-04',
    })
  })

  it('is always over before, and never the wrong way round', () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 1500 }), (from, days) => {
        const before = spanBefore({ from, to: addDays(from, days) })
        expect(before.from <= before.to).toBe(true)
        expect(before.to < from).toBe(true)
      }),
    )
  })
})
