/** What a template costs on a day, as its price changes over time. */
import type { Day } from '../calendar.ts'

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

interface Ending extends Priced {
  readonly endOn: Day | null
}

/** The next change that is still to come; what is over by then has none. */
export function nextPriceChange({ priceChanges, endOn }: Ending, today: Day): PriceChange | null {
  const ahead = priceChanges.filter(({ from }) => from > today && (endOn === null || from <= endOn))
  return ahead.reduce<PriceChange | null>(
    (first, change) => (first === null || change.from < first.from ? change : first),
    null,
  )
}
