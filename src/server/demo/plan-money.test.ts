import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { planDemo } from './plan-demo.ts'
import { type AccountName, planMoney } from './plan-money.ts'

const until = '2026-03-15'
const byMethod: Readonly<Record<string, AccountName>> = { card: 'card', cash: 'wallet' }
const accountOf = (method: string): AccountName => byMethod[method] ?? 'current'

it('moves money so that no day finds an account or the wallet without any', () => {
  for (let n = 0; n < 5; n++) {
    const { household } = planDemo(until)
    const { from, opening, moved, saved } = planMoney(household, accountOf)
    const spent = [...household.expenses()]
    const held = { ...opening }
    const least = { ...opening }
    for (let day = from; day <= until; day = addDays(day, 1)) {
      for (const one of moved.filter(({ date }) => date === day)) {
        held[one.from] -= one.amount
        held[one.to] += one.amount
      }
      for (const one of spent.filter(({ date }) => date === day))
        held[accountOf(one.paymentMethod)] -= one.amount
      for (const name of ['current', 'savings', 'wallet'] as const)
        least[name] = Math.min(least[name], held[name])
      for (const one of household.incomes.filter(({ date }) => date === day))
        held.current += one.amount
    }
    expect(saved).toBeGreaterThan(0)
    expect(least.current).toBe(40_000)
    expect(Math.min(least.savings, least.wallet)).toBeGreaterThanOrEqual(0)
  }
})
