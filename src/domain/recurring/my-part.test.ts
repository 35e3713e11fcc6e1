import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byTodaysRate, upcomingIn } from '../budgets/upcoming.ts'
import type { Split } from '../groups/split-expense.ts'
import { yearCost } from './cost-ahead.ts'
import { myPartOf, partsIn } from './my-part.ts'

const member = (name: string, leftAt: string | null = null) => ({
  memberId: `m-${name}`,
  uid: name,
  leftAt,
})
const flat = { members: [member('ann'), member('ben'), member('cem'), member('dot', '2026-01-01')] }

const rent = {
  id: 'rent',
  amount: 9000,
  currency: 'EUR',
  categoryId: null,
  groupId: 'flat',
  groupSplit: null as Split | null,
  priceChanges: [{ from: '2026-12-01', amount: 12_000 }],
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [1],
  nthWeekday: null,
  weekendShift: 'none',
  startOn: '2026-10-01',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  active: true,
  nextOn: '2026-11-01',
  waitingOn: ['2026-10-01'],
} as const

describe('my part of a template', () => {
  it('is shared by everybody who is here, at each price', () => {
    const mine = myPartOf(rent, flat, 'ann')
    expect(mine.amount).toBe(3000)
    expect(mine.priceChanges).toEqual([{ from: '2026-12-01', amount: 4000 }])
  })

  it('follows the split, and is nothing for who is not in it', () => {
    const groupSplit: Split = { mode: 'equal', memberIds: ['m-ann', 'm-ben'] }
    expect(myPartOf({ ...rent, groupSplit }, flat, 'ben').amount).toBe(4500)
    expect(myPartOf({ ...rent, groupSplit }, flat, 'cem').amount).toBe(0)
  })

  it('is the whole of what is no group’s, or where it cannot be told', () => {
    expect(myPartOf({ ...rent, groupId: null }, flat, 'ann').amount).toBe(9000)
    expect(myPartOf(rent, undefined, 'ann').amount).toBe(9000)
    expect(myPartOf(rent, flat, 'dot').amount).toBe(9000)
    const parts = [{ memberId: 'm-ann', value: 100 }]
    expect(myPartOf({ ...rent, groupSplit: { mode: 'exact', parts } }, flat, 'ann').amount).toBe(
      9000,
    )
  })

  it('is what the year costs and what a budget still expects', () => {
    const mine = myPartOf(rent, flat, 'ann')
    const [cost] = yearCost([mine], '2026-10-31')
    expect(cost?.amount).toBe(3000 + 11 * 4000)
    const days = { from: '2026-10-01', to: '2026-12-31' }
    const coming = upcomingIn([mine], null, days, byTodaysRate('EUR', null, '2026-10-05'))
    expect(coming.amount).toBe(3000 + 3000 + 4000)
  })

  it('adds up to the whole over everybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
        const all = ['ann', 'ben', 'cem'].map((uid) => myPartOf({ ...rent, amount }, flat, uid))
        expect(all.reduce((sum, one) => sum + one.amount, 0)).toBe(amount)
        const parts = partsIn(flat, null, amount, rent.id)
        expect([...(parts?.values() ?? [])]).toEqual(all.map((one) => one.amount))
      }),
      { numRuns: 200 },
    )
  })
})
