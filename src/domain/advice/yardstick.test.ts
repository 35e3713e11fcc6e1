import { expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { afterLoans } from './words.ts'
import { firstWholeMonth, leastKept } from './yardstick.ts'

const factsOf = (onLoans: number | null) => {
  const months = ['2026-08', '2026-09', '2026-10'].map((month) => ({
    ...{ month, income: 300_000, spending: 200_000, onLoans },
  }))
  return { months, currency: 'EUR' } as unknown as Facts
}

it('takes loan payments off what stayed, and says so', () => {
  expect(leastKept(factsOf(0))).toBe(100_000)
  expect(leastKept(factsOf(40_000))).toBe(60_000)
  expect(leastKept(factsOf(100_000))).toBeNull()
  expect(leastKept(factsOf(null))).toBeNull()
  expect([afterLoans(factsOf(0).months), afterLoans(factsOf(5).months)]).toEqual([
    '',
    ' after loan payments',
  ])
})

it('has a month whole of which no more than the first days are missing', () => {
  expect(firstWholeMonth('2026-08-01')).toBe('2026-08')
  expect(firstWholeMonth('2026-08-05')).toBe('2026-08')
  expect(firstWholeMonth('2026-08-06')).toBe('2026-09')
})
