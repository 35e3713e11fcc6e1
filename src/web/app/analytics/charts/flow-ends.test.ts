import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { endsOfFlow } from './flow-ends.ts'

const totals = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('expense' as const, 'income' as const),
    categoryId: fc.constantFrom(...'abcdefghijklm'.split('')),
    total: fc.integer({ min: -50_000, max: 1_000_000 }),
  }),
  { selector: ({ kind, categoryId }) => `${kind} ${categoryId}`, maxLength: 26 },
)

const answerOf = (all: readonly { kind: string; categoryId: string; total: number }[]) =>
  ({
    from: '2026-01-01',
    to: '2026-01-31',
    categories: all.map((one) => ({ ...one, count: 1, amounts: [one.total] })),
    shared: [],
    before: { categories: [] },
  }) as unknown as FlowAnswer

describe('both sides of the flow', () => {
  it('are as much as each other, and what is left over is income less spending', () => {
    fc.assert(
      fc.property(totals, (all) => {
        const { left, right } = endsOfFlow(answerOf(all), { byId: new Map() }, () => '')
        const sum = (ends: typeof left) => ends.reduce((amount, end) => amount + end.amount, 0)
        expect(sum(left)).toBe(sum(right))
        expect([...left, ...right].every(({ amount }) => amount > 0)).toBe(true)
        const net = all.reduce(
          (amount, { kind, total }) => amount + (kind === 'income' ? total : -total),
          0,
        )
        const over = right.find(({ key }) => key === 'Left over')?.amount ?? 0
        const before = left.find(({ key }) => key === 'From before')?.amount ?? 0
        expect(over - before).toBe(net)
      }),
    )
  })
})
