/** Totals of several currencies as one, by the rates of their days, and what has no rate. */
import { type Day, earlierDay, laterDay } from '../calendar/calendar.ts'
import { addAmounts, partOfEach, sumAmounts, type Total, totalsOf } from './money.ts'
import { convertAmount, type Priced, type RateTable, rateOf } from './rates.ts'

export interface Convertible extends Priced {
  readonly amount: number
}

/** What of a figure is in a currency without a rate, on some days between these two. */
export interface MissingRate {
  readonly currency: string
  readonly from: Day
  readonly to: Day
  /** In minor units of that currency; null when it is too large to add. */
  readonly amount: number | null
}

/** A rate that is not of the time of what it converts; the oldest one of a currency. */
export interface OldRate {
  readonly currency: string
  readonly on: Day
}

export interface Span {
  readonly from: Day
  readonly to: Day
}

export interface Conversion {
  /** What is known of it, in the wanted currency; null when it is too large to add. */
  readonly amount: number | null
  /** All of it, by the currencies of the records. */
  readonly parts: readonly Total[]
  /** What is not in the amount. */
  readonly missing: readonly MissingRate[]
  readonly old: readonly OldRate[]
  /** The oldest and newest day whose rates were taken in their time; null when none was. */
  readonly ratesOn: Span | null
  /** Some of those are of a day before that of their record, which had none. */
  readonly hasEarlier: boolean
  /** The same of rates that are not of the time of what they convert. */
  readonly oldOn: Span | null
  readonly hasTypedRate: boolean
}

/** What a record counts for, or each part of it; a refund counts below zero. */
export type AmountOf<Row> = (row: Row) => number | readonly number[]

const wholeOf = (amounts: number | readonly number[]): number =>
  typeof amounts === 'number' ? amounts : amounts.reduce((sum, one) => sum + one, 0)

/** Whether a total leaves the record out: it counts, and no rate is known for it. */
export const lacksRate = <Row extends Convertible>(
  row: Row,
  to: string,
  rates: RateTable | null,
  amountOf: AmountOf<Row>,
): boolean => row.currency !== to && wholeOf(amountOf(row)) !== 0 && rateOf(row, to, rates) === null

/** Each part is rounded by itself, so that what it is made of adds up to every total. */
const converted = (
  amounts: number | readonly number[],
  convert: (amount: number) => number | null,
) => (typeof amounts === 'number' ? convert(amounts) : sumAmounts(amounts.map(convert)))

/** In the order of the records, each part of which is converted by itself. */
export function convertTotals<Row extends Convertible>(
  rows: readonly Row[],
  to: string,
  rates: RateTable,
  amountOf: AmountOf<Row>,
): Conversion {
  const parts = new Map<string, number | null>()
  const missing = new Map<string, MissingRate>()
  const old = new Map<string, OldRate>()
  let total: number | null = 0
  let ratesOn: Span | null = null
  let oldOn: Span | null = null
  let hasEarlier = false
  let hasTypedRate = false
  for (const row of rows) {
    const amounts = amountOf(row)
    const amount = wholeOf(amounts)
    parts.set(row.currency, addAmounts(parts.get(row.currency) ?? 0, amount))
    const isOwn = row.currency === to || amount === 0
    const rate = isOwn ? null : rateOf(row, to, rates)
    if (isOwn) total = addAmounts(total, amount)
    else if (rate === null) {
      const { currency, date } = row
      noteMissing(missing, { currency, from: date, to: date, amount })
    } else {
      const convert = (one: number) => convertAmount(one, row.currency, to, rate)
      total = addAmounts(total, converted(amounts, convert))
      const on = { from: rate.on, to: rate.on }
      if (rate.isTyped) hasTypedRate = true
      if (rate.isOld) {
        noteOld(old, { currency: row.currency, on: rate.on })
        oldOn = widen(oldOn, on)
      } else if (!rate.isTyped && !rate.isExact) {
        ratesOn = widen(ratesOn, on)
        hasEarlier ||= rate.on < row.date
      }
    }
  }
  return {
    amount: total,
    parts: Array.from(parts, ([currency, amount]) => ({ currency, amount })),
    missing: [...missing.values()],
    old: [...old.values()],
    ratesOn,
    hasEarlier,
    oldOn,
    hasTypedRate,
  }
}

