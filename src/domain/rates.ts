/** Exchange rates by day, as fractions of whole numbers: what one unit of a currency is in another. */
import { addDays, type Day, earlierDay } from './calendar.ts'
import { exponentOf } from './money.ts'
import { roundRatio } from './round-ratio.ts'

/** A day without a rate of its own takes the one before, if it is no older than this. */
export const rateReachDays = 7

/** The currency all rates are kept against. */
export const rateBase = 'EUR'

/** Units of each currency for one euro, by ascending day; null where a day has none. */
export interface RateColumns {
  readonly days: readonly Day[]
  readonly rates: Readonly<Record<string, readonly (string | null)[]>>
}

/** Both above zero. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

/** Units of one currency for one of another, with the day of the older of the rates used. */
export interface CrossRate extends Ratio {
  readonly on: Day
}

/** A rate a person typed on a record: one unit of its currency is so many of `to`. */
export interface TypedRate {
  readonly to: string
  readonly value: string
}

export interface RateTable {
  /** Null when it is unknown. */
  cross(from: string, to: string, day: Day): CrossRate | null
}

const decimal = /^(\d{1,20})(?:\.(\d{1,20}))?$/

/** The exact value of a decimal text such as `0.9312`; null unless it is above zero. */
export function ratioOf(text: string): Ratio | null {
  const [, whole, part = ''] = decimal.exec(text) ?? []
  if (whole === undefined) return null
  const over = BigInt(whole + part)
  return over === 0n ? null : { over, under: 10n ** BigInt(part.length) }
}

/** The last place whose day is not after the given one; -1 when all are. */
function placeOf(days: readonly Day[], day: Day): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? '') <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The rate of the day, or the nearest earlier one within reach. */
function rateOn({ days, rates }: RateColumns, currency: string, day: Day): CrossRate | null {
  if (currency === rateBase) return { over: 1n, under: 1n, on: day }
  const column = Object.hasOwn(rates, currency) ? rates[currency] : undefined
  if (column === undefined) return null
  const oldest = addDays(day, -rateReachDays)
  for (let at = placeOf(days, day); at >= 0; at--) {
    const on = days[at] ?? ''
    if (on < oldest) return null
    const ratio = ratioOf(column[at] ?? '')
    if (ratio) return { ...ratio, on }
  }
  return null
}

function crossOf(columns: RateColumns, from: string, to: string, day: Day): CrossRate | null {
  const given = rateOn(columns, from, day)
  const wanted = rateOn(columns, to, day)
  if (!given || !wanted) return null
  return {
    over: wanted.over * given.under,
    under: wanted.under * given.over,
    on: earlierDay(given.on, wanted.on),
  }
}

/** Remembers what was asked: a long list asks for the same few days over and over. */
export function rateTable(columns: RateColumns): RateTable {
  const known = new Map<string, CrossRate | null>()
  return {
    cross(from, to, day) {
      const key = `${from}${to}${day}`
      const found = known.get(key)
      if (found !== undefined) return found
      const cross = crossOf(columns, from, to, day)
      known.set(key, cross)
      return cross
    },
  }
}

/** An amount of one currency in another; null when it is too large to be exact. */
export function convertAmount(
  amount: number,
  from: string,
  to: string,
  { over, under }: Ratio,
): number | null {
  const shift = BigInt(exponentOf(to) - exponentOf(from))
  const size = BigInt(amount) * over
  return shift >= 0n
    ? roundRatio(size * 10n ** shift, under)
    : roundRatio(size, under * 10n ** -shift)
}
