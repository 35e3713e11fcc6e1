import { describe, expect, it } from 'vitest'
import { flowTotals } from './savings-rate.ts'

describe('flowTotals', () => {
  it.each([
    [{ income: 200_000, spending: 150_000 }, 50_000, 2500],
    [{ income: 3, spending: 1 }, 2, 6666],
    [{ income: 1000, spending: 1500 }, -500, -5000],
    [{ income: 0, spending: 1500 }, -1500, null],
    [{ income: null, spending: 1500 }, null, null],
    [{ income: 1000, spending: null }, null, null],
  ])('of %j', (flow, net, savingsRateBps) => {
    expect(flowTotals(flow)).toEqual({ ...flow, net, savingsRateBps })
  })
})
