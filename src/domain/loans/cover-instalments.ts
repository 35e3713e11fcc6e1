/** Which instalments are paid and what each payment was for, in whatever order of writing. */
import { type Day, daysBetween } from '../calendar/calendar.ts'
import { apportion, type PaymentParts } from './apportion.ts'
import type { DatedRow } from './loan-plan.ts'
import type { PaymentFacts } from './plan-of.ts'

export const dueOf = ({ payment, fees }: Pick<DatedRow, 'payment' | 'fees'>): number =>
  payment + fees

/** A payment that is told from others. */
export interface PaidFact extends Pick<PaymentFacts, 'date' | 'amount' | 'type'> {
  readonly id: string
  /** The first instalment it went to so far; null when it is new, or on top. */
  readonly dueOn: Day | null
}

/** The first instalment a payment goes to, and what it is for. */
export interface PaymentPlace extends PaymentParts {
  readonly dueOn: Day
}

export interface Coverage {
  /** Of every payment but those on top, by their ids. */
  readonly placed: ReadonlyMap<string, PaymentPlace>
  /** The instalments that do not count as paid anyway. */
  readonly tracked: readonly DatedRow[]
  /** What was paid of these in all. */
  readonly total: number
  /** The oldest one that is open, and what is paid of it. */
  readonly next: DatedRow | null
  readonly paidOfNext: number
}

/** Payments in the order they count: by their days, and within a day as they were made. */
const inOrder = (a: PaidFact, b: PaidFact): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

const isTracked = (row: DatedRow, trackFrom: Day) => row.date >= trackFrom && dueOf(row) > 0

/** The instalment whose day is nearest; the earlier one of two. */
function nearestRow(rows: readonly DatedRow[], date: Day): DatedRow | null {
  const after = rows.find((row) => row.date > date && dueOf(row) > 0)
  const before = rows.findLast((row) => row.date <= date && dueOf(row) > 0)
  if (!before || !after) return before ?? after ?? null
  return daysBetween(before.date, date) <= daysBetween(date, after.date) ? before : after
}

/**
 * The instalment that a payment of this day would be for, where that counts as paid already. From
 * `trackFrom` on none is; before, the one whose day is nearest decides.
 */
export function countedRow(rows: readonly DatedRow[], trackFrom: Day, date: Day): DatedRow | null {
  const row = date < trackFrom ? nearestRow(rows, date) : null
  return row && row.date < trackFrom ? row : null
}

/** Those that count as paid without an entry: no payment is for them. */
export function countedAlone(
  rows: readonly DatedRow[],
  trackFrom: Day,
  { placed }: Pick<Coverage, 'placed'>,
): readonly DatedRow[] {
  const said = new Set(Array.from(placed.values(), ({ dueOn }) => dueOn))
  return rows.filter((row) => row.date < trackFrom && dueOf(row) > 0 && !said.has(row.date))
}

/** One that was taken for an instalment that does not count as paid goes on paying such ones. */
export function countedFor(
  rows: readonly DatedRow[],
  trackFrom: Day,
  { date, dueOn }: Pick<PaidFact, 'date' | 'dueOn'>,
): DatedRow | null {
  return dueOn !== null && dueOn < trackFrom ? countedRow(rows, trackFrom, date) : null
}

/** Oldest instalment first, until the money is used up; what is beyond the last is repaid. */
function pour(rows: readonly DatedRow[], payments: readonly PaidFact[]) {
  const placed = new Map<string, PaymentPlace>()
  let [at, taken] = [0, 0]
  for (const { id, amount } of payments) {
    const dueOn = (rows[at] ?? rows.at(-1))?.date ?? ''
    let [left, feesPart, interestPart] = [amount, 0, 0]
    for (let row = rows[at]; row && left > 0; row = rows[at]) {
      const used = Math.min(left, dueOf(row) - taken)
      const part = apportion(row, [taken, used])[1]
      feesPart += part?.feesPart ?? 0
      interestPart += part?.interestPart ?? 0
      left -= used
      taken += used
      if (taken < dueOf(row)) break
      ;[at, taken] = [at + 1, 0]
    }
    const principalPart = amount - feesPart - interestPart
    placed.set(id, { dueOn, feesPart, interestPart, principalPart })
  }
  return { placed, next: rows[at] ?? null, paidOfNext: taken }
}

