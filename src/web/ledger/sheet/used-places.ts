import type { Entry } from '../model/entry.ts'
import type { MonthSource } from '../model/shown-list.ts'

/** Places people no longer go to need not be known. */
const monthsRemembered = 24

const found = new WeakMap<readonly Entry[], ReadonlySet<string>>()

function placesIn(rows: readonly Entry[]): ReadonlySet<string> {
  const known = found.get(rows)
  if (known) return known
  const places = new Set<string>()
  for (const row of rows) {
    const place = 'source' in row ? row.source : row.merchant
    if (place) places.add(place)
  }
  found.set(rows, places)
  return places
}

/** Every merchant or source of late, worked out once for each month. */
export function usedPlaces({ months, rowsOf }: MonthSource): readonly string[] {
  const recent = months.slice(0, monthsRemembered).map((month) => placesIn(rowsOf(month)))
  return [...new Set(recent.flatMap((places) => [...places]))]
}
