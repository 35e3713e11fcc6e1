import {
  effectiveRate,
  interestBetween,
  interestIn,
  nominalRate,
  paymentFor,
  periodsFor,
  presentFor,
  principalBetween,
  principalIn,
  rateFor,
} from '#domain/loans/time-value.ts'
import { annualPercentageRate, yearlyRate } from '#domain/loans/yearly-rate.ts'
import { type ScheduleCase, trySchedule } from './loan-schedules.ts'
import { type Section, type Trial, tryAll, type Verdict } from './section.ts'

interface Args {
  readonly rate?: number
  readonly nper?: number
  readonly per?: number
  readonly pmt?: number
  readonly pv?: number
  readonly fv?: number
  readonly type?: number
  readonly start?: number
  readonly end?: number
  readonly nominal?: number
  readonly effective?: number
  readonly npery?: number
  readonly values?: readonly number[]
  readonly dates?: readonly string[]
}

interface FunctionCase {
  readonly id: string
  readonly fn: string
  readonly args: Args
  readonly expect: number
  readonly tol: number
}

const asTimeValue = ({ rate = 0, nper = 0, pmt = 0, pv = 0, fv = 0, type = 0 }: Args) => ({
  rate,
  periods: nper,
  payment: pmt,
  present: pv,
  future: fv,
  isAhead: type === 1,
})

const dated = ({ values = [], dates = [] }: Args) =>
  values.map((amount, index) => ({ amount, on: dates[index] ?? '' }))

/** The functions the product has a use for, under the names spreadsheets give them. */
const functions: Readonly<Record<string, (args: Args) => number | null>> = {
  PMT: (args) => paymentFor(asTimeValue(args)),
  PV: (args) => presentFor(asTimeValue(args)),
  NPER: (args) => periodsFor(asTimeValue(args)),
  RATE: (args) => rateFor(asTimeValue(args)),
  IPMT: (args) => interestIn(asTimeValue(args), args.per ?? 1),
  PPMT: (args) => principalIn(asTimeValue(args), args.per ?? 1),
  CUMIPMT: (args) => interestBetween(asTimeValue(args), args.start ?? 1, args.end ?? 1),
  CUMPRINC: (args) => principalBetween(asTimeValue(args), args.start ?? 1, args.end ?? 1),
  EFFECT: ({ nominal = 0, npery = 1 }) => effectiveRate(nominal, npery),
  NOMINAL: ({ effective = 0, npery = 1 }) => nominalRate(effective, npery),
  XIRR: (args) => yearlyRate(dated(args)),
}

function tryFunction({ id, fn, args, expect, tol }: FunctionCase): Verdict {
  const got = functions[fn]?.(args) ?? null
  const isNear = got !== null && Math.abs(got - expect) <= tol * Math.max(1, Math.abs(expect))
  return { id, problem: isNear ? null : `expected ${expect}, got ${got}` }
}

function tryFunctions(cases: readonly FunctionCase[]): readonly Section[] {
  return Array.from(Map.groupBy(cases, ({ fn }) => fn)).map(([fn, own]) =>
    Object.hasOwn(functions, fn)
      ? tryAll(fn, own, tryFunction)
      : { name: fn, verdicts: [], skipped: `the product has no use for it (${own.length})` },
  )
}

interface AprCase {
  readonly id: string
  readonly advance: string
  readonly payments: readonly {
    readonly amount: string
    readonly unit_periods: number
    readonly fraction: string
  }[]
  readonly unit_periods_per_year: number
  readonly expect_apr_percent: number
}

function tryApr(given: AprCase): Verdict {
  const payments = given.payments.map(({ amount, unit_periods, fraction }) => ({
    amount: Number(amount),
    unitPeriods: unit_periods,
    fraction: Number(fraction),
  }))
  const rate = annualPercentageRate(Number(given.advance), payments, given.unit_periods_per_year)
  const percent = rate === null ? null : Math.round(rate * 10_000) / 100
  const { id, expect_apr_percent: expected } = given
  return { id, problem: percent === expected ? null : `expected ${expected}, got ${percent}` }
}

interface AmortizationFile {
  readonly functions?: readonly FunctionCase[]
  readonly schedules?: readonly ScheduleCase[]
  readonly apr?: readonly AprCase[]
}

export const tryAmortization: Trial = (file) => {
  const { functions: calls, schedules, apr } = file as AmortizationFile
  return [
    ...tryFunctions(calls ?? []),
    tryAll('schedules', schedules, trySchedule),
    tryAll('apr', apr, tryApr),
  ]
}
