import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { addDays } from '../calendar/calendar.ts'
import { type DatedExtra, type DatedRow, type LoanPlan, planLoan } from './loan-plan.ts'
import { paymentDay } from './payment-days.ts'

const plain = samplePlan({ startOn: '2026-01-31', firstPaymentOn: '2026-02-28' })

const rowsOf = (change: Partial<LoanPlan>): readonly DatedRow[] => {
  const verdict = planLoan({ ...plain, ...change })
  if (!verdict.ok) throw new Error(verdict.problem)
  return verdict.rows
}
describe('each kind', () => {
  it('keeps its days at the end of the month', () => {
    const days = rowsOf({ firstPaymentOn: '2026-02-28', startOn: '2026-01-28' }).map((r) => r.date)
    expect(days.slice(0, 3)).toEqual(['2026-02-28', '2026-03-28', '2026-04-28'])
    expect(paymentDay('2026-01-31', 'monthly', 2)).toBe('2026-03-31')
    expect([0, 1, 2, 3].map((nth) => paymentDay('2026-01-01', 'semimonthly', nth))).toEqual([
      '2026-01-01',
      '2026-01-16',
      '2026-02-01',
      '2026-02-16',
    ])
  })

  it('pays interest only and the loan at the end', () => {
    const rows = rowsOf({ kind: 'interest-only', termPeriods: 3, startOn: '2026-01-28' })
    expect(rows.map(({ payment, principal }) => [payment, principal])).toEqual([
      [5000, 0],
      [5000, 0],
      [1_005_000, 1_000_000],
    ])
  })

  it('leaves a balloon for the last payment', () => {
    const rows = rowsOf({ kind: 'balloon', balloon: 4_000_00, startOn: '2026-01-28' })
    const [first, last] = [rows[0], rows.at(-1)]
    expect(last?.payment).toBeGreaterThan(4_000_00 + (first?.payment ?? 0) - 100)
    expect(last?.payment).toBeLessThan(4_000_00 + (first?.payment ?? 0) + 100)
  })

  it('pays a bullet once, with interest on interest', () => {
    const rows = rowsOf({ kind: 'bullet', termPeriods: 12, startOn: '2026-01-28' })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ date: '2027-01-28', interest: 61_678, balance: 0 })
  })

  it('takes no interest where there is none', () => {
    const rows = rowsOf({ kind: 'interest-free', principal: 1000, termPeriods: 3 })
    expect(rows.map(({ payment }) => payment)).toEqual([333, 333, 334])
  })
})

describe('counted days', () => {
  it('charge a long first period and a leap day as they are', () => {
    const long = { startOn: '2024-01-15', firstPaymentOn: '2024-03-01', termPeriods: 2 }
    const interest = (dayCount: LoanPlan['dayCount']) => rowsOf({ ...long, dayCount })[0]?.interest
    expect(interest('30/360')).toBe(Math.round((1_000_000 * 0.06 * 46) / 360))
    expect(interest('act/365')).toBe(Math.round((1_000_000 * 0.06 * 46) / 365))
    expect(interest('act/360')).toBe(Math.round((1_000_000 * 0.06 * 46) / 360))
    expect(interest('act/act')).toBe(Math.round((1_000_000 * 0.06 * 46) / 366))
  })

  it('charge a new rate from its day on', () => {
    const change = { rateChanges: [{ from: '2026-02-11', rateBps: 1200 }] }
    const days = {
      startOn: '2026-02-01',
      firstPaymentOn: '2026-03-01',
      dayCount: 'act/365',
    } as const
    const [first] = rowsOf({ ...days, ...change })
    expect(first?.interest).toBe(Math.round((1_000_000 * (0.06 * 10 + 0.12 * 18)) / 365))
  })

  it('charge less from the day something is paid on top', () => {
    const days = {
      startOn: '2026-02-01',
      firstPaymentOn: '2026-03-01',
      dayCount: 'act/365',
    } as const
    const extras = [{ on: '2026-02-15', amount: 4_000_00, effect: 'shorter' as const }]
    const [first] = rowsOf({ ...days, extras })
    expect(first?.interest).toBe(Math.round((0.06 * (1_000_000 * 14 + 600_000 * 14)) / 365))
    expect(first?.extra).toBe(4_000_00)
  })
})

/** Twelve on odd days, some before a payment, some together with one. */
const oddExtras = (effect: DatedExtra['effect']) =>
  Array.from({ length: 12 }, (_, n) => ({
    on: addDays('2025-01-10', 7 + n * 53),
    amount: 10_000 + n * 3_337,
    effect,
  }))

