import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { userRow } from '#contract/identity/session.ts'
import { expenses as facts } from '#contract/ledger/expenses.ts'
import { incomes as incomeFacts } from '#contract/ledger/incomes.ts'
import { type HouseholdPlan, planHousehold } from './household.ts'

const plan: HouseholdPlan = {
  seed: '42',
  index: 0,
  email: 'demo@moneycomb.local',
  expenses: 3000,
  groups: 0,
  until: '2026-03-31',
}
const rowsOf = (changes: Partial<HouseholdPlan> = {}) => [
  ...planHousehold({ ...plan, ...changes }).expenses(),
]

describe('planHousehold', () => {
  it('is the same for the same plan and another for another seed', () => {
    const { expenses, ...household } = planHousehold(plan)
    expect(household.incomes.length).toBeGreaterThan(40)
    const { expenses: again, ...sameHousehold } = planHousehold(plan)
    expect(sameHousehold).toEqual(household)
    expect([...again()]).toEqual([...expenses()])
    expect(planHousehold({ ...plan, seed: '43' }).profile.id).not.toBe(household.profile.id)
  })

  it('has a valid profile with the address asked for', () => {
    const { profile } = planHousehold(plan)
    expect(userRow.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({ email: 'demo@moneycomb.local', currency: 'EUR' })
  })

  it.each([0, 5, 3000])(
    'has exactly %d expenses, each valid, in order, with its own id',
    (count) => {
      const rows = rowsOf({ expenses: count })
      const { currency: _, ...written } = facts.writable
      const row = z.object({ id: z.uuidv7(), ...written })
      for (const expense of rows) {
        expect(row.safeParse({ ...facts.defaults, ...expense }).error).toBeUndefined()
      }
      expect(rows).toHaveLength(count)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
      const dates = rows.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
    },
  )

  it('covers three years up to the last day', () => {
    const dates = rowsOf().map(({ date }) => date)
    expect(dates[0]).toBe('2023-04-01')
    expect(dates.every((date) => date <= '2026-03-31')).toBe(true)
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(36)
  })

  it('pays the rent on the first of every month, a little more each year', () => {
    const rent = rowsOf().filter(({ description }) => description === 'Rent')
    expect(rent).toHaveLength(36)
    expect(rent.every(({ date }) => date.endsWith('-01'))).toBe(true)
    expect(new Set(rent.map(({ amount }) => amount)).size).toBe(4)
    expect(rent.at(-1)?.amount).toBeGreaterThan(rent[0]?.amount ?? 0)
  })

  it('earns what is valid, in order, a salary every month and more of it each year', () => {
    const { incomes } = planHousehold(plan)
    const { currency: _, ...written } = incomeFacts.writable
    const row = z.object({ id: z.uuidv7(), ...written })
    for (const income of incomes) {
      expect(row.safeParse({ ...incomeFacts.defaults, ...income }).error).toBeUndefined()
    }
    expect(new Set(incomes.map(({ id }) => id)).size).toBe(incomes.length)
    const dates = incomes.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    const salary = incomes.filter(({ description }) => description === 'Salary')
    expect(new Set(salary.map(({ date }) => date.slice(0, 7))).size).toBe(36)
    expect(salary.at(-1)?.amount).toBeGreaterThan(salary[0]?.amount ?? 0)
    expect(planHousehold({ ...plan, expenses: 0 }).incomes).toEqual([])
  })

  it('keeps its own categories apart from other households', () => {
    const ids = [0, 1, 2].flatMap((index) =>
      planHousehold({ ...plan, index, email: null }).categories.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(9)
  })
})
