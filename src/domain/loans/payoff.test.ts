import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import type { PaidFact } from './cover-instalments.ts'
import type { LoanPlan } from './loan-plan.ts'
import { payAsAgreed, planPayoff } from './payoff.ts'

const from = '2026-06-01'
const loan = (id: string, fields: Partial<LoanPlan>, payments: readonly PaidFact[] = []) => ({
  id,
  plan: samplePlan(fields),
  trackFrom: from,
  payments,
})
const cards = [
  loan('card', { principal: 3_000_00, annualRateBps: 1800, termPeriods: 36 }),
  loan('car', { principal: 9_000_00, annualRateBps: 400, termPeriods: 60 }),
  loan('kitchen', { principal: 1_000_00, annualRateBps: 300, termPeriods: 24 }),
]
const payoff = (order: Parameters<typeof planPayoff>[1]['order'], extra = 200_00) =>
  planPayoff(cards, { order, extra, from })
const orderOf = ({ loans }: { loans: readonly { id: string }[] }) => loans.map(({ id }) => id)

describe('a payoff', () => {
  it('goes by rate, by size or by terms', () => {
    expect(orderOf(payoff('avalanche'))).toEqual(['card', 'car', 'kitchen'])
    expect(orderOf(payoff('snowball'))).toEqual(['kitchen', 'card', 'car'])
    expect(orderOf(payoff(['car']))).toEqual(['car', 'card', 'kitchen'])
  })

  it('ends sooner and costs less than what was agreed', () => {
    const agreed = payAsAgreed(cards)
    const [dearest, smallest] = [payoff('avalanche'), payoff('snowball')]
    expect(dearest.interest).toBeLessThan(smallest.interest)
    expect(smallest.interest).toBeLessThan(agreed.interest)
    expect(String(dearest.debtFreeOn) < String(agreed.debtFreeOn)).toBe(true)
    expect(planPayoff([], { order: 'avalanche', extra: 5, from })).toEqual({
      loans: [],
      debtFreeOn: null,
      interest: 0,
    })
  })

  it('gives what is free to the next one, and no more than there is', () => {
    const { loans } = payoff('snowball')
    const paid = new Map<string, number>()
    for (const { rows } of loans) {
      for (const { date, extra } of rows) {
        if (extra > 0) paid.set(date.slice(0, 7), (paid.get(date.slice(0, 7)) ?? 0) + extra)
      }
    }
    const asked = payAsAgreed(cards).loans.reduce(
      (sum, { rows }) => sum + (rows.find(({ date }) => date >= from)?.payment ?? 0),
      0,
    )
    expect(Math.max(...paid.values())).toBeLessThanOrEqual(200_00 + asked)
    expect(paid.size).toBeGreaterThan(20)
  })

  it('asks for no interest that is paid already', () => {
    const first = payAsAgreed([loan('card', {})])
    const rows = first.loans[0]?.rows.filter(({ date }) => date >= from) ?? []
    const [next, later] = rows
    const sum = (some: typeof rows) => some.reduce((total, { interest }) => total + interest, 0)
    expect(first.interest).toBe(sum(rows))
    const paid = (amount: number): readonly PaidFact[] => [
      { id: 'a', date: from, type: 'regular', amount, dueOn: null },
    ]
    const early = payAsAgreed([loan('card', {}, paid(next?.payment ?? 0))])
    expect(early.interest).toBe(sum(rows.slice(1)))
    expect(early.loans[0]?.owed).toBe(next?.balance)
    const inPart = payAsAgreed([loan('card', {}, paid((next?.payment ?? 0) + 1_00))])
    expect(inPart.interest).toBe(sum(rows.slice(1)) - 1_00)
    const terms = { order: 'avalanche', extra: 50_00, from } as const
    const planned = planPayoff([loan('card', {}, paid(next?.payment ?? 0))], terms)
    expect(planned.interest).toBeLessThan(sum(rows.slice(1)))
    expect(later?.interest).toBeGreaterThan(1_00)
  })

  it('never costs more, whatever the loans', () => {
    const plans = fc.array(
      fc.record({
        principal: fc.integer({ min: 500_00, max: 500_000_00 }),
        annualRateBps: fc.integer({ min: 0, max: 2500 }),
        termPeriods: fc.integer({ min: 2, max: 120 }),
        frequency: fc.constantFrom('weekly', 'monthly', 'quarterly'),
        kind: fc.constantFrom('annuity', 'equal-principal', 'interest-only', 'interest-free'),
      }),
      { minLength: 1, maxLength: 5 },
    )
    const cases = fc.property(
      plans,
      fc.constantFrom('avalanche', 'snowball'),
      fc.integer({ min: 0, max: 2_000_00 }),
      (drawn, order, extra) => {
        const loans = drawn.map((fields, at) => loan(`${at}`, fields))
        const [agreed, planned] = [payAsAgreed(loans), planPayoff(loans, { order, extra, from })]
        expect(planned.interest).toBeLessThanOrEqual(agreed.interest)
        expect(String(planned.debtFreeOn) <= String(agreed.debtFreeOn)).toBe(true)
        for (const { rows } of planned.loans) expect(rows.at(-1)?.balance).toBe(0)
      },
    )
    fc.assert(cases, { numRuns: 100, seed: 3 })
  })
})