/** What a day adds for each unit, as parts of a common whole, so that nothing is rounded. */
const parts: Readonly<Record<string, (day: string) => [over: bigint, under: bigint]>> = {
  'act/365': () => [1n, 365n],
  'act/360': () => [1n, 360n],
  'act/act': (day) => [1n, BigInt(Temporal.PlainDate.from(day).daysInYear)],
}

/** Goes through every single day, and gives the interest and what is open on each payment day. */
function simulate(plan: LoanPlan, rows: readonly DatedRow[]) {
  const common = 365n * 366n * 360n * 10_000n
  let [balance, accrued] = [BigInt(plan.principal), 0n]
  const seen: [interest: number, balance: number][] = []
  for (let day = plan.startOn; seen.length < rows.length; ) {
    const [over = 1n, under = 1n] = parts[plan.dayCount]?.(day) ?? []
    const changes = plan.rateChanges.filter(({ from }) => from <= day)
    const bps = BigInt(changes.at(-1)?.rateBps ?? plan.annualRateBps)
    accrued += (balance * bps * over * common) / (under * 10_000n)
    day = addDays(day, 1)
    const row = rows[seen.length]
    const isDue = row?.date === day
    if (isDue) balance -= BigInt(row.principal)
    for (const { on, amount } of plan.extras) if (on === day) balance -= BigInt(amount)
    if (!isDue) continue
    seen.push([Number((accrued * 2n + common) / (common * 2n)), Math.max(0, Number(balance))])
    accrued = 0n
  }
  return seen
}

describe('twelve extras on odd days', () => {
  const cases = Object.keys(parts).flatMap((dayCount) =>
    (['shorter', 'lower'] as const).flatMap((effect) =>
      (['monthly', 'biweekly'] as const).map((frequency) => [dayCount, effect, frequency] as const),
    ),
  )

  it.each(cases)(
    'by %s (%s, %s) follow a simulation of every day',
    (counted, effect, frequency) => {
      const dayCount = counted as LoanPlan['dayCount']
      const plan = samplePlan({
        principal: 20_000_000,
        annualRateBps: 725,
        rateChanges: [
          { from: '2025-08-22', rateBps: 640 },
          { from: '2026-02-03', rateBps: 810 },
        ],
        termPeriods: 120,
        startOn: '2025-01-10',
        firstPaymentOn: '2025-02-10',
        dayCount,
        frequency,
        extras: oddExtras(effect),
      })
      const rows = rowsOf(plan)
      const expected = rows.map(({ interest, balance }) => [interest, balance])
      expect(simulate(plan, rows)).toEqual(expected)
      expect(rows.reduce((sum, { extra }) => sum + extra, 0)).toBe(
        plan.extras.reduce((sum, { amount }) => sum + amount, 0),
      )
    },
  )
})

describe('terms that cannot be', () => {
  it('are refused', () => {
    const problem = (change: Partial<LoanPlan>) => {
      const verdict = planLoan({ ...plain, ...change })
      return verdict.ok ? null : verdict.problem
    }
    expect(problem({ principal: 0 })).toBe('not-possible')
    expect(problem({ termPeriods: 0 })).toBe('not-possible')
    expect(problem({ firstPaymentOn: '2026-01-30' })).toBe('not-possible')
    expect(problem({ firstPaymentOn: plain.startOn })).toBeNull()
    expect(problem({ payment: 5000 })).toBe('never-ends')
    expect(problem({ payment: 5001, termPeriods: 20_000 })).toBeNull()
  })
})

describe('what is paid on top in one period with both effects', () => {
  const home = { principal: 200_000_00, termPeriods: 300 }
  const on = '2028-02-28'
  const sooner: DatedExtra = { on, amount: 20_000_00, effect: 'shorter' }
  const lower: DatedExtra = { on, amount: 5_000_00, effect: 'lower' }
  const interestOf = (extras: readonly DatedExtra[]) =>
    rowsOf({ ...home, extras }).reduce((sum, row) => sum + row.interest, 0)

  it('ends as soon as the one alone, and costs no more than either', () => {
    const both = rowsOf({ ...home, extras: [sooner, lower] })
    expect(both.length).toBe(rowsOf({ ...home, extras: [sooner] }).length)
    expect(interestOf([sooner, lower])).toBeLessThan(interestOf([sooner]))
    expect(interestOf([sooner, lower])).toBeLessThan(interestOf([lower]))
    expect(interestOf([lower, sooner])).toBe(interestOf([sooner, lower]))
  })
})
