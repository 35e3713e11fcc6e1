/** What a template costs on a day, as its price changes over time. */
import { addDays, type Day } from '../calendar/calendar.ts'
import { nextAfter, type Schedule } from './schedule.ts'

export interface PriceChange {
  readonly from: Day
  /** Minor units, in the template's currency. */
  readonly amount: number
}

export interface Priced {
  readonly amount: number
  readonly priceChanges: readonly PriceChange[]
}

/** The price of the latest change up to that day, or the first price; order does not matter. */
export function amountOn({ amount, priceChanges }: Priced, day: Day): number {
  let latest: PriceChange | null = null
  for (const change of priceChanges) {
    if (change.from <= day && (latest === null || change.from >= latest.from)) latest = change
  }
  return latest?.amount ?? amount
}

/** The same with another price in force on a day; what was before it and comes after it stays. */
export function repriced({ amount, priceChanges }: Priced, day: Day, price: number): Priced {
  const last = priceChanges.findLastIndex(({ from }) => from <= day)
  if (last < 0) return { amount: price, priceChanges }
  const from = priceChanges[last]?.from ?? day
  return { amount, priceChanges: priceChanges.with(last, { from, amount: price }) }
}

/** The next change that is still to come; what is over by then, by day or number, has none. */
export function nextPriceChange(template: Priced & Schedule, today: Day): PriceChange | null {
  const ahead = template.priceChanges
    .filter(({ from }) => from > today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const next = ahead[0]
  return next && nextAfter(template, addDays(next.from, -1)) ? next : null
}
