import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { addDays, monthOf } from '../calendar/calendar.ts'
import { coverInstalments, dueOf, type PaidFact } from './cover-instalments.ts'
import { planLoan } from './loan-plan.ts'
import { owedOn, standingOf } from './standing.ts'

/** 10,000.00 over a year from the middle of January on. */
const plan = samplePlan()
const verdict = planLoan(plan)
const rows = verdict.ok ? verdict.rows : []
const due = dueOf(rows[0] ?? { payment: 0, fees: 0 })
const today = '2026-11-19'
const begun = { startOn: plan.startOn, principal: plan.principal, balance: 1, trackFrom: '' }
const paid = (date: string, amount = due, fields: Partial<PaidFact> = {}): PaidFact => ({
  ...{ id: `${date} ${amount}`, date, amount, type: 'regular', dueOn: null },
  ...fields,
})
const afterRow = (at: number) => rows[at]?.balance ?? plan.principal

describe('what was owed on a day that is past', () => {
  it('is what had been paid by then, of a loan that is behind', () => {
    const payments = [paid('2026-02-15'), paid('2026-07-01'), paid('2026-07-02')]
    const owed = owedOn({ ...begun, balance: afterRow(2) }, { rows, payments }, today)
    expect(owed('2026-01-14')).toBe(null)
    expect(owed('2026-02-14')).toBe(plan.principal)
    expect([owed('2026-02-15'), owed('2026-06-30')]).toEqual([afterRow(0), afterRow(0)])
    expect([owed('2026-07-01'), owed('2026-07-02')]).toEqual([afterRow(1), afterRow(2)])
    expect(owed(today)).toBe(afterRow(2))
  })

  it('is by the schedule before payments are kept, and by them from then on', () => {
    const payments = [paid('2026-06-20')]
    const loan = { ...begun, trackFrom: '2026-04-01' }
    const owed = owedOn(loan, { rows, payments }, today)
    expect([owed('2026-03-14'), owed('2026-03-15')]).toEqual([afterRow(0), afterRow(1)])
    expect([owed('2026-06-19'), owed('2026-06-20')]).toEqual([afterRow(1), afterRow(2)])
  })

  it('is less from the very day on that something was paid on top', () => {
    const on = '2026-05-02'
    const extra = planLoan({ ...plan, extras: [{ on, amount: 500_00, effect: 'shorter' }] })
    const shorter = extra.ok ? extra.rows : []
    const payments = [paid(on, 500_00, { type: 'extra-principal' })]
    const late = owedOn(begun, { rows: shorter, payments }, today)
    expect([late('2026-05-01'), late(on)]).toEqual([plan.principal, plan.principal - 500_00])
    const kept = owedOn({ ...begun, trackFrom: today }, { rows: shorter, payments }, today)
    expect([kept('2026-05-01'), kept(on)]).toEqual([afterRow(2), afterRow(2) - 500_00])
    expect(kept('2026-05-15')).toBe(shorter[3]?.balance)
  })

  it('is what was said on that day, whatever was paid since', () => {
    const days = fc.integer({ min: 0, max: 300 }).map((n) => addDays(plan.startOn, n))
    const payment = fc.record({ date: days, amount: fc.integer({ min: 1, max: 2 * due }) })
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 8 }), days, (some, day) => {
        const payments = some.map((one, at) => paid(one.date, one.amount, { id: `p${at}` }))
        const then = payments.filter(({ date }) => date <= day)
        const coverage = coverInstalments(rows, plan.startOn, then)
        const { balance } = standingOf(rows, plan.principal, coverage)
        const loan = { ...begun, trackFrom: plan.startOn }
        expect(owedOn(loan, { rows, payments }, today)(day), monthOf(day)).toBe(balance)
      }),
    )
  })
})
