/** The rows of a ledger: what each says and is worth, and what days and months of them come to. */
import type { Day } from './calendar/calendar.ts'
import { type Total, totalsOf } from './money/money.ts'
import { splitAmount } from './money/split-amount.ts'

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
  readonly expectedBack?: {
    readonly amount: number
    readonly settledBy?: string | null
    readonly received?: number | undefined
  } | null
  readonly settles?: string | null
  /** What of it pays back a loan. */
  readonly loanPrincipal?: number | null
  readonly importId?: string | null
  readonly accountId?: string | null
}

/** What a row adds to the figures of its list, in minor units; all are zero or more. */
export interface Worth {
  /** Paid, or received. */
  readonly gross: number
  /** Money back for an earlier expense. */
  readonly refunded: number
  /** What somebody else is still to pay, or had owed: it is no cost and no earning. */
  readonly back: number
  /** What somebody else has paid back of an expense. */
  readonly returned: number
  /** What pays back a loan: it makes a debt smaller, and is no cost. */
  readonly repaid: number
}

const noWorth: Worth = { gross: 0, refunded: 0, back: 0, returned: 0, repaid: 0 }

export const netOf = ({ gross, refunded, back, returned, repaid }: Worth): number =>
  gross - refunded - back - returned - repaid

const addWorth = (one: Worth, other: Worth): Worth => ({
  gross: one.gross + other.gross,
  refunded: one.refunded + other.refunded,
  back: one.back + other.back,
  returned: one.returned + other.returned,
  repaid: one.repaid + other.repaid,
})

type Counted = Pick<LedgerRow, 'amount' | 'refundOf' | 'expectedBack' | 'settles' | 'loanPrincipal'>

export function worthOf(row: Counted): Worth {
  const { amount, refundOf, expectedBack, settles, loanPrincipal } = row
  if (refundOf) return { ...noWorth, refunded: amount }
  const expected = settles ? amount : (expectedBack?.amount ?? 0)
  const returned = expectedBack?.settledBy ? expected : (expectedBack?.received ?? 0)
  return {
    ...{ gross: amount, refunded: 0, back: expected - returned, returned },
    repaid: loanPrincipal ?? 0,
  }
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
  const returns = splitAmount(whole.returned, amounts, row.id) ?? []
  return lines.map(({ categoryId, amount }, at) => ({
    categoryId,
    gross: whole.refunded > 0 ? 0 : amount,
    refunded: whole.refunded > 0 ? amount : 0,
    back: backs[at] ?? 0,
    returned: returns[at] ?? 0,
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
export type Figures = Readonly<Record<keyof Worth | 'net', readonly Total[]>>

/** What of a row counts; of one over several categories also part by part. */
export interface Share extends Worth {
  readonly parts?: readonly Worth[]
}

/** How much of a row counts; all of it unless a filter takes a part. */
export type ShareOf = (row: LedgerRow) => Share

export const wholeShare: ShareOf = (row) =>
  row.lines ? { ...worthOf(row), parts: partsOf(row) } : worthOf(row)

/** Some parts of a row over several categories. */
export function partsShare(row: LedgerRow, isMeant: (part: Part, at: number) => boolean): Share {
  const parts = partsOf(row).filter(isMeant)
  return { ...parts.reduce<Worth>(addWorth, noWorth), parts }
}

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

function sumsByCurrency(rows: readonly LedgerRow[], shareOf: ShareOf): ReadonlyMap<string, Worth> {
  const byCurrency = new Map<string, Worth>()
  for (const row of rows) {
    byCurrency.set(row.currency, addWorth(byCurrency.get(row.currency) ?? noWorth, shareOf(row)))
  }
  return byCurrency
}

/** One list for each figure. */
const figuresBy = (totals: (name: keyof Figures) => readonly Total[]): Figures => ({
  net: totals('net'),
  gross: totals('gross'),
  refunded: totals('refunded'),
  back: totals('back'),
  returned: totals('returned'),
  repaid: totals('repaid'),
})

/** None of the sums ever falls, so one that left the exact range cannot come back into it. */
const exactNet = (all: Worth) =>
  Object.values(all).every(Number.isSafeInteger) ? netOf(all) : null

const exact = (sum: number) => (Number.isSafeInteger(sum) ? sum : null)

/** A figure that is nothing in a currency is left out there, but what is left after all is not. */
export function figuresOf(rows: readonly LedgerRow[], shareOf: ShareOf = worthOf): Figures {
  const sums = [...sumsByCurrency(rows, shareOf)]
  return figuresBy((name) =>
    name === 'net'
      ? sums.map(([currency, all]) => ({ currency, amount: exactNet(all) }))
      : sums
          .map(([currency, all]) => ({ currency, amount: exact(all[name]) }))
          .filter(({ amount }) => amount !== 0),
  )
}

/** The figures of several lists together, from the figures of each. */
export const addFigures = (figures: readonly Figures[]): Figures =>
  figuresBy((name) => totalsOf(figures.flatMap((one) => one[name])))

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
