/** Finds what seems to come again and again among past rows, and says why it seems so. */
import { addDays, type Day } from '../calendar/calendar.ts'
import type { PaymentMethod } from '../entry-line/find-payment.ts'
import { foldText } from '../ledger.ts'
import { fitSchedule, isAround } from './fit-schedule.ts'
import { type Fit, findRhythm, stepFrom } from './rhythm.ts'
import type { Schedule } from './schedule.ts'

export interface PastRow {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly merchant?: string | null
  readonly categoryId: string | null
  /** Set when a template made it: then it is known already. */
  readonly templateId?: string | null
  readonly accountId?: string | null
  /** How an expense was paid. */
  readonly paymentMethod?: PaymentMethod | undefined
}

export type Steadiness = 'same' | 'similar' | 'varying'

export interface LikelyRecurring {
  readonly rowIds: readonly string[]
  readonly description: string
  readonly merchant: string | null
  readonly categoryId: string | null
  readonly accountId: string | null
  readonly paymentMethod?: PaymentMethod | undefined
  readonly amount: number
  readonly currency: string
  /** What to propose; it starts with the next one to come. */
  readonly schedule: Schedule
  /** From 0 to 1. */
  readonly confidence: number
  readonly reason: {
    readonly times: number
    /** Gaps between them that are not in the rhythm. */
    readonly missed: number
    readonly amounts: Steadiness
    /** Where it rose or fell once and stayed: what it was, and since when it is what it is. */
    readonly changed: { readonly from: number; readonly on: Day } | null
    /** Its days lie around the one that is proposed, and mostly not on it. */
    readonly isAround: boolean
    readonly firstOn: Day
    readonly lastOn: Day
  }
}

const surenessLeast = 0.6
/** How much of the confidence each fact can give. */
const worth = { rhythm: 0.5, amounts: 0.3, times: 0.2 } as const
const steadinessWorth: Readonly<Record<Steadiness, number>> = {
  same: 1,
  similar: 0.7,
  varying: 0.2,
}
const timesEnough = 6

/** Numbers in a bank's text are dates and references: they differ where the payee does not. */
const nameOf = ({ merchant, description }: PastRow) =>
  foldText(merchant || description)
    .replace(/[\d\p{P}\p{S}]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')

const isNear = (a: number, b: number, percent: number) =>
  Math.abs(a - b) * 100 <= percent * Math.max(a, b)

/** Compared one by one, so that a raised price is one change and not a varying amount. */
function steadinessOf(rows: readonly PastRow[]): Steadiness {
  const near = (percent: number) =>
    rows.filter((row, index) => index > 0 && isNear(row.amount, amountAt(rows, index - 1), percent))
      .length
  const enough = 0.75 * (rows.length - 1)
  return near(1) >= enough ? 'same' : near(20) >= enough ? 'similar' : 'varying'
}

/** The one step of a price that is kept before it and after it. */
function changeOf(rows: readonly PastRow[], amounts: Steadiness) {
  const steps = rows.filter((row, at) => at > 0 && !isNear(row.amount, amountAt(rows, at - 1), 1))
  const [step] = steps
  const from = step ? amountAt(rows, rows.indexOf(step) - 1) : 0
  return amounts === 'same' && step && steps.length === 1 ? { from, on: step.date } : null
}

const amountAt = (rows: readonly PastRow[], at: number) => rows[at]?.amount ?? 0

function confidenceIn({ hits, gaps, rhythm, offDays }: Fit, amounts: Steadiness, times: number) {
  const punctual = 1 - offDays / (2 * rhythm.slackDays)
  return (
    worth.rhythm * (hits / gaps) * punctual +
    worth.amounts * steadinessWorth[amounts] +
    worth.times * Math.min(1, times / timesEnough)
  )
}

/** One row a day: two on the same day are one visit with two receipts. */
const oneADay = (rows: readonly PastRow[]) =>
  rows.filter((row, index) => row.date !== rows[index - 1]?.date)

function judge(group: readonly PastRow[], today: Day): LikelyRecurring | null {
  const rows = oneADay(group)
  const days = rows.map(({ date }) => date)
  const last = rows.at(-1)
  const fit = findRhythm(days)
  if (!last || !fit) return null
  const hasStopped = addDays(stepFrom(last.date, fit.rhythm), 2 * fit.rhythm.slackDays) < today
  const amounts = steadinessOf(rows)
  // Neither always in the rhythm nor ever the same sum: purchases, and no plan.
  if (amounts === 'varying' && fit.hits < fit.gaps) return null
  const confidence = confidenceIn(fit, amounts, rows.length)
  const schedule = fitSchedule(days, fit.rhythm)
  if (hasStopped || schedule === null || confidence < surenessLeast) return null
  return {
    rowIds: rows.map(({ id }) => id),
    description: last.description,
    merchant: last.merchant ?? null,
    categoryId: last.categoryId,
    accountId: last.accountId ?? null,
    paymentMethod: last.paymentMethod,
    amount: amounts === 'varying' ? middleOf(rows) : last.amount,
    currency: last.currency,
    schedule,
    confidence,
    reason: {
      ...{ times: rows.length, missed: fit.gaps - fit.hits, amounts },
      ...{ changed: changeOf(rows, amounts), isAround: isAround(schedule, days) },
      ...{ firstOn: rows[0]?.date ?? last.date, lastOn: last.date },
    },
  }
}

function middleOf(rows: readonly PastRow[]): number {
  const amounts = rows.map(({ amount }) => amount).sort((a, b) => a - b)
  return amounts[Math.floor((amounts.length - 1) / 2)] ?? 0
}

/** All of one payee together; if that has no rhythm, each of its amounts for itself. */
function judgePayee(rows: readonly PastRow[], today: Day): readonly LikelyRecurring[] {
  const whole = judge(rows, today)
  if (whole) return [whole]
  const amounts = Map.groupBy(rows, ({ amount }) => amount)
  if (amounts.size < 2) return []
  return Array.from(amounts.values(), (same) => judge(same, today)).filter(
    (found) => found !== null,
  )
}

/** Surest first. What a template made is left out, and so is what seems to have stopped. */
export function detectRecurring(rows: readonly PastRow[], today: Day): readonly LikelyRecurring[] {
  const unknown = rows.filter((row) => !row.templateId && row.date <= today)
  const inOrder = [...unknown].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const payees = Map.groupBy(inOrder, (row) => `${row.currency} ${nameOf(row)}`)
  return Array.from(payees.values(), (payee) => judgePayee(payee, today))
    .flat()
    .sort((a, b) => b.confidence - a.confidence)
}
