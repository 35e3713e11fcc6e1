import type { Entry } from '../entry.ts'
import type { MonthSource } from '../shown-list.ts'

const found = new WeakMap<readonly Entry[], ReadonlySet<string>>()

/** Looked through once for each array of rows. */
function currenciesIn(rows: readonly Entry[]): ReadonlySet<string> {
  const known = found.get(rows) ?? new Set(rows.map(({ currency }) => currency))
  found.set(rows, known)
  return known
}

/** Every currency of the book, by its code. */
export function usedCurrencies(source: MonthSource): readonly string[] {
  const all = source.months.flatMap((month) => [...currenciesIn(source.rowsOf(month))])
  return [...new Set(all)].sort()
}
