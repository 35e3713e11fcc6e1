/** Which rows would explain that an account and its bank differ, the likeliest kinds first. */
import { addDays, type Day, isWithin } from '../../calendar/calendar.ts'
import { lastUntil } from '../../calendar/last-until.ts'

export interface GapRow {
  readonly id: string
  readonly date: Day
  readonly effect: number
  readonly isPending?: boolean
  /** It was put aside as unexplained: another row may tell what it was. */
  readonly isAside?: boolean
  /** What it was in the statement, and on which day. */
  readonly bankEffect?: number | null
  readonly bankOn?: Day | null
}

export type GapKind =
  | 'changed'
  | 'moved'
  | 'missing'
  | 'pending'
  | 'elsewhere'
  | 'late'
  | 'double'
  | 'extra'
  | 'sign'
  | 'digits'
  | 'pair'
  | 'opening'

export interface Candidate {
  readonly kind: GapKind
  /** None for the opening, two for a pair. */
  readonly ids: readonly string[]
}

export interface Window {
  readonly from: Day
  readonly to: Day
  /** It begins with the opening. */
  readonly isFirst: boolean
}

/** All by day, so that a window is found without walking through a whole book. */
export interface GapRows {
  readonly rows: readonly GapRow[]
  /** Those of the rows that have another day in the statement. */
  readonly moved: readonly GapRow[]
  readonly leftOut: readonly GapRow[]
  readonly elsewhere: readonly GapRow[]
}

export const gapRows = (all: Omit<GapRows, 'moved'>): GapRows => {
  const rows = all.rows.toSorted(byDay)
  return {
    rows,
    moved: rows.filter(({ date, bankOn, isPending }) => !isPending && bankOn && bankOn !== date),
    leftOut: all.leftOut.toSorted(byDay),
    elsewhere: all.elsewhere.toSorted(byDay),
  }
}

function between(rows: readonly GapRow[], from: Day, to: Day): readonly GapRow[] {
  const placeOf = (day: Day) => lastUntil(rows, day, ({ date }) => date) + 1
  return rows.slice(placeOf(addDays(from, -1)), placeOf(to))
}

const lateDays = 5
const doubleDays = 3
const mostPairs = 10

export const byDay = (a: GapRow, b: GapRow) =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1

interface Kind {
  readonly kind: GapKind
  readonly rows: readonly GapRow[]
  readonly fits: (row: GapRow) => boolean
}

/** Its day in the statement and its day here are on two sides of an edge of the window. */
function isMoved({ date, bankOn, effect }: GapRow, gap: number, window: Window): boolean {
  if (!bankOn) return false
  const [isHere, wasHere] = [isWithin(date, window), isWithin(bankOn, window)]
  return isHere !== wasHere && effect === (wasHere ? gap : -gap)
}

const shifts = [10, 100]

/** Two neighbouring digits changed places; a shorter one is written with zeros before it. */
function isSwap(one: number, other: number): boolean {
  const length = Math.max(String(one).length, String(other).length)
  const [a, b] = [one, other].map((size) => [...String(size).padStart(length, '0')])
  if (!a || !b) return false
  const at = a.findIndex((digit, place) => digit !== b[place])
  if (at === -1 || at + 1 === length) return false
  const swapped = a.with(at, a[at + 1] ?? '').with(at + 1, a[at] ?? '')
  return swapped.join('') === b.join('')
}

/** In the same direction, with two neighbours swapped or the decimal mark one or two places off. */
export function isDigitSlip(typed: number, meant: number): boolean {
  if (typed === 0 || meant === 0 || typed < 0 !== meant < 0) return false
  const [one, other] = [Math.abs(typed), Math.abs(meant)]
  const isShift = shifts.some((times) => one === other * times || other === one * times)
  return isShift || isSwap(one, other)
}

/** The kinds of a single row, in their order. */
function kindsOf(gap: number, window: Window, all: GapRows): readonly Kind[] {
  const { from, to } = window
  const here = between(all.rows, from, to)
  const booked = here.filter(({ isPending }) => !isPending)
  const isMissed = ({ effect }: GapRow) => effect === gap
  const isExtra = ({ effect }: GapRow) => effect === -gap
  const isTwin = (row: GapRow, other: GapRow) =>
    other.id !== row.id && other.effect === row.effect && !other.isPending && !other.isAside
  const hasTwin = (row: GapRow) =>
    between(all.rows, addDays(row.date, -doubleDays), addDays(row.date, doubleDays)).some((other) =>
      isTwin(row, other),
    )
  const after = between(all.rows, addDays(to, 1), addDays(to, lateDays))
  const late = after.filter(({ isPending }) => !isPending)
  return [
    {
      kind: 'changed',
      rows: booked,
      fits: ({ effect, bankEffect = null }) => bankEffect !== null && bankEffect - effect === gap,
    },
    { kind: 'moved', rows: all.moved, fits: (row) => isMoved(row, gap, window) },
    { kind: 'missing', rows: between(all.leftOut, from, to), fits: isMissed },
    { kind: 'pending', rows: here.filter(({ isPending }) => isPending), fits: isMissed },
    { kind: 'elsewhere', rows: between(all.elsewhere, from, to), fits: isMissed },
    { kind: 'late', rows: late, fits: isMissed },
    { kind: 'extra', rows: booked, fits: (row) => isExtra(row) && row.isAside === true },
    { kind: 'double', rows: booked, fits: (row) => isExtra(row) && hasTwin(row) },
    { kind: 'extra', rows: booked, fits: isExtra },
    { kind: 'sign', rows: booked, fits: ({ effect }) => 2 * effect === -gap },
    { kind: 'digits', rows: booked, fits: ({ effect }) => isDigitSlip(effect, effect + gap) },
  ]
}

/** Two rows that together are too much, by the day of the first and then of the second. */
function pairsOf(gap: number, rows: readonly GapRow[]): readonly Candidate[] {
  const places = Map.groupBy(rows.keys(), (at) => rows[at]?.effect)
  const pairs: Candidate[] = []
  for (const [at, one] of rows.entries()) {
    for (const place of places.get(-gap - one.effect) ?? []) {
      const other = rows[place]
      if (!other || place <= at) continue
      pairs.push({ kind: 'pair', ids: [one.id, other.id] })
      if (pairs.length === mostPairs) return pairs
    }
  }
  return pairs
}

/** Each row once, under the first kind it fits. */
export function explain(gap: number, window: Window, all: GapRows): readonly Candidate[] {
  const told = new Set<GapRow>()
  const single = kindsOf(gap, window, all).flatMap(({ kind, rows, fits }) => {
    const found = rows.filter((row) => !told.has(row) && fits(row))
    for (const row of found) told.add(row)
    return found.map(({ id }): Candidate => ({ kind, ids: [id] }))
  })
  const here = between(all.rows, window.from, window.to).filter(({ isPending }) => !isPending)
  const pairs = single.length > 0 ? [] : pairsOf(gap, here)
  const opening: readonly Candidate[] = window.isFirst ? [{ kind: 'opening', ids: [] }] : []
  return [...single, ...pairs, ...opening]
}
