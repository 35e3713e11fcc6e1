import type { LedgerRow } from '#domain/ledger.ts'

interface Months {
  readonly months: readonly string[]
  readonly rowsOf: (month: string) => readonly LedgerRow[]
}

const found = new WeakMap<readonly LedgerRow[], ReadonlySet<string>>()

/** Looked through once for each array of rows. */
function currenciesIn(rows: readonly LedgerRow[]): ReadonlySet<string> {
  const known = found.get(rows) ?? new Set(rows.map(({ currency }) => currency))
  found.set(rows, known)
  return known
}

/** Every currency of the book, by its code. */
export function usedCurrencies(source: Months): readonly string[] {
  const all = source.months.flatMap((month) => [...currenciesIn(source.rowsOf(month))])
  return [...new Set(all)].sort()
}
