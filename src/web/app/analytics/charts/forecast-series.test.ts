import { expect, it } from 'vitest'
import { forecastSeries } from './forecast-series.ts'

const dayWith = (low: number | null) => {
  const told = { low, middle: 500, high: low === null ? null : 900 }
  const both = { spending: told, income: told, net: told }
  return { day: '2026-11-18', ...both, due: 0, plannedSpending: 0, plannedIncome: 0 }
}

it('names a band only where there is one', () => {
  const namesOf = (low: number | null) =>
    forecastSeries({ days: [dayWith(low)] }, 'spending').map(({ name }) => name)
  expect(namesOf(100)).toEqual(['Probably between', 'Spending', 'By plan'])
  expect(namesOf(null)).toEqual(['Spending', 'By plan'])
})
