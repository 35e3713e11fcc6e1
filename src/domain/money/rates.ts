/** Exchange rates by day, as exact fractions: what one unit of a currency is in another. */
import { addDays, type Day, earlierDay, laterDay } from '../calendar/calendar.ts'
import { lastUntil } from '../calendar/last-until.ts'
import { exponentOf } from './money.ts'
import { roundRatio } from './round-ratio.ts'

/** A day without a rate of its own takes the one before, if it is no older than this. */
export const rateReachDays = 7

/** The currency all rates are kept against. */
export const rateBase = 'EUR'

/** Units for one euro of what was given up for it, or tied to it, and since when for good. */
export const fixedRates: ReadonlyMap<string, readonly [rate: string, since: Day]> = new Map([
  ['BGN', ['1.95583', '1999-01-01']],
  ['HRK', ['7.5345', '2023-01-01']],
])

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

/** Units of one currency for one of another. */
export interface CrossRate extends Ratio {
  /** The older of the days whose rates were taken; of one that is too far off, if there is one. */
  readonly on: Day
  /** It is of a day out of reach: more than so many days before, or after. */
  readonly isOld: boolean
  /** One that the person typed was taken. */
  readonly isTyped: boolean
  /** It is what the bank moved, so nothing is about it. */
  readonly isExact?: boolean
}

/** A rate a person typed on a record: one unit of its currency is so many of `to`. */
export interface TypedRate {
  readonly to: string
  readonly value: string
}

/** A rate a person typed for some days: one unit of a currency is so many of `to`. */
export interface OwnRate {
  readonly id: string
  readonly currency: string
  readonly to: string
  readonly rate: string
  readonly fromOn: Day
  /** Null: for all days since. */
  readonly toOn: Day | null
}

export interface RateTable {
  /** Null when no day has a rate of one of the two, and the person typed none. */
  cross(from: string, to: string, day: Day): CrossRate | null
  /** The currency of an account, so that what a bank moved counts in it. */
  heldIn?(accountId: string): string | undefined
}

const decimal = /^(\d{1,20})(?:\.(\d{1,20}))?$/

/** The exact value of a decimal text such as `0.9312`; null unless it is above zero. */
export function ratioOf(text: string): Ratio | null {
  const [, whole, part = ''] = decimal.exec(text) ?? []
  if (whole === undefined) return null
  const over = BigInt(whole + part)
  return over === 0n ? null : { over, under: 10n ** BigInt(part.length) }
}

/** The days a currency has rates of, without those it has none of. */
interface Column {
  readonly days: readonly Day[]
  readonly rates: readonly Ratio[]
}

function columnOf({ days, rates }: RateColumns, currency: string): Column {
  const found = Object.hasOwn(rates, currency) ? (rates[currency] ?? []) : []
  const known = found.flatMap((text, at) => {
    const [day, ratio] = [days[at], ratioOf(text ?? '')]
    return day !== undefined && ratio ? [{ day, ratio }] : []
  })
  return { days: known.map(({ day }) => day), rates: known.map(({ ratio }) => ratio) }
}

const isFarOff = (on: Day, day: Day) => on > day || on < addDays(day, -rateReachDays)

/** The rate of the day or the nearest earlier one; before the first, the first. */
function rateOn({ days, rates }: Column, day: Day): CrossRate | null {
  const at = Math.max(
    lastUntil(days, day, (each) => each),
    0,
  )
  const [on, ratio] = [days[at], rates[at]]
  if (on === undefined || !ratio) return null
  return { ...ratio, on, isOld: isFarOff(on, day), isTyped: false }
}

const one: Ratio = { over: 1n, under: 1n }

/** One after the other, with the day of what is out of reach, or else of the older one. */
function chain(first: CrossRate, second: CrossRate): CrossRate {
  const far = [first, second].filter(({ isOld }) => isOld)
  const days = (far.length > 0 ? far : [first, second]).map(({ on }) => on)
  return {
    over: first.over * second.over,
    under: first.under * second.under,
    on: days.reduce(earlierDay),
    isOld: far.length > 0,
    isTyped: first.isTyped || second.isTyped,
  }
}

const turned = (rate: CrossRate): CrossRate => ({ ...rate, over: rate.under, under: rate.over })

/** Before it was fixed, the rate of that day: one that is out of reach. */
function fixedOn(currency: string, day: Day): CrossRate | null {
  const [rate = '', since = day] = fixedRates.get(currency) ?? []
  const typed = typedRate(rate, laterDay(day, since))
  return typed && { ...typed, isOld: day < since, isTyped: false }
}

const typedRate = (text: string, day: Day): CrossRate | null => {
  const ratio = ratioOf(text)
  return ratio && { ...ratio, on: day, isOld: false, isTyped: true }
}

/** The latest that was begun first; of two begun on one day, the one typed last. */
const latestFirst = (a: OwnRate, b: OwnRate) =>
  a.fromOn === b.fromOn ? (a.id < b.id ? 1 : -1) : a.fromOn < b.fromOn ? 1 : -1

interface Known {
  /** Units for one euro, from the table alone. */
  readonly listed: (currency: string, day: Day) => CrossRate | null
  readonly own: readonly OwnRate[]
}

