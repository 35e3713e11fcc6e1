import { expect, it } from 'vitest'
import { reachOf } from './use-analytics.ts'

it('says that a time began before the first entry only once all rows are here', () => {
  expect(reachOf('2026-11', true).isBefore('2026-10-01')).toBe(true)
  expect(reachOf('2026-11', false).isBefore('2026-10-01')).toBe(false)
  expect(reachOf('2026-11', true).isBefore('2026-11-01')).toBe(false)
})
