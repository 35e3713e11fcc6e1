import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestOf } from '#test/support/loan-interest-reference.ts'
import { addDays } from '../calendar/calendar.ts'
import { type DatedRow, type LoanPlan, planLoan } from './loan-plan.ts'
import { paymentDay } from './payment-days.ts'

/** Some with every run of the tests, a hundred thousand with `npm run loans:proof`. */
const count = Number(process.env.PROVED ?? 1500)
const seeded = { numRuns: count, seed: 7 }
const timeout = 3_600_000

const roundings = ['half-up', 'half-even', 'half-down', 'up', 'down'] as const

const drawn = fc.record({
  kind: fc.constantFrom(
    'annuity',
    'equal-principal',
    'interest-only',
    'balloon',
    'bullet',
    'interest-free',
  ),
  // From a few yen to many dinars of three decimals: minor units are all that counts.
  principal: fc.oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 100_000, max: 10 ** 10 }),
    fc.integer({ min: 10 ** 10, max: 10 ** 13 }),
  ),
  annualRateBps: fc.oneof(
    fc.integer({ min: 0, max: 4000 }),
    fc.integer({ min: 0, max: 40_000 }).map((eighths) => eighths / 8),
  ),
  rates: fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 2000 }),
      rateBps: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 2 },
  ),
  frequency: fc.constantFrom('weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'yearly'),
  termPeriods: fc.integer({ min: 1, max: 72 }),
  startOn: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days)),
  firstDays: fc.integer({ min: 0, max: 70 }),
  interestOnlyPeriods: fc.integer({ min: 0, max: 5 }),
  dayCount: fc.constantFrom('30/360', 'act/365', 'act/360', 'act/act'),
  compounding: fc.constantFrom('periodic', 'monthly', 'quarterly', 'semiannual', 'annual'),
  conventions: fc.record({
    paymentRounding: fc.constantFrom(...roundings),
    interestRounding: fc.constantFrom(...roundings),
    balance: fc.constant('round-each'),
    firstPeriod: fc.constantFrom('by-days', 'even'),
  }),
  feePerPeriod: fc.constantFrom(0, 250),
  share: fc.integer({ min: 0, max: 90 }),
  extras: fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 1500 }),
      part: fc.integer({ min: 1, max: 300 }),
      effect: fc.constantFrom('shorter', 'lower'),
    }),
    { maxLength: 4 },
  ),
})

const plans: fc.Arbitrary<LoanPlan> = drawn.map(({ firstDays, share, extras, rates, ...rest }) => ({
  ...rest,
  payment: null,
  firstPaymentOn: addDays(rest.startOn, firstDays),
  balloon: Math.floor((rest.principal * share) / 100),
  rateChanges: rates.map(({ days, rateBps }) => ({ from: addDays(rest.startOn, days), rateBps })),
  extras: extras.map(({ days, part, effect }) => ({
    on: addDays(rest.startOn, days),
    amount: Math.max(1, Math.floor((rest.principal * part) / 1000)),
    effect,
  })),
}))

/** None where interest on interest grows beyond what can be counted. */
function rowsOf(plan: LoanPlan): readonly DatedRow[] | null {
  const verdict = planLoan(plan)
  if (!verdict.ok && plan.kind !== 'bullet') throw new Error(verdict.problem)
  return verdict.ok ? verdict.rows : null
}

const sum = (rows: readonly DatedRow[], field: 'interest' | 'principal' | 'extra') =>
  rows.reduce((all, row) => all + row[field], 0)

/** Plain comparisons: a matcher for every figure of a million rows would take all the time. */
function wrongIn(plan: LoanPlan, rows: readonly DatedRow[]): string | null {
  if (rows.at(-1)?.balance !== 0) return 'does not end at nothing'
  if (sum(rows, 'principal') + sum(rows, 'extra') !== plan.principal) return 'parts do not add up'
  const isWhole = paymentDay(plan.firstPaymentOn, plan.frequency, -1) === plan.startOn
  let [before, day] = [plan.principal, plan.startOn]
  for (const row of rows) {
    if (row.payment !== row.principal + row.interest) return `payment of ${row.period}`
    if (row.balance !== before - row.principal - row.extra) return `balance of ${row.period}`
    const least = Math.min(row.payment, row.principal, row.interest, row.extra, row.balance)
    if (least < 0) return `below zero in ${row.period}`
    if (row.date < day || (row.date === day && row.period > 1)) return `days of ${row.period}`
    const interest = interestOf(plan, row, before, day, isWhole)
    if (interest !== null && interest !== BigInt(row.interest)) return `interest of ${row.period}`
    ;[before, day] = [row.balance, row.date]
  }
  return null
}

describe('any loan', () => {
  it(
    'ends at nothing, adds up, and has every interest from its balance, days and rate',
    () => {
      const cases = fc.property(plans, (plan) => {
        const rows = rowsOf(plan)
        expect(rows && wrongIn(plan, rows)).toBeNull()
      })
      fc.assert(cases, seeded)
    },
    timeout,
  )

  it(
    'costs no more and lasts no longer for what is paid on top',
    () => {
      const cases = fc.property(plans, (drawnPlan) => {
        const plan = { ...drawnPlan, rateChanges: [] }
        const without = rowsOf({ ...plan, extras: [] })
        const extras = plan.extras.map((extra) => ({ ...extra, effect: 'shorter' as const }))
        const withExtras = rowsOf({ ...plan, extras })
        if (!without || !withExtras) return
        expect(withExtras.length).toBeLessThanOrEqual(without.length)
        expect(sum(withExtras, 'interest')).toBeLessThanOrEqual(sum(without, 'interest'))
        for (const [at, row] of withExtras.entries()) {
          if (row.balance > (without[at]?.balance ?? row.balance)) throw new Error(`more in ${at}`)
        }
      })
      fc.assert(cases, seeded)
    },
    timeout,
  )

  it(
    'costs no more for lower payments either, where they are more than a few units',
    () => {
      const cases = fc.property(plans, (drawnPlan) => {
        const conventions = { ...drawnPlan.conventions, firstPeriod: 'even' as const }
        const plan: LoanPlan = { ...drawnPlan, dayCount: '30/360', conventions, rateChanges: [] }
        const { principal, termPeriods, extras } = plan
        // A payment is rounded anew each time: of a few units that would be a good part.
        const isLarge = extras.every(({ amount }) => amount >= 20 * termPeriods)
        if (!isLarge || principal < 2000 * termPeriods) return
        const without = rowsOf({ ...plan, extras: [] })
        const withExtras = rowsOf(plan)
        if (!without || !withExtras) return
        const interest = sum(without, 'interest')
        if (interest > 2 * principal) return
        expect(sum(withExtras, 'interest')).toBeLessThanOrEqual(interest)
      })
      fc.assert(cases, seeded)
    },
    timeout,
  )
})
