import { describe, expect, it } from 'vitest'
import { sameDays } from './same-days.ts'

const spans = (month: string, today: string) => {
  const { from, to, beforeFrom, beforeTo } = sameDays(month, today)
  return `${from} ${to} ${beforeFrom} ${beforeTo}`
}

describe('sameDays', () => {
  it.each([
    ['2026-03', '2026-03-10', '2026-03-01 2026-03-10 2026-02-01 2026-02-10'],
    // February has no 30th: all of it is as near as it gets.
    ['2026-03', '2026-03-30', '2026-03-01 2026-03-30 2026-02-01 2026-02-28'],
    // The last day of a short month ends it, so it stands against the whole month before.
    ['2026-02', '2026-02-28', '2026-02-01 2026-02-28 2026-01-01 2026-01-31'],
    ['2026-01', '2026-03-10', '2026-01-01 2026-01-31 2025-12-01 2025-12-31'],
    ['2026-05', '2026-03-10', '2026-05-01 2026-05-31 2026-04-01 2026-04-30'],
  ])('of %s on %s', (month, today, said) => {
    expect(spans(month, today)).toBe(said)
  })
})
