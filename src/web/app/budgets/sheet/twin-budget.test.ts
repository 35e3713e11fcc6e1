import { expect, it } from 'vitest'
import type { Budget } from '#web/budgets/budget.ts'
import { newDraft } from './draft.ts'
import { hasTwin } from './twin-budget.ts'

const draft = {
  ...newDraft('EUR', '2026-11-16'),
  name: ' Food  out',
  categoryIds: ['b', 'a'],
}
const stored = {
  id: 'one',
  name: 'Food out',
  categoryIds: ['a', 'b'],
  period: 'monthly',
  currency: 'EUR',
  startOn: '2026-01-01',
  endOn: null,
  archived: false,
} as unknown as Budget
const twin = (patch: Partial<Budget>) => hasTwin(draft, null, [{ ...stored, ...patch } as Budget])

it('knows a budget that is there already, and one that only looks like it', () => {
  expect(twin({})).toBe(true)
  expect(hasTwin(draft, stored, [stored])).toBe(false)
  expect(twin({ name: 'Food' })).toBe(false)
  expect(twin({ categoryIds: ['a'] })).toBe(false)
  expect(twin({ period: 'weekly' })).toBe(false)
  expect(twin({ currency: 'USD' })).toBe(false)
  expect(twin({ archived: true })).toBe(false)
  expect(twin({ endOn: '2026-06-30' })).toBe(false)
})
