import { describe, expect, it } from 'vitest'
import { isSoon, soonSpan } from './soon.ts'

describe('soon', () => {
  it('is today, what is said to be in 14 days, and all between', () => {
    expect(soonSpan('2026-11-16')).toEqual({ from: '2026-11-16', to: '2026-11-30' })
    expect(isSoon('2026-11-15', '2026-11-16')).toBe(false)
    expect(isSoon('2026-11-16', '2026-11-16')).toBe(true)
    expect(isSoon('2026-11-30', '2026-11-16')).toBe(true)
    expect(isSoon('2026-12-01', '2026-11-16')).toBe(false)
  })
})
