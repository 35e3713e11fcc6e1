/** Until when an account agrees with its bank, and where it stops to. */
import { addDays, type Day } from '../../calendar/calendar.ts'
import { lastUntil } from '../../calendar/last-until.ts'
import { type Checkpoint, inOrder } from '../../import/statement-balances.ts'
import type { Account } from '../account.ts'
import { byDay, type Candidate, explain, type GapRow, gapRows } from './explain.ts'

export interface CheckedBook {
  readonly account: Pick<Account, 'openingBalance' | 'openingOn'>
  readonly rows: readonly GapRow[]
  /** Lines of statements that are not in the book. */
  readonly leftOut: readonly GapRow[]
  /** Rows of other accounts. */
  readonly elsewhere: readonly GapRow[]
  readonly checkpoints: readonly Checkpoint[]
}

/** A stretch of days in which what the bank says and what is here began to differ. */
export interface Break {
  /** Null for the opening. */
  readonly after: Day | null
  readonly until: Day
  /** What is missing here, in minor units; below zero when there is too much. */
  readonly gap: number
  readonly candidates: readonly Candidate[]
}

export interface Agreement {
  readonly agreesUntil: Day | null
  /** At the last checkpoint. */
  readonly gap: number
  readonly breaks: readonly Break[]
}

/** What is enough to tell whether it agrees, if not why. */
type Compared = Pick<CheckedBook, 'account' | 'rows' | 'checkpoints'>

interface Point {
  /** At the end of this day. */
  readonly day: Day
  readonly gap: number
}

const saidLater = (a: Checkpoint, b: Checkpoint) =>
  compare(a.updatedAt ?? '', b.updatedAt ?? '') || inOrder(a, b) || a.balance - b.balance

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The start of a day is the end of the one before, and of two that tell of one end what was said
 * last counts; before the opening nothing can be said.
 */
function pointsOf({ account, rows, checkpoints }: Compared): readonly Point[] {
  const { openingBalance, openingOn } = account
  const booked = rows.filter(({ date, isPending }) => !isPending && date >= openingOn).sort(byDay)
  let sum = openingBalance
  const sums = booked.map(({ effect }) => {
    sum += effect
    return sum
  })
  const said = checkpoints.filter(({ date }) => date >= openingOn).toSorted(saidLater)
  const ends = new Map(
    said.map(({ date, at, balance }) => [at === 'open' ? addDays(date, -1) : date, balance]),
  )
  return Array.from(ends, ([day, balance]) => {
    const here = sums[lastUntil(booked, day, (row) => row.date)] ?? openingBalance
    return { day, gap: balance - here }
  }).sort((a, b) => compare(a.day, b.day))
}

/** Faults are looked for only where the gap changes, so two that cancel out are both found. */
export function agreementOf(book: CheckedBook): Agreement {
  const points = pointsOf(book)
  const rows = gapRows(book)
  const breaks = points.flatMap(({ day: until, gap }, at): readonly Break[] => {
    const last = points[at - 1]
    const change = gap - (last?.gap ?? 0)
    if (change === 0) return []
    const window = {
      from: last ? addDays(last.day, 1) : book.account.openingOn,
      to: until,
      isFirst: !last,
    }
    return [
      { after: last?.day ?? null, until, gap: change, candidates: explain(change, window, rows) },
    ]
  })
  return { agreesUntil: lastAgreed(points), gap: points.at(-1)?.gap ?? 0, breaks }
}

function lastAgreed(points: readonly Point[]): Day | null {
  const wrong = points.findIndex(({ gap }) => gap !== 0)
  const agreed = wrong === -1 ? points.at(-1) : points[wrong - 1]
  return agreed?.day ?? null
}

/** Where it stops to, without what would explain it; null while the last balance agrees. */
export function gapSince(book: Compared): Omit<Break, 'candidates'> | null {
  const points = pointsOf(book)
  const at = points.findLastIndex(({ gap }) => gap === 0) + 1
  const first = points[at]
  return first ? { after: points[at - 1]?.day ?? null, until: first.day, gap: first.gap } : null
}

/** The same day without what would explain a gap. */
export const agreedUntil = (book: Compared): Day | null => lastAgreed(pointsOf(book))
