/** Where a day stands in a list that is in the order of days, found without walking through it. */
import type { Day } from './calendar.ts'

/** The last place whose day is not after the given one; -1 when all are. */
export function lastUntil<Item>(
  list: readonly Item[],
  day: Day,
  dayOf: (item: Item) => Day,
): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = list[middle]
    if (item !== undefined && dayOf(item) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}
