/** The balances a bank's file has, as points at which an account can be compared with it. */
import type { Day } from '../calendar/calendar.ts'

/** What the bank says an account held at the start or the end of a day. */
export interface Checkpoint {
  readonly date: Day
  readonly at: 'open' | 'close'
  readonly balance: number
  /** When it was said, of what is kept. */
  readonly updatedAt?: string
}

/** By day, the start of one before its end. */
export const inOrder = (a: Checkpoint, b: Checkpoint) =>
  a.date === b.date ? (a.at === b.at ? 0 : a.at === 'open' ? -1 : 1) : a.date < b.date ? -1 : 1

/** LEDGERBAL of an OFX file. What is available is no balance: credit and holds are in it. */
export const ofxCheckpoints = (
  ledgerBalance: { readonly asOf: Day; readonly amount: number } | null,
): readonly Checkpoint[] =>
  ledgerBalance ? [{ date: ledgerBalance.asOf, at: 'close', balance: ledgerBalance.amount }] : []

export interface CamtBalance {
  readonly code: string
  readonly date: Day
  /** Above zero; the side says which way. */
  readonly amount: number
  readonly side: 'CRDT' | 'DBIT'
}

export interface CamtStatement {
  /** The first day of its period, where it says so. */
  readonly from: Day | null
  readonly balances: readonly CamtBalance[]
  readonly rows: readonly { readonly date: Day; readonly isPending?: boolean }[]
}

/**
 * Booked balances only. Banks date the opening by the day before, by the first day or by that of
 * the last statement, so it is taken for the start of what the statement is about.
 */
export function camtCheckpoints({ from, balances, rows }: CamtStatement): readonly Checkpoint[] {
  const booked = rows.filter(({ isPending }) => !isPending).map(({ date }) => date)
  const first = from ?? booked.sort()[0] ?? null
  const found = balances.flatMap(({ code, date, amount, side }): readonly Checkpoint[] => {
    const balance = side === 'DBIT' ? 0 - amount : amount
    if (code === 'CLBD' || code === 'PRCD') return [{ date, at: 'close', balance }]
    if (code !== 'OPBD') return []
    return [first === null ? { date, at: 'close', balance } : { date: first, at: 'open', balance }]
  })
  return distinct(found)
}

/** The same thing said twice is one checkpoint; two that differ are both evidence. */
const distinct = (found: readonly Checkpoint[]): readonly Checkpoint[] => {
  const byText = new Map(found.map((one) => [JSON.stringify(one), one]))
  return [...byText.values()].sort(inOrder)
}

export interface BalanceRow {
  readonly date: Day
  readonly amount: number
  readonly balance: number | null
  readonly isPending?: boolean
}

interface Line extends BalanceRow {
  readonly balance: number
}

/** Each step of the column is the amount of its row, and no day comes before an earlier one. */
const isProven = (lines: readonly Line[]): boolean =>
  lines.every(({ date, amount, balance }, at) => {
    const last = lines[at - 1]
    return !last || (last.balance + amount === balance && last.date <= date)
  })

/** The start of the first day and the end of each. */
function daysOf(lines: readonly Line[]): readonly Checkpoint[] {
  const [first] = lines
  if (!first) return []
  const ends = new Map(lines.map(({ date, balance }) => [date, balance]))
  return [
    { date: first.date, at: 'open', balance: first.balance - first.amount },
    ...Array.from(ends, ([date, balance]) => ({ date, at: 'close' as const, balance })),
  ]
}

/**
 * The column of balances of a table, if it proves itself in one order of the file. Where both
 * orders would do and say different things, nothing is proven.
 */
export function columnCheckpoints(rows: readonly BalanceRow[]): readonly Checkpoint[] {
  const booked = rows.filter(({ isPending }) => !isPending)
  const lines = booked.flatMap(({ balance, ...row }) =>
    balance === null ? [] : { ...row, balance },
  )
  if (lines.length < booked.length) return []
  const ways = [lines, lines.toReversed()].filter(isProven).map(daysOf)
  const [one = [], other = one] = ways
  return JSON.stringify(one) === JSON.stringify(other) ? one : []
}
