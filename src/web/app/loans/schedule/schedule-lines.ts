import type { DatedExtra, DatedRow } from '#domain/loans/loan-plan.ts'

/** A line of the schedule: an instalment, or on its own day what is paid on top. */
export interface ScheduleLine extends Omit<DatedRow, 'period'> {
  /** Null for what is paid on top. */
  readonly period: number | null
}

type Extras = readonly Pick<DatedExtra, 'on' | 'amount'>[]

const nothing = { period: null, payment: 0, interest: 0, principal: 0, fees: 0 } as const

/** What is paid on top within a row is never more than the row took: the rest was not owed. */
function takenIn(row: DatedRow, extras: Extras) {
  let open = row.extra
  return extras.flatMap(({ on, amount }) => {
    const extra = Math.min(amount, open)
    open -= extra
    return extra > 0 ? [{ ...nothing, date: on, extra }] : []
  })
}

/** What is owed after each of them. */
function owedAfter(before: number, extras: ReturnType<typeof takenIn>): readonly ScheduleLine[] {
  let balance = before
  return extras.map((line) => {
    balance -= line.extra
    return { ...line, balance }
  })
}

/** What is paid on top on the day of an instalment comes after it. */
function linesOf(row: DatedRow, before: number, extras: Extras): readonly ScheduleLine[] {
  const taken = takenIn(row, extras)
  const later = taken.filter(({ date }) => date >= row.date)
  const balance = row.balance + later.reduce((sum, { extra }) => sum + extra, 0)
  const sooner = taken.filter(({ date }) => date < row.date)
  return [...owedAfter(before, sooner), { ...row, extra: 0, balance }, ...owedAfter(balance, later)]
}

/** The rows with what is paid on top on its own days: it is no part of the instalment after it. */
export function scheduleLines(
  principal: number,
  rows: readonly DatedRow[],
  extras: Extras,
): readonly ScheduleLine[] {
  const waiting = extras.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
  let [before, next] = [principal, 0]
  return rows.flatMap((row, at) => {
    const from = next
    const isLast = at === rows.length - 1
    while (next < waiting.length && (isLast || (waiting[next]?.on ?? '') <= row.date)) next++
    const lines = linesOf(row, before, waiting.slice(from, next))
    before = row.balance
    return lines
  })
}
