import { expect, it } from 'vitest'
import { aheadOf, type StoredTemplate } from './plan-facts.ts'

const gym = {
  id: 'gym',
  description: 'Gym',
  amount: 2990,
  currency: 'EUR',
  priceChanges: [],
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-11-17',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  active: true,
  nextOn: '2026-12-17',
} as unknown as StoredTemplate

it('a monthly one comes twelve times in the year after the day it was paid', () => {
  expect(aheadOf(gym, '2026-11-17')).toHaveLength(12)
  expect(aheadOf({ ...gym, startOn: '2026-12-17' }, '2026-11-17')).toHaveLength(12)
  expect(aheadOf({ ...gym, active: false }, '2026-11-17')).toEqual([])
})
