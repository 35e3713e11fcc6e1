import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Balances, balancesOf, byHousehold, type SharedExpense } from './balances.ts'
import { settleUp, type Transfer } from './settle-up.ts'
import { whoOwesWhom } from './who-owes-whom.ts'

const asBalances = (amounts: readonly number[]): Balances =>
  new Map(amounts.map((amount, index) => [`m${index}`, amount]))

/** Amounts that add up to nothing. */
const closed = (most: number, size: number) =>
  fc
    .array(fc.integer({ min: -size, max: size }), { minLength: 1, maxLength: most - 1 })
    .map((amounts) => [...amounts, -amounts.reduce((sum, amount) => sum + amount, 0)])

/** The fewest transfers by trying every way to close the first open member with another. */
function bruteForce(amounts: readonly number[]): number {
  const open = amounts.filter((amount) => amount !== 0)
  const [first, ...rest] = open
  if (first === undefined) return 0
  let fewest = Number.POSITIVE_INFINITY
  for (const [index, other] of rest.entries()) {
    if (Math.sign(other) === Math.sign(first)) continue
    const next = rest.with(index, other + first)
    fewest = Math.min(fewest, 1 + bruteForce(next))
  }
  return fewest
}

function afterwards(balances: Balances, transfers: readonly Transfer[]): readonly number[] {
  const left = new Map(balances)
  for (const { from, to, amount } of transfers) {
    left.set(from, (left.get(from) ?? 0) + amount)
    left.set(to, (left.get(to) ?? 0) - amount)
  }
  return [...left.values()]
}

describe('settling up', () => {
  it('takes the fewest transfers, as trying everything finds, for up to eight members', () => {
    const cases = fc.property(closed(8, 30), (amounts) => {
      const plan = settleUp(asBalances(amounts))
      expect(plan?.transfers.length).toBe(bruteForce(amounts))
      expect(plan?.isFewest).toBe(true)
    })
    fc.assert(cases, { numRuns: 500 })
  }, 60_000)

  it('leaves everybody at nothing, and lets only debtors pay and only creditors receive', () => {
    const cases = fc.property(closed(14, 10 ** 9), (amounts) => {
      const balances = asBalances(amounts)
      const { transfers } = settleUp(balances) ?? { transfers: [] }
      expect(afterwards(balances, transfers).every((amount) => amount === 0)).toBe(true)
      for (const { from, to, amount } of transfers) {
        expect(amount).toBeGreaterThan(0)
        expect(balances.get(from)).toBeLessThan(0)
        expect(balances.get(to)).toBeGreaterThan(0)
      }
      const turned = new Map([...balances].reverse())
      expect(settleUp(turned)?.transfers).toEqual(transfers)
    })
    fc.assert(cases, { numRuns: 200 })
  }, 60_000)

  it('is proven for twenty open members, and best effort above', () => {
    const planted = Array.from({ length: 5 }, (_, n) => [
      100 + n,
      210 + n * 3,
      17 + n,
      -(327 + n * 5),
    ])
    const twenty = asBalances(planted.flat())
    const plan = settleUp(twenty)
    expect(plan).toMatchObject({ isFewest: true })
    expect(plan?.transfers).toHaveLength(15)
    const more = settleUp(asBalances([...planted.flat(), 1001, 2002, -3003]))
    expect(more?.isFewest).toBe(false)
    expect(more?.transfers.length).toBeLessThanOrEqual(22)
  })

  it('refuses balances that do not add up, and has nothing to do where all is even', () => {
    expect(settleUp(asBalances([5, -4]))).toBeNull()
    expect(settleUp(asBalances([0, 0]))).toEqual({ transfers: [], isFewest: true })
  })
})

const memberIds = ['a', 'b', 'c', 'd']
const expenses: fc.Arbitrary<SharedExpense> = fc
  .tuple(
    fc.uuid(),
    fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 4, maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([id, paid, cuts]) => {
    const total = paid.reduce((sum, amount) => sum + amount, 0)
    const edges = [0, ...cuts.map((cut) => cut % (total + 1)).sort((a, b) => a - b), total]
    return {
      id,
      currency: 'EUR',
      payers: memberIds.map((memberId, index) => ({ memberId, amount: paid[index] ?? 0 })),
      shares: memberIds.map((memberId, index) => ({
        memberId,
        amount: (edges[index + 1] ?? 0) - (edges[index] ?? 0),
      })),
    }
  })

describe('balances', () => {
  it('add up to nothing, and plain debts come to the same for everybody', () => {
    const cases = fc.property(fc.array(expenses, { maxLength: 12 }), (list) => {
      const balances = balancesOf(list, []).get('EUR') ?? new Map<string, number>()
      expect([...balances.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0)
      const plain = whoOwesWhom(list, [])
      expect(afterwards(balances, plain).every((amount) => amount === 0)).toBe(true)
    })
    fc.assert(cases)
  })

  it('are closed by settling, in their own currency only', () => {
    const dinner: SharedExpense = {
      id: 'dinner',
      currency: 'EUR',
      payers: [{ memberId: 'a', amount: 9000 }],
      shares: ['a', 'b', 'c'].map((memberId) => ({ memberId, amount: 3000 })),
    }
    const paid = { from: 'b', to: 'a', amount: 3000 }
    const open = balancesOf([dinner], [{ ...paid, currency: 'USD' }])
    expect(open.get('EUR')?.get('b')).toBe(-3000)
    const settled = balancesOf([dinner], [{ ...paid, currency: 'EUR' }]).get('EUR')
    expect(Object.fromEntries(settled ?? [])).toEqual({ a: 3000, b: 0, c: -3000 })
    expect(whoOwesWhom([dinner], [{ ...paid, currency: 'EUR' }])).toEqual([
      { from: 'c', to: 'a', amount: 3000 },
    ])
  })

  it('stand together within a household', () => {
    const together = byHousehold(asBalances([50, -20, -30]), (id) => (id === 'm2' ? null : 'home'))
    expect(Object.fromEntries(together)).toEqual({ home: 30, m2: -30 })
  })
})
