import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earmarkSum, earmarksOf } from './earmarks.ts'

const goal = fc.record({
  status: fc.constantFrom('active', 'reached', 'archived'),
  accountId: fc.constantFrom(null, 'a', 'b'),
})
const money = fc.record({
  goal: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 1000 }),
  accountId: fc.constantFrom(null, 'a', 'b'),
})

it('speaks for all that was put by in accounts, each unit once', () => {
  fc.assert(
    fc.property(fc.array(goal, { minLength: 4, maxLength: 4 }), fc.array(money), (some, put) => {
      const goals = some.map((one, at) => ({ ...one, id: String(at), name: `${at}` }))
      const rows = put.map((one) => ({
        ...{ ...one, goalId: String(one.goal), kind: 'contribution' as const },
        date: '2026-01-01',
      }))
      const found = [...earmarksOf(goals, rows).values()].flat()
      const inAccounts = rows.filter(({ goalId, accountId }) => {
        const own = goals[Number(goalId)]
        return own?.status !== 'archived' && (accountId ?? own?.accountId ?? null) !== null
      })
      expect(earmarkSum(found)).toBe(inAccounts.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})

it('names what is left after some was taken out, and nothing where all was', () => {
  const goals = [{ id: 'g', name: 'Bicycle', status: 'active', accountId: 'a' }]
  const put = (kind: 'contribution' | 'withdrawal', amount: number) => ({
    ...{ goalId: 'g', kind, amount, accountId: null, date: '2026-01-01' },
  })
  const some = [put('contribution', 500), put('withdrawal', 120)]
  expect(earmarksOf(goals, some).get('a')).toEqual([{ goalId: 'g', name: 'Bicycle', amount: 380 }])
  expect(earmarksOf(goals, [...some, put('withdrawal', 380)]).size).toBe(0)
})