/** Each to the instalment it was for; that counts as paid, so nothing else follows from it. */
function placeCounted(counted: readonly (readonly [PaidFact, DatedRow])[]) {
  const byRow = Map.groupBy(counted, ([, row]) => row)
  return [...byRow].flatMap(([row, own]) => {
    const parts = apportion(
      row,
      own.map(([{ amount }]) => amount),
    )
    return own.flatMap(([{ id }], at): [string, PaymentPlace][] => {
      const part = parts[at]
      return part ? [[id, { ...part, dueOn: row.date }]] : []
    })
  })
}

/**
 * Everything follows from the schedule, the day and the payments themselves. A payment of an
 * instalment that counts as paid changes nothing; all others pay the oldest one that is open.
 */
export function coverInstalments(
  rows: readonly DatedRow[],
  trackFrom: Day,
  payments: readonly PaidFact[],
): Coverage {
  const regular = payments.filter(({ type }) => type === 'regular').toSorted(inOrder)
  const counted: [PaidFact, DatedRow][] = []
  const open: PaidFact[] = []
  for (const payment of regular) {
    const row = countedFor(rows, trackFrom, payment)
    if (row) counted.push([payment, row])
    else open.push(payment)
  }
  const tracked = rows.filter((row) => isTracked(row, trackFrom))
  const { placed, next, paidOfNext } = pour(tracked.length > 0 ? tracked : rows.slice(-1), open)
  for (const [id, place] of placeCounted(counted)) placed.set(id, place)
  const total = open.reduce((sum, { amount }) => sum + amount, 0)
  return { placed, tracked, total, next: tracked.length > 0 ? next : null, paidOfNext }
}

/** What is open of each instalment until a day, with so much besides what was paid. */
export function openUntil({ tracked, total }: Coverage, day: Day, besides = 0) {
  let left = total + besides
  const open: { readonly row: DatedRow; readonly amount: number }[] = []
  for (const row of tracked) {
    if (row.date > day) break
    const amount = dueOf(row) - Math.min(left, dueOf(row))
    left -= dueOf(row) - amount
    if (amount > 0) open.push({ row, amount })
  }
  return open
}

/** What is asked for: all that is open until today, or else the instalment that comes next. */
export function askedOn(coverage: Coverage, today: Day): OpenSum | null {
  const { next, paidOfNext } = coverage
  const ahead = next && { on: next.date, count: 1, amount: dueOf(next) - paidOfNext }
  return openSum(coverage, today) ?? ahead
}

export interface PaidSoFar {
  readonly rows: readonly DatedRow[]
  /** Instalments before this day count as paid. */
  readonly trackFrom: Day
  readonly today: Day
  /** All payments but the one that is asked about. */
  readonly others: readonly PaidFact[]
}

/** All that is open until a day as one sum: the day of its oldest, and of how many it is. */
export interface OpenSum {
  readonly on: Day
  readonly count: number
  readonly amount: number
}

export function openSum(coverage: Coverage, day: Day): OpenSum | null {
  const open = openUntil(coverage, day)
  const [oldest] = open
  const amount = open.reduce((sum, one) => sum + one.amount, 0)
  return oldest ? { on: oldest.row.date, count: open.length, amount } : null
}

/**
 * How much a payment of this day can be at most: one instalment, the next or that of its day, or
 * all that is open until today.
 */
export function roomFor(
  { rows, trackFrom, others, today }: PaidSoFar,
  draft: Pick<PaidFact, 'id' | 'date'>,
): number {
  const own = { ...draft, amount: 0, type: 'regular', dueOn: null } as const
  const before = others.filter((one) => inOrder(one, own) < 0)
  const covered = coverInstalments(rows, trackFrom, others)
  const open = covered.tracked.reduce((sum, row) => sum + dueOf(row), 0) - covered.total
  const rooms = [covered, coverInstalments(rows, trackFrom, before)].map(({ next, paidOfNext }) =>
    next ? dueOf(next) - paidOfNext : 0,
  )
  const late = openSum(covered, today)?.amount ?? 0
  return Math.max(0, Math.min(open, Math.max(...rooms, late)))
}