/** What a person typed from or into a currency, as units for one euro. */
function typedFor(
  { listed, own }: Known,
  currency: string,
  day: Day,
  end: 'currency' | 'to',
): CrossRate | null {
  for (const rate of own) {
    if (rate[end] !== currency || !covers(rate, day)) continue
    const typed = typedRate(rate.rate, day)
    const other = listed(end === 'to' ? rate.currency : rate.to, day)
    if (typed && other) return chain(other, end === 'to' ? typed : turned(typed))
  }
  return null
}

const covers = ({ fromOn, toOn }: OwnRate, day: Day) =>
  fromOn <= day && (toOn === null || day <= toOn)

const isBetween = ({ currency, to }: OwnRate, one: string, other: string) =>
  (currency === one && to === other) || (currency === other && to === one)

function crossOf(known: Known, from: string, to: string, day: Day): CrossRate | null {
  if (from === to) return { ...one, on: day, isOld: false, isTyped: false }
  const { listed, own } = known
  const [given, wanted] = [listed(from, day), listed(to, day)]
  if (given && wanted && !given.isOld && !wanted.isOld) return chain(wanted, turned(given))
  const direct = own.find((each) => covers(each, day) && isBetween(each, from, to))
  const typed = direct ? typedRate(direct.rate, day) : null
  if (typed) return direct?.to === to ? typed : turned(typed)
  const forEuro = (currency: string, found: CrossRate | null) =>
    found && !found.isOld
      ? found
      : (typedFor(known, currency, day, 'currency') ??
        found ??
        typedFor(known, currency, day, 'to'))
  const [a, b] = [forEuro(from, given), forEuro(to, wanted)]
  return a && b && chain(b, turned(a))
}

/**
 * The rate of the day, or the nearest earlier one within reach; then what the person typed for the
 * day; then the nearest earlier one however old, and before the first the first. Remembers what was
 * asked: a long list asks for the same few days over and over.
 */
export function rateTable(columns: RateColumns, typed: readonly OwnRate[] = []): RateTable {
  const known = new Map<string, CrossRate | null>()
  const read = new Map<string, Column>()
  const own = typed.toSorted(latestFirst)
  const listed = (currency: string, day: Day): CrossRate | null => {
    if (currency === rateBase) return { ...one, on: day, isOld: false, isTyped: false }
    const fixed = fixedOn(currency, day)
    if (fixed) return fixed
    const column = read.get(currency) ?? columnOf(columns, currency)
    read.set(currency, column)
    return rateOn(column, day)
  }
  return {
    cross(from, to, day) {
      const key = `${from}${to}${day}`
      const found = known.get(key)
      if (found !== undefined) return found
      const cross = crossOf({ listed, own }, from, to, day)
      known.set(key, cross)
      return cross
    },
  }
}

/** A record that can be converted. */
export interface Priced {
  readonly currency: string
  readonly date: Day
  /** What somebody says the rate was; into the wanted currency it counts before any other. */
  readonly rate?: TypedRate | null | undefined
  /** A part of a group's bill: what is typed there is one member's word. */
  readonly groupId?: string | null | undefined
  /** All of the record, of which parts may be converted. */
  readonly amount?: number
  readonly accountId?: string | null | undefined
  /** What the bank moved for all of it, in the currency of the account. */
  readonly accountAmount?: number | null | undefined
}

/** Into the currency of its account, by what the bank moved: exactly so much. */
function movedRate(row: Priced, rates: RateTable | null): { to: string; rate: CrossRate } | null {
  const { amount = 0, accountId, accountAmount } = row
  // Of a group's bill it is for what was laid out, which is not what it costs.
  if (!accountId || !accountAmount || amount <= 0 || row.groupId) return null
  const to = rates?.heldIn?.(accountId)
  if (!to || to === row.currency) return null
  const over = BigInt(accountAmount) * 10n ** BigInt(exponentOf(row.currency))
  const under = BigInt(amount) * 10n ** BigInt(exponentOf(to))
  const rate = { over, under, on: row.date, isOld: false, isTyped: false, isExact: true }
  return { to, rate }
}

/** By what is typed on a record into another currency, and from there by the table. */
function onwardRate({ rate, date }: Priced, to: string, rates: RateTable): CrossRate | null {
  const typed = rate ? typedRate(rate.value, date) : null
  const onward = rate ? rates.cross(rate.to, to, date) : null
  return typed && onward && chain(typed, onward)
}

/**
 * What the bank moved in that currency, then the rate typed on a record itself; where they lead to
 * another currency, the way on from there, else the table. On a bill of a group the table is first:
 * others count in their own currencies.
 */
export function rateOf(row: Priced, to: string, rates: RateTable | null): CrossRate | null {
  const moved = movedRate(row, rates)
  if (moved?.to === to) return moved.rate
  if (row.rate?.to === to) {
    const typed = typedRate(row.rate.value, row.date)
    if (typed) return typed
  }
  if (!rates) return null
  const onward = moved && rates.cross(moved.to, to, row.date)
  if (moved && onward) return chain(moved.rate, onward)
  const listed = () => rates.cross(row.currency, to, row.date)
  if (!row.rate) return listed()
  return row.groupId
    ? (listed() ?? onwardRate(row, to, rates))
    : (onwardRate(row, to, rates) ?? listed())
}

/** What a record comes to in a currency; null without a rate. */
export function valueIn(
  row: Priced & { readonly amount: number },
  to: string,
  rates: RateTable | null,
): number | null {
  if (row.currency === to) return row.amount
  const rate = rateOf(row, to, rates)
  return rate && convertAmount(row.amount, row.currency, to, rate)
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
