import { type Day, isWithin } from '#domain/calendar/calendar.ts'
import { type RateTable, rateOf } from '#domain/money/rates.ts'
import { bookMonths, type CostEntry, entryRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'

/** An entry that no rate of its time is known for. */
export interface LackingRow {
  readonly entry: CostEntry
  readonly type: 'expense' | 'income'
}

/** All entries in a currency, own and shared. */
function entriesIn(replica: Replica, currency: string): readonly LackingRow[] {
  const rowsOf = (type: LackingRow['type'], months: readonly string[]) =>
    months.flatMap((month) =>
      entryRows(replica, type, month)
        .filter((entry) => entry.currency === currency)
        .map((entry) => ({ entry, type })),
    )
  return [...rowsOf('expense', bookMonths(replica)), ...rowsOf('income', replica.months('incomes'))]
}

/** The first day of an entry in a currency; null when there is none. */
export const firstDayIn = (replica: Replica, currency: string): Day | null =>
  entriesIn(replica, currency)
    .map(({ entry }) => entry.date)
    .sort()[0] ?? null

const newestFirst = (a: LackingRow, b: LackingRow) => (a.entry.date < b.entry.date ? 1 : -1)

/** Own entries and my part of group bills in a currency that a typed rate would count for. */
export function rowsWithoutRate(
  replica: Replica,
  currency: string,
  to: string,
  rates: RateTable,
): readonly LackingRow[] {
  const lacks = ({ entry }: LackingRow) => {
    const rate = rateOf(entry, to, rates)
    return rate === null || (rate.isOld && !rate.isTyped)
  }
  return entriesIn(replica, currency).filter(lacks).sort(newestFirst)
}

/** All that entries are in besides the own currency. */
export function usedBesides(replica: Replica, home: string): readonly string[] {
  const used = [
    ...bookMonths(replica).flatMap((month) => entryRows(replica, 'expense', month)),
    ...replica.months('incomes').flatMap((month) => entryRows(replica, 'income', month)),
  ].map(({ currency }) => currency)
  return [...new Set(used)].filter((currency) => currency !== home)
}

/** What a rate is asked for first: the currency of the newest entry that has none of its time. */
export const currencyWithoutRate = (
  replica: Replica,
  home: string,
  rates: RateTable,
): string | undefined =>
  usedBesides(replica, home)
    .flatMap((currency) => rowsWithoutRate(replica, currency, home, rates).slice(0, 1))
    .toSorted(newestFirst)[0]?.entry.currency

/** Those of some days; open at the end where the last is null. */
export const rowsIn = (rows: readonly LackingRow[], from: Day, to: Day | null) =>
  rows.filter(({ entry }) => isWithin(entry.date, { from, to: to ?? '9999-12-31' }))