/** Whether any of it was converted by a rate; else it is of one currency, or has no rate. */
export const tookRate = ({ ratesOn, oldOn, hasTypedRate }: Conversion): boolean =>
  ratesOn !== null || oldOn !== null || hasTypedRate

/** The conversion of everything, from the conversions of its parts. */
export const addConversions = (conversions: readonly Conversion[]): Conversion => ({
  amount: sumAmounts(conversions.map((one) => one.amount)),
  parts: totalsOf(conversions.flatMap((one) => one.parts)),
  missing: addMissing(conversions.map((one) => one.missing)),
  old: addOld(conversions.map((one) => one.old)),
  ratesOn: conversions.reduce<Span | null>((span, one) => widen(span, one.ratesOn), null),
  hasEarlier: conversions.some((one) => one.hasEarlier),
  oldOn: conversions.reduce<Span | null>((span, one) => widen(span, one.oldOn), null),
  hasTypedRate: conversions.some((one) => one.hasTypedRate),
})

/** One of so many equal parts of it; converted first, so that it is rounded once. */
export function partOfConversion(whole: Conversion, count: number): Conversion {
  const [{ amount }] = partOfEach([whole], count) as [Conversion]
  const [parts, missing] = [partOfEach(whole.parts, count), partOfEach(whole.missing, count)]
  return { ...whole, amount, parts, missing }
}

/** A record with what it is in the wanted currency; null without a rate. */
export interface Counted {
  readonly amount: number
  readonly currency: string
  readonly date: Day
  readonly counted: number | null
}

/** The known part of records that are converted already, and what has no rate. */
export function sumCounted(rows: readonly Counted[]): Pick<Conversion, 'amount' | 'missing'> {
  const missing = new Map<string, MissingRate>()
  let total: number | null = 0
  for (const { amount, currency, date, counted } of rows) {
    if (counted !== null) total = addAmounts(total, counted)
    else noteMissing(missing, { currency, from: date, to: date, amount })
  }
  return { amount: total, missing: [...missing.values()] }
}

/** Whether some of the records that are converted already took a rate. */
export const isAboutIn = (rows: readonly Counted[], to: string): boolean =>
  rows.some(({ currency, counted }) => counted !== null && currency !== to)

/** What has no rate in several figures together. */
export function addMissing(lists: Iterable<readonly MissingRate[]>): readonly MissingRate[] {
  const all = new Map<string, MissingRate>()
  for (const list of lists) for (const one of list) noteMissing(all, one)
  return [...all.values()]
}

/** Of what is taken away. */
export const negateMissing = (missing: readonly MissingRate[]): readonly MissingRate[] =>
  missing.map((one) => ({ ...one, amount: one.amount === null ? null : 0 - one.amount }))

export function addOld(lists: Iterable<readonly OldRate[]>): readonly OldRate[] {
  const all = new Map<string, OldRate>()
  for (const list of lists) for (const one of list) noteOld(all, one)
  return [...all.values()]
}

/** Over both; the same object while nothing is added, for a long list adds nothing mostly. */
function widen<Known extends Span | null>(known: Known, more: Span | null): Known | Span {
  if (known === null || more === null) return more ?? known
  if (known.from <= more.from && more.to <= known.to) return known
  return { from: earlierDay(known.from, more.from), to: laterDay(known.to, more.to) }
}

/** One entry for each currency, in the order they first appear. */
function noteMissing(missing: Map<string, MissingRate>, more: MissingRate): void {
  const known = missing.get(more.currency)
  if (!known) missing.set(more.currency, more)
  else {
    missing.set(more.currency, {
      currency: more.currency,
      from: earlierDay(known.from, more.from),
      to: laterDay(known.to, more.to),
      amount: addAmounts(known.amount, more.amount),
    })
  }
}

function noteOld(old: Map<string, OldRate>, more: OldRate): void {
  const known = old.get(more.currency)
  if (!known || more.on < known.on) old.set(more.currency, more)
}
