/** Totals of several currencies as one, by the rates of the records' own days, or what is missing. */
import { type Day, earlierDay, laterDay } from './calendar.ts'
import { addAmounts, sumAmounts, type Total, totalsOf } from './money.ts'
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
  const parts = new Map<string, number | null>()
  const missing = new Map<string, MissingRate>()
  let total: number | null = 0
  let ratesOn: Span | null = null
  let hasTypedRate = false
  for (const row of rows) {
    const amount = amountOf(row)
    parts.set(row.currency, addAmounts(parts.get(row.currency) ?? 0, amount))
    const isOwn = row.currency === to || amount === 0
    const rate = isOwn ? null : rateFor(row, to, rates)
    if (isOwn) total = addAmounts(total, amount)
    else if (rate === null) note(missing, row.currency, { from: row.date, to: row.date })
    else {
      total = addAmounts(total, convertAmount(amount, row.currency, to, rate))
      if (rate.on === null) hasTypedRate = true
      else ratesOn = widen(ratesOn, { from: rate.on, to: rate.on })
    }
  }
  return {
    amount: missing.size > 0 ? null : total,
    parts: Array.from(parts, ([currency, amount]) => ({ currency, amount })),
    missing: [...missing.values()],
    ratesOn,
    hasTypedRate,
  }
}

/** The conversion of everything, from the conversions of its parts. */
export function addConversions(conversions: readonly Conversion[]): Conversion {
  const missing = new Map<string, MissingRate>()
  for (const one of conversions.flatMap((conversion) => conversion.missing)) {
    note(missing, one.currency, one)
  }
  return {
    amount: missing.size > 0 ? null : sumAmounts(conversions.map((one) => one.amount)),
    parts: totalsOf(conversions.flatMap((one) => one.parts)),
    missing: [...missing.values()],
    ratesOn: conversions.reduce<Span | null>((span, one) => widen(span, one.ratesOn), null),
    hasTypedRate: conversions.some((one) => one.hasTypedRate),
  }
}

interface Span {
  readonly from: Day
  readonly to: Day
}

/** Over both; the same object while nothing is added, for a long list adds nothing mostly. */
function widen<Known extends Span | null>(known: Known, more: Span | null): Known | Span {
  if (known === null || more === null) return more ?? known
  if (known.from <= more.from && more.to <= known.to) return known
  return { from: earlierDay(known.from, more.from), to: laterDay(known.to, more.to) }
}

/** One entry for each currency, in the order they first appear. */
function note(missing: Map<string, MissingRate>, currency: string, { from, to }: Span): void {
  const span: Span = widen<Span>(missing.get(currency) ?? { from, to }, { from, to })
  missing.set(currency, { currency, from: span.from, to: span.to })
}
