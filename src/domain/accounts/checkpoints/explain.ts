/** Which rows would explain that an account and its bank differ, the likeliest kinds first. */
import { type Day, daysBetween, isWithin } from '../../calendar/calendar.ts'

export interface GapRow {
  readonly id: string
  readonly date: Day
  readonly effect: number
  readonly isPending?: boolean
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

export interface GapRows {
  readonly rows: readonly GapRow[]
  readonly leftOut: readonly GapRow[]
  readonly elsewhere: readonly GapRow[]
}

const lateDays = 5
const doubleDays = 3
const mostPairs = 10

const byDay = (a: GapRow, b: GapRow) =>
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

function isLate({ date, effect }: GapRow, gap: number, { to }: Window): boolean {
  const days = effect === gap && date > to ? daysBetween(to, date) : 0
  return days >= 1 && days <= lateDays
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
function kindsOf(
  gap: number,
  window: Window,
  { rows, leftOut, elsewhere }: GapRows,
): readonly Kind[] {
  const booked = rows.filter(({ isPending }) => !isPending)
  const isHere = ({ date }: GapRow) => isWithin(date, window)
  const here = booked.filter(isHere)
  const isMissed = (row: GapRow) => isHere(row) && row.effect === gap
  const isExtra = ({ effect }: GapRow) => effect === -gap
  const hasTwin = (row: GapRow) =>
    booked.some(
      ({ id, date, effect }) =>
        id !== row.id &&
        effect === row.effect &&
        Math.abs(daysBetween(date, row.date)) <= doubleDays,
    )
  return [
    {
      kind: 'changed',
      rows: here,
      fits: ({ effect, bankEffect = null }) => bankEffect !== null && bankEffect - effect === gap,
    },
    { kind: 'moved', rows: booked, fits: (row) => isMoved(row, gap, window) },
    { kind: 'missing', rows: leftOut, fits: isMissed },
    { kind: 'pending', rows: rows.filter(({ isPending }) => isPending), fits: isMissed },
    { kind: 'elsewhere', rows: elsewhere, fits: isMissed },
    { kind: 'late', rows: booked, fits: (row) => isLate(row, gap, window) },
    { kind: 'double', rows: here, fits: (row) => isExtra(row) && hasTwin(row) },
    { kind: 'extra', rows: here, fits: isExtra },
    { kind: 'sign', rows: here, fits: ({ effect }) => 2 * effect === -gap },
    { kind: 'digits', rows: here, fits: ({ effect }) => isDigitSlip(effect, effect + gap) },
  ]
}

/** Two rows that together are too much, by the day of the first and then of the second. */
function pairsOf(gap: number, rows: readonly GapRow[]): readonly Candidate[] {
  const pairs: Candidate[] = []
  for (const [at, one] of rows.entries()) {
    for (const other of rows.slice(at + 1)) {
      if (one.effect + other.effect !== -gap) continue
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
    const found = rows.filter((row) => !told.has(row) && fits(row)).sort(byDay)
    for (const row of found) told.add(row)
    return found.map(({ id }): Candidate => ({ kind, ids: [id] }))
  })
  const here = all.rows.filter(({ date, isPending }) => !isPending && isWithin(date, window))
  const pairs = single.length > 0 ? [] : pairsOf(gap, here.toSorted(byDay))
  const opening: readonly Candidate[] = window.isFirst ? [{ kind: 'opening', ids: [] }] : []
  return [...single, ...pairs, ...opening]
}
