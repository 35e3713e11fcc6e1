/** Totals of several currencies as one, by the rates of the records' own days, or what is missing. */
import { type Day, earlierDay, laterDay } from './calendar.ts'
import { sumAmounts, type Total, totalsOf } from './money.ts'
import { convertAmount, type RateTable, type Ratio, ratioOf, type TypedRate } from './rates.ts'

export interface Convertible {
  readonly amount: number
  readonly currency: string
  readonly date: Day
  /** What the person says the rate was; it counts before any other. */
  readonly rate?: TypedRate | null
}

/** Days without a rate: some between these two, both included. */
export interface MissingRate {
  readonly currency: string
  readonly from: Day
  readonly to: Day
}

export interface Conversion {
  /** In the wanted currency; null while a rate is missing, or when it is too large to add. */
  readonly amount: number | null
  /** The same, by the currencies of the records. */
  readonly parts: readonly Total[]
  readonly missing: readonly MissingRate[]
  /** The oldest and newest day whose rates were taken; null when none was. */
  readonly ratesOn: { readonly from: Day; readonly to: Day } | null
  readonly hasTypedRate: boolean
}

/** What a record counts for; a refund counts below zero. */
export type AmountOf<Row> = (row: Row) => number

interface Taken extends Ratio {
  /** Null for a typed rate. */
  readonly on: Day | null
}

function rateFor(row: Convertible, to: string, rates: RateTable): Taken | null {
  const typed = row.rate?.to === to ? ratioOf(row.rate.value) : null
  return typed ? { ...typed, on: null } : rates.cross(row.currency, to, row.date)
}

/** Each record is rounded by itself, so that what it is made of adds up to every total. */
export function convertTotals<Row extends Convertible>(
  rows: readonly Row[],
  to: string,
  rates: RateTable,
  amountOf: AmountOf<Row>,
): Conversion {
  const amounts: (number | null)[] = []
  const missing: MissingRate[] = []
  const days: Day[] = []
  let hasTypedRate = false
  for (const row of rows) {
    const amount = amountOf(row)
    if (row.currency === to || amount === 0) {
      amounts.push(amount)
      continue
    }
    const rate = rateFor(row, to, rates)
    if (!rate) missing.push({ currency: row.currency, from: row.date, to: row.date })
    else {
      amounts.push(convertAmount(amount, row.currency, to, rate))
      if (rate.on === null) hasTypedRate = true
      else days.push(rate.on)
    }
  }
  return {
    amount: missing.length > 0 ? null : sumAmounts(amounts),
    parts: totalsOf(rows.map((row) => ({ amount: amountOf(row), currency: row.currency }))),
    missing: gather(missing),
    ratesOn: spanOf(days),
    hasTypedRate,
  }
}

/** The conversion of everything, from the conversions of its parts. */
export function addConversions(conversions: readonly Conversion[]): Conversion {
  const missing = gather(conversions.flatMap((one) => one.missing))
  return {
    amount: missing.length > 0 ? null : sumAmounts(conversions.map((one) => one.amount)),
    parts: totalsOf(conversions.flatMap((one) => one.parts)),
    missing,
    ratesOn: spanOf(
      conversions.flatMap(({ ratesOn }) => (ratesOn ? [ratesOn.from, ratesOn.to] : [])),
    ),
    hasTypedRate: conversions.some((one) => one.hasTypedRate),
  }
}

function spanOf(days: readonly Day[]): Conversion['ratesOn'] {
  const [first] = days
  if (first === undefined) return null
  return days.reduce((span, day) => widen(span, { from: day, to: day }), { from: first, to: first })
}

const widen = (a: { from: Day; to: Day }, b: { from: Day; to: Day }) => ({
  from: earlierDay(a.from, b.from),
  to: laterDay(a.to, b.to),
})

/** One entry for each currency, in the order they first appear. */
function gather(missing: readonly MissingRate[]): readonly MissingRate[] {
  const byCurrency = new Map<string, MissingRate>()
  for (const one of missing) {
    const known = byCurrency.get(one.currency)
    byCurrency.set(one.currency, known ? { ...one, ...widen(known, one) } : one)
  }
  return [...byCurrency.values()]
}
