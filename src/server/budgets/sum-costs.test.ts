import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import type { DayCost } from '../ledger/day-costs.ts'
import { sumCosts } from './sum-costs.ts'

it('looks at the costs of the days it is asked for, and at few others', () => {
  let looks = 0
  const costs = Array.from({ length: 10_000 }, (_, at): DayCost => {
    const cost = { day: addDays('1995-01-01', at), categoryId: null, cost: 1, everyday: 1 }
    const get = (of: DayCost, name: string | symbol) => {
      if (name === 'day') looks += 1
      return Reflect.get(of, name)
    }
    return new Proxy<DayCost>({ ...cost, missing: [], isAbout: false }, { get })
  })
  const { spentIn, everydayIn, isAboutIn, missingIn } = sumCosts(costs, null)
  const week = { from: '2010-03-01', to: '2010-03-07' }
  const found = [spentIn(week), everydayIn(week), isAboutIn(week), missingIn(week)]
  expect(found).toEqual([7, 7, false, []])
  expect(looks).toBeLessThan(4 * 30)
})
