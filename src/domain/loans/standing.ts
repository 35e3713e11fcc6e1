/** How far a loan has come: what is due next, what is still owed, and when it ends. */
import type { Day } from '../calendar.ts'
import type { DatedRow } from './loan-plan.ts'

export const dueOf = ({ payment, fees }: Pick<DatedRow, 'payment' | 'fees'>): number =>
  payment + fees

export interface Settled {
  /** Instalments before this day count as paid. */
  readonly trackFrom: Day
  /** Those that are dealt with, by their days. */
  readonly dealtWith: ReadonlySet<Day>
  /** What was paid of those that are not, by their days. */
  readonly paidOf: ReadonlyMap<Day, number>
}

/** Money that is still to be paid out is no debt yet. */
export const isComing = ({ startOn }: { readonly startOn: Day }, today: Day): boolean =>
  startOn > today

/** The oldest instalment that is open. */
export const openRow = (rows: readonly DatedRow[], settled: Settled): DatedRow | null =>
  rows.find(
    (row) => row.date >= settled.trackFrom && dueOf(row) > 0 && !settled.dealtWith.has(row.date),
  ) ?? null

export interface Standing {
  readonly nextDueOn: Day | null
  readonly nextDueAmount: number | null
  readonly endsOn: Day
  readonly balance: number
}

/** The rows are those of a whole schedule, so there is at least one. */
export function standingOf(
  rows: readonly DatedRow[],
  principal: number,
  settled: Settled,
): Standing {
  const endsOn = rows.at(-1)?.date ?? settled.trackFrom
  const next = openRow(rows, settled)
  if (!next) return { nextDueOn: null, nextDueAmount: null, endsOn, balance: 0 }
  const at = rows.indexOf(next)
  const opening = rows[at - 1]?.balance ?? principal
  // Whoever left one open and paid later ones has paid back with those all the same.
  const later = rows.slice(at + 1).filter(({ date }) => settled.dealtWith.has(date))
  const repaid = later.reduce((sum, row) => sum + row.principal, 0)
  return {
    nextDueOn: next.date,
    nextDueAmount: Math.max(0, dueOf(next) - (settled.paidOf.get(next.date) ?? 0)),
    endsOn,
    balance: Math.max(0, opening - next.extra - repaid),
  }
}
