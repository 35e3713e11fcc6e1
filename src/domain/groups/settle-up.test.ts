import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Balance, provenMembers, settleUp } from './settle-up.ts'

const balancesOf = (amounts: readonly number[]): Balance[] =>
  amounts.map((amount, index) => ({ memberId: `m${String(index).padStart(2, '0')}`, amount }))

/** Tries every way to let the first open member settle with another one. */
function fewestByTrying(amounts: readonly number[]): number {
  const open = amounts.filter((amount) => amount !== 0)
  const [first, ...others] = open
  if (first === undefined) return 0
  const ways = others.flatMap((other, at) => {
    if (Math.sign(other) === Math.sign(first)) return []
    const after = others.map((amount, index) => (index === at ? amount + first : amount))
    return 1 + fewestByTrying(after)
  })
  return Math.min(...ways)
}

const settled = (most: number) =>
  fc
    .array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: most - 1 })
    .map((amounts) => [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)])

function check(balances: readonly Balance[]) {
  const plan = settleUp(balances)
  if (!plan) throw new Error('No plan.')
  const left = new Map(balances.map(({ memberId, amount }) => [memberId, amount]))
  const before = new Map(left)
  for (const { from, to, amount } of plan.transfers) {
    expect(amount).toBeGreaterThan(0)
    expect(before.get(from)).toBeLessThan(0)
    expect(before.get(to)).toBeGreaterThan(0)
    left.set(from, (left.get(from) ?? 0) + amount)
    left.set(to, (left.get(to) ?? 0) - amount)
  }
  expect([...left.values()].every((amount) => amount === 0)).toBe(true)
  return plan
}

describe('settleUp', () => {
  it('needs as few transfers as trying everything finds', () => {
    fc.assert(
      fc.property(settled(8), (amounts) => {
        expect(check(balancesOf(amounts)).transfers).toHaveLength(fewestByTrying(amounts))
      }),
      { numRuns: 500 },
    )
  })

  it('says the same for any order of the members', () => {
    const shuffled = settled(12).chain((amounts) =>
      fc.tuple(
        fc.constant(balancesOf(amounts)),
        fc.shuffledSubarray(balancesOf(amounts), { minLength: amounts.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(settleUp(other)).toEqual(settleUp(one))
      }),
    )
  })

  it('finds the groups that paying the largest first would join', () => {
    const plan = check(balancesOf([6, 4, -5, -5, 7, 3, -8, -2]))
    expect(plan).toMatchObject({ isFewest: true })
    expect(plan.transfers).toHaveLength(6)
  })

  it('proves its answer up to the limit and says so when it cannot', () => {
    const odd = (members: number) => {
      const amounts = Array.from({ length: members - 1 }, (_, index) => 3 ** (index % 30) + index)
      return [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)]
    }
    expect(check(balancesOf(odd(provenMembers))).isFewest).toBe(true)
    expect(check(balancesOf(odd(provenMembers + 1))).isFewest).toBe(false)
  })

  it('has nothing to do when nobody owes anything', () => {
    expect(settleUp(balancesOf([0, 0]))).toEqual({ transfers: [], isFewest: true })
  })

  it.each([[[1]], [[1, -2]], [[0.5, -0.5]], [[Number.NaN, 0]]])('refuses %j', (amounts) => {
    expect(settleUp(balancesOf(amounts))).toBeNull()
  })
})
