import { describe, expect, it } from 'vitest'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { plainConventions } from '#domain/loans/terms.ts'
import { firstAsked, inCurrency, roundedWords } from './asked-fields.tsx'
import { balancePoints, yearlyPoints } from './balance-points.ts'
import { withName } from './currency-choice.tsx'
import { gainOf, type Outcome, outcomeOf } from './loan-outcome.ts'
import { percentWords, readPercent, typedPercent } from './percent.ts'
import { scaleTo } from './slider-scale.ts'
import { spanWords } from './span-words.ts'
import { noTrial, tryPlan } from './trial.ts'

const plan: LoanPlan = {
  kind: 'annuity',
  principal: 200_000_00,
  annualRateBps: 487.5,
  rateChanges: [],
  frequency: 'monthly',
  termPeriods: 360,
  payment: null,
  startOn: '2026-01-01',
  firstPaymentOn: '2026-02-01',
  interestOnlyPeriods: 0,
  balloon: 0,
  dayCount: '30/360',
  compounding: 'periodic',
  feePerPeriod: 0,
  extras: [],
  conventions: plainConventions,
}

function known(of: LoanPlan): Outcome {
  const outcome = outcomeOf(of)
  if (!outcome) throw new Error('these terms lead somewhere')
  return outcome
}

describe('what a loan comes to', () => {
  it('adds up its rows', () => {
    const { rows, interest, endsOn } = known(plan)
    expect(rows).toHaveLength(360)
    expect(endsOn).toBe('2056-01-01')
    expect(rows.reduce((sum, { payment }) => sum + payment, 0)).toBe(200_000_00 + interest)
  })

  it('is nothing where a payment would never end it', () => {
    expect(outcomeOf({ ...plan, payment: 10_00 })).toBeNull()
  })
})

describe('what is tried', () => {
  const today = '2030-06-15'
  const before = known(plan)
  const trying = (trial: object) =>
    known(tryPlan(plan, before, { ...noTrial(today), ...trial }, today))

  it('changes nothing while nothing is tried', () => {
    expect(trying({}).rows).toEqual(before.rows)
  })

  it('saves interest and time, and leaves the past as it was', () => {
    for (const trial of [{ extra: 100_00 }, { lump: 5_000_00, lumpOn: '2031-03-03' }]) {
      const after = trying(trial)
      const gain = gainOf(before, after)
      expect(gain.interest).toBeGreaterThan(0)
      expect(gain.days).toBeGreaterThan(0)
      expect(after.rows.slice(0, 53)).toEqual(before.rows.slice(0, 53))
    }
  })

  it('lowers the payments instead when asked', () => {
    const after = trying({ lump: 5_000_00, effect: 'lower' })
    expect(after.endsOn).toBe(before.endsOn)
    expect(after.rows.at(-2)?.payment).toBeLessThan(before.payment)
  })

  it('costs more at a higher rate', () => {
    expect(gainOf(before, trying({ rateBps: 600 })).interest).toBeLessThan(0)
  })
})

describe('pictures of a loan', () => {
  it('begin with what was borrowed and end at nothing', () => {
    const points = balancePoints(plan, known(plan), null)
    expect(points[0]).toEqual({ on: '2026-01-01', values: { planned: 200_000_00, tried: null } })
    expect(points.at(-1)?.values.planned).toBe(0)
  })

  it('tell every unit of a year once', () => {
    const outcome = known(plan)
    const years = yearlyPoints(outcome)
    const sum = (key: string) => years.reduce((all, { values }) => all + (values[key] ?? 0), 0)
    expect(years).toHaveLength(31)
    expect([sum('interest'), sum('principal')]).toEqual([outcome.interest, 200_000_00])
  })
})

describe('words and scales', () => {
  it('say how long it is', () => {
    expect(spanWords('2026-01-01', '2029-03-05')).toBe('3 years 2 months')
    expect(spanWords('2029-03-05', '2026-03-05')).toBe('3 years')
    expect(spanWords('2026-01-01', '2026-02-01')).toBe('1 month')
    expect(spanWords('2026-01-01', '2026-01-13')).toBe('12 days')
  })

  it('read and write rates to the last digit', () => {
    expect(readPercent('4,875')).toBe(487.5)
    expect(readPercent('4.875 %')).toBe(487.5)
    expect(readPercent('0.000001')).toBe(0.0001)
    expect([readPercent(''), readPercent('-1'), readPercent('4.1.2')]).toEqual([null, null, null])
    expect(typedPercent(487.5, 'de-DE')).toBe('4,875')
    expect(percentWords(487.5, 'en-GB')).toBe('4.875%')
  })

  it('have round steps that reach the end', () => {
    expect(scaleTo(105_843)).toEqual({ step: 2000, max: 106_000 })
    expect(scaleTo(7)).toEqual({ step: 1, max: 7 })
    expect(scaleTo(0)).toEqual({ step: 1, max: 1 })
  })
})

describe('another currency', () => {
  const dollars = { locale: 'en-US', currency: 'USD' } as const
  const typed = { ...firstAsked('USD'), principal: 1_234_567 }

  it('keeps what was typed, rounded where there are no decimals, and says so', () => {
    expect(inCurrency(typed, 'USD', 'JPY').principal).toBe(12_346)
    expect(roundedWords(typed, dollars, 'JPY')).toBe('JPY has no decimals: 12345.67 became 12346.')
    expect(inCurrency(typed, 'USD', 'KWD').principal).toBe(12_345_670)
    expect(roundedWords(typed, dollars, 'KWD')).toBeNull()
    const whole = { ...typed, principal: 1_234_500 }
    expect(inCurrency(whole, 'USD', 'JPY').principal).toBe(12_345)
    expect(roundedWords(whole, dollars, 'JPY')).toBeNull()
  })

  it('is named by its code alone where nobody has another name for it', () => {
    expect(withName('EUR', 'Euro')).toBe('EUR, Euro')
    expect(withName('BOV', 'BOV')).toBe('BOV')
  })
})
