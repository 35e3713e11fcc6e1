import { expect, it } from 'vitest'
import { planDemo } from './plan-demo.ts'

interface Entry {
  readonly date: string
  readonly amount: number
}

const lastYear = (entries: Iterable<Entry>) =>
  [...entries]
    .filter(({ date }) => date >= '2025-03-01')
    .reduce((sum, { amount }) => sum + amount, 0)

it('shows a household of its own that earns somewhat more than it spends', () => {
  const [one, other] = [planDemo('2026-03-15'), planDemo('2026-03-15')]
  expect(one.email).not.toBe(other.email)
  expect(one.household.profile.id).not.toBe(other.household.profile.id)
  for (const { household } of [one, other]) {
    const earned = lastYear(household.incomes)
    const spent = lastYear(household.expenses())
    expect(earned).toBeGreaterThan(spent * 1.19)
    expect(earned).toBeLessThan(spent * 1.21)
  }
})
