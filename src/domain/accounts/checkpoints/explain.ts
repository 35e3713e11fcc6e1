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
  /** It came with a statement, so the bank has it. */
  readonly isBanks?: boolean
  /** In another currency, and counted by a rate. */
  readonly isEstimated?: boolean
  /** A loan or a group has it too: not changed from here. */
  readonly isKept?: boolean
}

export type GapKind =
  | 'converted'
  | 'changed'
  | 'moved'
  | 'missing'
  | 'pending'
  | 'elsewhere'
  | 'late'
  /** Never found by itself: it is what two gaps come of. */
  | 'early'
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
  /** What it is here twice as. */
  readonly twins?: readonly string[]
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

export const lateDays = 5
const doubleDays = 3
const mostPairs = 10
/** So far beside a rate lies what a bank moves. */
const mostPercent = 5

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

/** Rows of a window, with what is here as the same thing once more. */
function twinsIn(all: GapRows, booked: readonly GapRow[]) {
  const isTwin = (row: GapRow, other: GapRow) =>
    other.id !== row.id && other.effect === row.effect && !other.isPending && !other.isAside
  const twinsOf = (row: GapRow) =>
    between(all.rows, addDays(row.date, -doubleDays), addDays(row.date, doubleDays)).filter(
      (other) => isTwin(row, other),
    )
  const here = new Set(booked)
  /** Of two the one goes that can; the other one tells what it is. */
  const isSpared = (row: GapRow) =>
    row.isKept === true && twinsOf(row).some((other) => !other.isKept && here.has(other))
  return { twinsOf, isSpared }
}

/** The kinds of a single row, in their order. */
function kindsOf(gap: number, window: Window, all: GapRows): readonly Kind[] {
  const { from, to } = window
  const here = between(all.rows, from, to)
  const booked = here.filter(({ isPending }) => !isPending)
  const { twinsOf, isSpared } = twinsIn(all, booked)
  const isMissed = ({ effect }: GapRow) => effect === gap
  const isExtra = (row: GapRow) => row.effect === -gap && !isSpared(row)
  const after = between(all.rows, addDays(to, 1), addDays(to, lateDays))
  const late = after.filter(({ isPending }) => !isPending)
  const ours = booked.filter(({ isBanks }) => !isBanks)
  return [
    {
      kind: 'converted',
      rows: booked.filter(({ isEstimated, isKept }) => isEstimated && !isKept),
      fits: ({ effect }) => Math.abs(gap) * 100 <= Math.abs(effect) * mostPercent,
    },
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
    { kind: 'double', rows: booked, fits: (row) => isExtra(row) && twinsOf(row).length > 0 },
    { kind: 'extra', rows: ours, fits: isExtra },
    { kind: 'sign', rows: ours, fits: ({ effect }) => 2 * effect === -gap },
    { kind: 'digits', rows: ours, fits: ({ effect }) => isDigitSlip(effect, effect + gap) },
  ]
}

/** Two rows that together are too much, by the day of the first and then of the second. */
function pairsOf(gap: number, all: GapRows, here: readonly GapRow[]): readonly Candidate[] {
  const { twinsOf, isSpared } = twinsIn(all, here)
  const rows = here.filter((row) => !isSpared(row) && (!row.isBanks || twinsOf(row).length > 0))
  const places = Map.groupBy(rows.keys(), (at) => rows[at]?.effect)
  const pairs: Candidate[] = []
  for (const [at, one] of rows.entries()) {
    for (const place of places.get(-gap - one.effect) ?? []) {
      const other = rows[place]
      if (!other || place <= at) continue
      const known = [one, other].filter(({ isBanks }) => isBanks)
      const twins = known.map((row) => twinsOf(row).find((twin) => twin !== one && twin !== other))
      // What the bank has once stays here once.
      if (twins.includes(undefined)) continue
      const named = twins.flatMap((twin) => twin?.id ?? [])
      const ids = [one.id, other.id]
      pairs.push({ kind: 'pair', ids, ...(named.length > 0 && { twins: named }) })
      if (pairs.length === mostPairs) return pairs
    }
  }
  return pairs
}

/** Each row once, under the first kind it fits. */
export function explain(gap: number, window: Window, all: GapRows): readonly Candidate[] {
  const here = between(all.rows, window.from, window.to).filter(({ isPending }) => !isPending)
  const { twinsOf } = twinsIn(all, here)
  const told = new Set<GapRow>()
  const single = kindsOf(gap, window, all).flatMap(({ kind, rows, fits }) => {
    const found = rows.filter((row) => !told.has(row) && fits(row))
    for (const row of found) told.add(row)
    return found.map((row): Candidate => {
      const twin = kind === 'double' ? twinsOf(row)[0] : undefined
      return { kind, ids: [row.id], ...(twin && { twins: [twin.id] }) }
    })
  })
  const pairs = single.length > 0 ? [] : pairsOf(gap, all, here)
  const opening: readonly Candidate[] = window.isFirst ? [{ kind: 'opening', ids: [] }] : []
  return [...single, ...pairs, ...opening]
}
