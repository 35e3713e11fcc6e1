import {
  type History,
  historyOf,
  joinHistories,
  type TaughtRow,
} from '#domain/categories/history.ts'

/** Habits change: what was done longer ago than this many months no longer counts. */
const monthsRemembered = 24

export interface TaughtMonths {
  readonly months: readonly string[]
  readonly rowsOf: (month: string) => readonly TaughtRow[]
}

const known = new WeakMap<readonly TaughtRow[], History>()

/** What one month teaches, worked out once for each array of its rows. */
function monthHistory(rows: readonly TaughtRow[]): History {
  const history = known.get(rows) ?? historyOf(rows)
  known.set(rows, history)
  return history
}

const recentRows = ({ months, rowsOf }: TaughtMonths) =>
  months.slice(0, monthsRemembered).map(rowsOf)

export const recentHistory = (source: TaughtMonths): History =>
  joinHistories(recentRows(source).map(monthHistory))

/** Learns one more month ahead of the first question; false when nothing is left to do. */
export function learnAhead(source: TaughtMonths): boolean {
  const next = recentRows(source).find((rows) => !known.has(rows))
  if (next) monthHistory(next)
  return next !== undefined
}
