import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addParts, type ChangeParts, explainChange } from './explain-change.ts'

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 })
const spent = fc.record({ amount, buys: fc.nat(500) })
const sumOf = ({ fresh, stopped, oftener, dearer }: ChangeParts) =>
  (fresh ?? Number.NaN) + (stopped ?? Number.NaN) + (oftener ?? Number.NaN) + (dearer ?? Number.NaN)

describe('explainChange', () => {
  it('adds up to the change, whatever it was', () => {
    fc.assert(
      fc.property(spent, spent, (before, after) => {
        expect(sumOf(explainChange(before, after))).toBe(after.amount - before.amount)
      }),
    )
  })

  it('adds up over many payees too', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spent, spent), { maxLength: 40 }), (pairs) => {
        const change = pairs.reduce((sum, [a, b]) => sum + b.amount - a.amount, 0)
        expect(sumOf(addParts(pairs.map(([a, b]) => explainChange(a, b))))).toBe(change)
      }),
    )
  })

  it.each([
    ['new', { amount: 0, buys: 0 }, { amount: 900, buys: 3 }, { fresh: 900 }],
    ['stopped', { amount: 900, buys: 3 }, { amount: 0, buys: 0 }, { stopped: -900 }],
    ['oftener', { amount: 200, buys: 2 }, { amount: 400, buys: 4 }, { oftener: 200 }],
    ['dearer', { amount: 200, buys: 2 }, { amount: 260, buys: 2 }, { dearer: 60 }],
    ['both', { amount: 200, buys: 2 }, { amount: 360, buys: 3 }, { oftener: 100, dearer: 60 }],
    ['less often', { amount: 300, buys: 3 }, { amount: 100, buys: 1 }, { oftener: -200 }],
    ['only money back', { amount: 0, buys: 0 }, { amount: -50, buys: 0 }, { dearer: -50 }],
  ])('calls it %s', (_, before, after, parts) => {
    const none = { fresh: 0, stopped: 0, oftener: 0, dearer: 0 }
    expect(explainChange(before, after)).toEqual({ ...none, ...parts })
  })

  it('is unknown while a sum is', () => {
    const unknown = { amount: null, buys: 2 }
    expect(explainChange(unknown, { amount: 5, buys: 1 }).dearer).toBeNull()
    expect(explainChange({ amount: 5, buys: 1 }, unknown).fresh).toBeNull()
  })
})
