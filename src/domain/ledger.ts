/** The rows of a ledger: what each says and is worth, and what days and months of them come to. */
import type { Day } from './calendar.ts'
import { type Total, totalsOf } from './money.ts'
import { splitAmount } from './split-amount.ts'

export interface LedgerLine {
  readonly categoryId: string | null
  readonly amount: number
  readonly note?: string | null
}

/** An expense or an income; what only one of them has is absent from the other. */
export interface LedgerRow {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly merchant?: string | null
  readonly source?: string | null
  readonly notes?: string | null
  readonly tags: readonly string[]
  readonly categoryId: string | null
  readonly date: Day
  readonly paymentMethod?: string
  /** One purchase over several categories; the parts add up to the amount. */
  readonly lines?: readonly LedgerLine[] | null
  readonly refundOf?: string | null
  readonly expectedBack?: { readonly amount: number; readonly settledBy?: string | null } | null
  readonly settles?: string | null
  /** What of it pays back a loan. */
  readonly loanPrincipal?: number | null
  readonly importId?: string | null
}

/** What a row adds to the figures of its list, in minor units; all are zero or more. */
export interface Worth {
  /** Paid, or received. */
  readonly gross: number
  /** Money back for an earlier expense. */
  readonly refunded: number
  /** What somebody else pays in the end, or had owed: it is no cost and no earning. */
  readonly back: number
  /** What pays back a loan: it makes a debt smaller, and is no cost. */
  readonly repaid: number
}

export const netOf = ({ gross, refunded, back, repaid }: Worth): number =>
  gross - refunded - back - repaid

type Counted = Pick<LedgerRow, 'amount' | 'refundOf' | 'expectedBack' | 'settles' | 'loanPrincipal'>

export function worthOf(row: Counted): Worth {
  const { amount, refundOf, expectedBack, settles, loanPrincipal } = row
  if (refundOf) return { gross: 0, refunded: amount, back: 0, repaid: 0 }
  const back = settles ? amount : (expectedBack?.amount ?? 0)
  return { gross: amount, refunded: 0, back, repaid: loanPrincipal ?? 0 }
}

/** What an expense costs its owner: a refund counts below zero. */
export const costOf = (expense: Counted): number => netOf(worthOf(expense))

/** What an income adds to what was earned: nothing when it only pays back. */
export const earnedOf = (income: Counted): number => netOf(worthOf(income))

export interface Part extends Worth {
  readonly categoryId: string | null
}

/** A row by category. The parts of a split row add up to the whole, in every figure. */
export function partsOf(row: LedgerRow): readonly Part[] {
  const whole = worthOf(row)
  const { lines } = row
  if (!lines || lines.length === 0) return [{ ...whole, categoryId: row.categoryId }]
  const amounts = lines.map(({ amount }) => amount)
  const backs = splitAmount(whole.back, amounts, row.id) ?? []
  return lines.map(({ categoryId, amount }, at) => ({
    categoryId,
    gross: whole.refunded > 0 ? 0 : amount,
    refunded: whole.refunded > 0 ? amount : 0,
    back: backs[at] ?? 0,
    // An instalment is never split.
    repaid: 0,
  }))
}

