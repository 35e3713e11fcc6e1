import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FlowEnd, flowLayout } from './flow-layout.ts'

const end = (amount: number, at: number): FlowEnd => ({
  key: String(at),
  name: 'Rent',
  amount,
  colour: 1,
  to: null,
})
const ends = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })

describe('the places of a flow', () => {
  it('never overlap, have the size of their amounts, and fit', () => {
    fc.assert(
      fc.property(ends, ends, (left, right) => {
        const all = flowLayout(left.map(end), right.map(end))
        for (const side of [all.left, all.right]) {
          for (const [at, one] of side.entries()) {
            const next = side[at + 1]
            if (next) expect(one.y + one.height).toBeLessThanOrEqual(next.y + 0.001)
            expect(one.y).toBeGreaterThanOrEqual(-0.001)
            expect(one.y + one.height).toBeLessThanOrEqual(all.height + 0.001)
            expect(one.trunkY + one.height).toBeLessThanOrEqual(
              all.trunk.y + all.trunk.height + 0.001,
            )
          }
        }
      }),
    )
  })

  it('are nothing where nothing flows', () => {
    expect(flowLayout([], [])).toMatchObject({ left: [], right: [] })
  })
})
