import { addDays, type Day, daysBetween, isDay } from '#domain/calendar/calendar.ts'
import { isCurrency } from '#domain/money/money.ts'
import { rateBase } from '#domain/money/rates.ts'
import type { RateRow } from './rate-row.ts'

const LEAST = 0.01
const MOST = 10_000_000
/** The euro did not exist before. */
const FIRST_DAY = '1999-01-01'
/** How far a rate may move within so many days; a jump beyond is taken for a mistake. */
const steps = [
  { withinDays: 31, times: 1.25 },
  { withinDays: 400, times: 2 },
] as const
/** One currency may crash; several at once mean that the provider is wrong about the euro. */
const JUMPS_A_DAY = 3

interface Sorted {
  readonly kept: readonly RateRow[]
  readonly refused: readonly RateRow[]
}

const shape = /^\d{1,8}(\.\d{1,12})?$/

function isPlausible({ day, rate }: RateRow, today: Day): boolean {
  if (!isDay(day) || day < FIRST_DAY || day > addDays(today, 1)) return false
  return shape.test(rate) && Number(rate) >= LEAST && Number(rate) <= MOST
}

const isOurs = ({ currency }: RateRow) => isCurrency(currency) && currency !== rateBase

/** What could be a rate at all, of the currencies we know. */
export function plausibleRates(given: readonly RateRow[], today: Day): Sorted {
  const { kept = [], refused = [] } = Object.groupBy(given.filter(isOurs), (row) =>
    isPlausible(row, today) ? 'kept' : 'refused',
  )
  return { kept, refused }
}

function isJump(row: RateRow, before: RateRow | undefined): boolean {
  if (!before) return false
  const days = daysBetween(before.day, row.day)
  const step = steps.find(({ withinDays }) => days <= withinDays)
  const times = Number(row.rate) / Number(before.rate)
  return step !== undefined && (times > step.times || times < 1 / step.times)
}

const byDay = (a: RateRow, b: RateRow) => (a.day < b.day ? -1 : 1)

/** Day by day, each new rate against the last one that is believed. What is known stays. */
export function steadyRates(given: readonly RateRow[], known: readonly RateRow[]): Sorted {
  const old = new Set(known)
  const kept: RateRow[] = []
  const refused: RateRow[] = []
  const last = new Map<string, RateRow>()
  const days = Map.groupBy([...known, ...given].sort(byDay), ({ day }) => day)
  for (const rows of days.values()) {
    const told = Map.groupBy(rows, ({ currency }) => currency)
    const fresh = [...told.values()].flatMap((same) =>
      same.some((row) => old.has(row)) ? [] : same.slice(0, 1),
    )
    const jumps = fresh.filter((row) => isJump(row, last.get(row.currency)))
    const isWrong = jumps.length >= JUMPS_A_DAY
    const believed = isWrong ? [] : fresh.filter((row) => !jumps.includes(row))
    refused.push(...(isWrong ? fresh : jumps))
    kept.push(...believed)
    for (const row of [...rows.filter((one) => old.has(one)), ...believed]) {
      last.set(row.currency, row)
    }
  }
  return { kept, refused }
}
