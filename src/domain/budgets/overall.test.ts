import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedBudgets, overallPerDay, tightestBudget } from './overall.ts'
import { type RunningBudget, safeByBudgets } from './safe-by-budgets.ts'

const budget = (perDay: number, ...ids: readonly string[]) => ({
  scope: ids.length > 0 ? new Set(ids) : null,
  perDay,
})

describe('what is safe to spend over all budgets', () => {
  it('is the sum of budgets that share nothing', () => {
    expect(overallPerDay([budget(300, 'food'), budget(200, 'fun')])).toBe(500)
  })

  it('counts a budget inside a wider one once', () => {
    const wide = budget(100, 'food', 'fun')
    const all = [budget(300, 'food'), wide, budget(50, 'travel')]
    expect(countedBudgets(all)).toEqual([wide, all[2]])
    expect(overallPerDay(all)).toBe(150)
  })

  it('takes the tighter of two as wide, and one for everything alone', () => {
    expect(overallPerDay([budget(300, 'food'), budget(200, 'food')])).toBe(200)
    expect(overallPerDay([budget(300, 'food'), budget(90), budget(70)])).toBe(70)
  })

  it('names the one that breaks sooner, counted or not, and none where nothing does', () => {
    const [wide, food] = [budget(200, 'food', 'fun'), budget(5, 'food')]
    expect(tightestBudget([wide, food], 200)).toBe(food)
    expect(tightestBudget([wide], 200)).toBeNull()
    expect(tightestBudget([wide, budget(300, 'food')], 200)).toBeNull()
    expect(tightestBudget([], null)).toBeNull()
  })

  it('is nothing known without a budget', () => {
    expect(overallPerDay([])).toBeNull()
  })

  it('counts what has no rate in its place, and adds what is known', () => {
    const unrated = { scope: new Set(['food', 'fun']), perDay: null }
    const all = [unrated, budget(50, 'travel'), budget(300, 'food')]
    expect(countedBudgets(all)).toEqual([unrated, all[1]])
    expect(overallPerDay(all)).toBe(50)
  })

  it('lets no budget give way to others because less of it is left', () => {
    const others = [budget(900, 'fun', 'travel'), budget(500, 'travel')]
    const [before, after] = [1000, 800].map((perDay) => [budget(perDay, 'food', 'fun'), ...others])
    expect(overallPerDay(after ?? [])).toBeLessThanOrEqual(overallPerDay(before ?? []) ?? 0)
  })

  it('never rises where any of them falls', () => {
    const ids = fc.subarray(['a', 'b', 'c', 'd', 'e'])
    const one = fc.record({ ids, perDay: fc.nat(1000), less: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 7 }), (all) => {
        const before = all.map(({ ids: some, perDay }) => budget(perDay, ...some))
        const after = all.map(({ ids: some, perDay, less }) =>
          budget(Math.max(0, perDay - less), ...some),
        )
        expect(overallPerDay(after)).toBeLessThanOrEqual(overallPerDay(before) ?? 0)
      }),
      { numRuns: 1000 },
    )
  })
})

it('names all that are exceeded, where there are several', () => {
  const running = (id: string, left: number, ...categories: readonly string[]): RunningBudget => ({
    ...{ id, name: id, currency: 'EUR', scope: new Set(categories), left, upcoming: 0 },
    ...{ isUpcomingAbout: false, daysLeft: 5, missing: [], isAbout: false },
  })
  const into = Object.assign((amount: number) => amount, { to: 'EUR' })
  const over = (...all: readonly RunningBudget[]) =>
    safeByBudgets(all, into)?.over?.map(({ id }) => id)
  const [wide, inside] = [running('wide', -5, 'food', 'bread'), running('inside', -2, 'bread')]
  expect(over(running('home', 500, 'home'), wide, inside)).toEqual(['wide', 'inside'])
  expect(over(running('home', 500, 'home'), wide)).toBeUndefined()
})
