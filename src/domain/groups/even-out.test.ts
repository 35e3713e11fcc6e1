import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenOut, isUneven } from './even-out.ts'
import { shareId } from './share-id.ts'
import { borneIn, membersOf, type RoundedShare, shareOut } from './share-out.ts'
import type { Split } from './split-expense.ts'

const ids = Array.from({ length: 7 }, (_, index) => `m${index}`)
const unit = 1_000_000
const newestTried = 4

interface Expense {
  readonly id: string
  readonly amount: number
  readonly shares: readonly RoundedShare[]
}

const splits: fc.Arbitrary<Split> = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 7 })
  .chain((memberIds) =>
    fc.oneof(
      fc.constant<Split>({ mode: 'equal', memberIds }),
      fc
        .array(fc.integer({ min: 1, max: 9 }), {
          minLength: memberIds.length,
          maxLength: memberIds.length,
        })
        .map(
          (weights): Split => ({
            mode: 'shares',
            parts: memberIds.map((memberId, n) => ({ memberId, value: `${weights[n]}` })),
          }),
        ),
    ),
  )

const moves = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }),
    split: splits,
    /** Deletes one of the earlier ones, somewhere. */
    gone: fc.option(fc.nat(), { freq: 2 }),
  }),
  { minLength: 1, maxLength: 60 },
)

/** What a server does: share out by what the others have borne, and even out what is left. */
function live(history: (typeof moves extends fc.Arbitrary<infer T> ? T : never)[number][]) {
  let kept: Expense[] = []
  let touched = 0
  for (const [n, { amount, split, gone }] of history.entries()) {
    const verdict = shareOut(amount, split, `e${n}`, borneIn(kept))
    if (!verdict.ok) throw new Error(verdict.problem)
    kept.unshift({ id: `e${n}`, amount, shares: verdict.shares })
    if (gone !== null) kept.splice(gone % kept.length, 1)
    const few = evenOut(kept.slice(0, newestTried), borneIn(kept))
    const { changed, isEven } = few.isEven ? few : evenOut(kept)
    expect(isEven).toBe(true)
    touched += changed.size
    kept = kept.map((expense) => ({
      ...expense,
      shares: changed.get(expense.id) ?? expense.shares,
    }))
    expect(isUneven(borneIn(kept).values())).toBe(false)
  }
  return { kept, touched }
}

describe('rounding over the life of a group', () => {
  it('leaves nobody more than a unit ahead, whatever is deleted, and every sum right', () => {
    const cases = fc.property(moves, (history) => {
      const { kept } = live(history)
      for (const { amount, shares } of kept) {
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount)
        for (const { amount: share, rounding } of shares) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(Math.abs(rounding)).toBeLessThan(unit)
        }
      }
      for (const over of borneIn(kept).values()) expect(Math.abs(over)).toBeLessThanOrEqual(unit)
    })
    fc.assert(cases, { numRuns: 300 })
  }, 60_000)

  it('touches few other expenses', () => {
    const history = Array.from({ length: 400 }, (_, n) => ({
      amount: 100 + ((n * 7919) % 9973),
      split: { mode: 'equal', memberIds: ids.slice(0, 3 + (n % 4)) } as const,
      gone: n % 4 === 3 ? n * 31 : null,
    }))
    const { touched } = live(history)
    expect(touched).toBeLessThan(200)
  })

  it('has nothing to do while all is even', () => {
    const verdict = shareOut(100, { mode: 'equal', memberIds: ['a', 'b', 'c'] }, 'e', new Map())
    if (!verdict.ok) throw new Error(verdict.problem)
    expect(evenOut([{ id: 'e', shares: verdict.shares }])).toEqual({
      changed: new Map(),
      isEven: true,
    })
  })
})

describe('who a split names', () => {
  it.each<[Split, string[]]>([
    [{ mode: 'equal', memberIds: ['a', 'b'] }, ['a', 'b']],
    [{ mode: 'exact', parts: [{ memberId: 'a', value: 1 }] }, ['a']],
    [{ mode: 'adjustment', memberIds: ['a'], parts: [{ memberId: 'c', value: 1 }] }, ['a', 'c']],
    [
      {
        mode: 'items',
        items: [
          { amount: 1, memberIds: ['a', 'b'] },
          { amount: 1, memberIds: ['b'] },
        ],
      },
      ['a', 'b'],
    ],
  ])('is everybody in it, once', (split, expected) => {
    expect(membersOf(split)).toEqual(expected)
  })
})

describe('the id of a share', () => {
  it('is a valid one, and another for another expense or member', () => {
    const uuids = fc.uuid({ version: 7 })
    const cases = fc.property(uuids, uuids, uuids, (expense, member, other) => {
      const id = shareId(expense, member)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      if (other.slice(20) !== member.slice(20)) expect(shareId(expense, other)).not.toBe(id)
      if (other.slice(20) !== expense.slice(20)) expect(shareId(other, member)).not.toBe(id)
    })
    fc.assert(cases)
  })
})