/** Text as it is compared: no case, no accents. Plain ASCII skips the costly part. */
export function foldText(text: string): string {
  const isPlain = !/[^ -~\s]/.test(text)
  const lower = text.toLowerCase()
  return isPlain ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

/** The same figures of many rows, one total for each currency. */
export interface Figures {
  readonly net: readonly Total[]
  readonly gross: readonly Total[]
  readonly refunded: readonly Total[]
  readonly back: readonly Total[]
  readonly repaid: readonly Total[]
}

/** What of a row counts; of one over several categories also part by part. */
export interface Share extends Worth {
  readonly parts?: readonly Worth[]
}

/** How much of a row counts; all of it unless a filter takes a part. */
export type ShareOf = (row: LedgerRow) => Share

export const wholeShare: ShareOf = (row) =>
  row.lines ? { ...worthOf(row), parts: partsOf(row) } : worthOf(row)

/** What a row adds to a sum, part by part, as each is converted by itself. */
export const netParts = (row: LedgerRow): number | readonly number[] => {
  const share = wholeShare(row)
  return share.parts ? share.parts.map(netOf) : netOf(share)
}

/** Whether a row counts at all: one that somebody else pays, or that pays back, does not. */
function isCounted(row: LedgerRow, shareOf: ShareOf = wholeShare): boolean {
  const share = shareOf(row)
  return (share.parts ?? [share]).some((part) => netOf(part) !== 0)
}

/** Most rows count, and show it at once. */
const mayBeIdle = ({ amount, expectedBack, settles, loanPrincipal }: LedgerRow) =>
  amount === 0 || !!expectedBack || !!settles || !!loanPrincipal

/** How many rows are there without adding anything. */
export const countIdle = (rows: readonly LedgerRow[], shareOf: ShareOf = wholeShare): number =>
  rows.reduce((sum, row) => sum + (mayBeIdle(row) && !isCounted(row, shareOf) ? 1 : 0), 0)

export const countRefunds = (rows: readonly LedgerRow[]): number =>
  rows.reduce((sum, { refundOf }) => sum + (refundOf ? 1 : 0), 0)

type Sums = { gross: number; refunded: number; back: number; repaid: number }

function sumsByCurrency(rows: readonly LedgerRow[], shareOf: ShareOf): ReadonlyMap<string, Sums> {
  const byCurrency = new Map<string, Sums>()
  for (const row of rows) {
    const { gross, refunded, back, repaid } = shareOf(row)
    const sums = byCurrency.get(row.currency)
    if (sums === undefined) byCurrency.set(row.currency, { gross, refunded, back, repaid })
    else {
      sums.gross += gross
      sums.refunded += refunded
      sums.back += back
      sums.repaid += repaid
    }
  }
  return byCurrency
}

/** None of the sums ever falls, so one that left the exact range cannot come back into it. */
const exact = (...sums: readonly number[]) => sums.every(Number.isSafeInteger)

/** A figure that is nothing in a currency is left out there, but what is left after all is not. */
export function figuresOf(rows: readonly LedgerRow[], shareOf: ShareOf = worthOf): Figures {
  const sums = [...sumsByCurrency(rows, shareOf)]
  const totals = (name: keyof Sums): readonly Total[] =>
    sums
      .map(([currency, all]) => ({ currency, amount: exact(all[name]) ? all[name] : null }))
      .filter(({ amount }) => amount !== 0)
  const net = sums.map(([currency, all]) => {
    const isExact = exact(all.gross, all.refunded, all.back, all.repaid)
    return { currency, amount: isExact ? netOf(all) : null }
  })
  return {
    net,
    gross: totals('gross'),
    refunded: totals('refunded'),
    back: totals('back'),
    repaid: totals('repaid'),
  }
}

/** The figures of several lists together, from the figures of each. */
export function addFigures(figures: readonly Figures[]): Figures {
  return {
    net: totalsOf(figures.flatMap((one) => one.net)),
    gross: totalsOf(figures.flatMap((one) => one.gross)),
    refunded: totalsOf(figures.flatMap((one) => one.refunded)),
    back: totalsOf(figures.flatMap((one) => one.back)),
    repaid: totalsOf(figures.flatMap((one) => one.repaid)),
  }
}

export interface DayGroup<Row> {
  readonly day: Day
  readonly rows: readonly Row[]
  readonly figures: Figures
}

/** The rows come sorted by day, so each day is one run of them. */
export function groupByDay<Row extends LedgerRow>(
  rows: readonly Row[],
  shareOf: ShareOf = worthOf,
): readonly DayGroup<Row>[] {
  const days: { day: Day; rows: Row[] }[] = []
  for (const row of rows) {
    const last = days.at(-1)
    if (last?.day === row.date) last.rows.push(row)
    else days.push({ day: row.date, rows: [row] })
  }
  return days.map((group) => ({ ...group, figures: figuresOf(group.rows, shareOf) }))
}

export interface MonthView<Row> {
  readonly rows: readonly Row[]
  readonly days: readonly DayGroup<Row>[]
  readonly figures: Figures
  /** How many of the rows add nothing to the figures. */
  readonly idle: number
  readonly refunds: number
}

export function viewMonth<Row extends LedgerRow>(
  rows: readonly Row[],
  shareOf: ShareOf = worthOf,
): MonthView<Row> {
  const days = groupByDay(rows, shareOf)
  const figures = addFigures(days.map((day) => day.figures))
  return { rows, days, figures, idle: countIdle(rows, shareOf), refunds: countRefunds(rows) }
}
