import type { ForecastAnswer } from '#contract/entities/analytics.ts'
import {
  bandOf,
  type Foreseen,
  forecastDays,
  foresee,
  typicalErrorBps,
} from '#domain/analytics/forecast.ts'
import { addDays, addMonths, type Day, laterDay, monthOf } from '#domain/calendar.ts'
import { dayNumber } from '#domain/day-number.ts'
import { addGaps } from '../ledger/gaps.ts'
import { daysAfter, type EverydayBook, readEveryday } from './everyday.ts'
import type { Look, Span } from './look.ts'
import { type Planned, payeesOf, readPlanned, readTemplates, sumPlanned } from './plans.ts'
import { toldOfFlow } from './told-gaps.ts'

/** Fourteen months of trials, each of which asks the six before it. */
export const monthsLooked = 21

type Side = 'spending' | 'income'

/** One side of the flow: what is foreseen, and of that by plan, summed up after each day. */
interface Ahead {
  readonly middle: readonly number[]
  readonly planned: readonly number[]
  readonly foreseen: Foreseen
}

function summedUp(amounts: readonly number[]): readonly number[] {
  let sum = 0
  return amounts.map((amount) => {
    sum += amount
    return sum
  })
}

/** What was entered ahead is a part of what is typical; only more than that is more. */
function lookAhead(book: EverydayBook, side: Side, first: Day, planned: readonly number[]) {
  const count = book.free[side].length - forecastDays
  const past = {
    first,
    amounts: book.free[side].slice(0, count),
    planned: book.planned[side].slice(0, count),
  }
  const foreseen = foresee(past)
  if (!foreseen) return null
  const entered = summedUp(book.free[side].slice(count))
  const byPlan = summedUp(
    book.planned[side].slice(count).map((amount, at) => amount + (planned[at] ?? 0)),
  )
  const middle = byPlan.map(
    (amount, at) => amount + Math.max(foreseen.sums[at] ?? 0, entered[at] ?? 0),
  )
  return { middle, planned: byPlan, foreseen }
}

/** By day; what has no rate is told of beside it. */
function byDay(planned: readonly Planned[], kind: Planned['kind'], today: Day) {
  const amounts = Array.from({ length: forecastDays }, () => 0)
  for (const one of planned) {
    const at = dayNumber(one.day) - dayNumber(today) - 1
    if (one.kind === kind && at >= 0 && at < forecastDays) {
      amounts[at] = (amounts[at] ?? 0) + (one.amount ?? 0)
    }
  }
  return amounts
}

const within = (least: number, middle: number, reach: number | undefined) =>
  reach === undefined
    ? { low: null, middle, high: null }
    : { low: Math.max(least, middle - reach), middle, high: middle + reach }

function answerOf(look: Look, spending: Ahead, income: Ahead) {
  const errorsOf = ({ foreseen }: Ahead) => foreseen.trials.map(({ errors }) => errors)
  const [out, back] = [errorsOf(spending), errorsOf(income)]
  // The latest first: those that both sides could be tried from.
  const both = out.slice(0, back.length)
  const net = both.map((errors, n) => errors.map((error, at) => (back[n]?.[at] ?? 0) - error))
  const bands = { spending: bandOf(out), income: bandOf(back), net: bandOf(net) }
  const days = daysAfter(look.today, forecastDays).map((day, at) => {
    const [goes, comes] = [spending.middle[at] ?? 0, income.middle[at] ?? 0]
    return {
      day,
      spending: within(0, goes, bands.spending?.[at]),
      income: within(0, comes, bands.income?.[at]),
      net: within(Number.NEGATIVE_INFINITY, comes - goes, bands.net?.[at]),
      plannedSpending: spending.planned[at] ?? 0,
      plannedIncome: income.planned[at] ?? 0,
    }
  })
  const endsOf = ({ foreseen }: Ahead) =>
    foreseen.trials.map(({ errors, actual }) => ({ error: errors.at(-1) ?? 0, actual }))
  const reach = bands.net?.at(-1) ?? 0
  const backtest = bands.net && {
    runs: net.length,
    spendingErrorBps: typicalErrorBps(endsOf(spending)),
    incomeErrorBps: typicalErrorBps(endsOf(income)),
    within: net.filter((errors) => Math.abs(errors.at(-1) ?? 0) <= reach).length,
  }
  return { days, backtest }
}

/** Of each group, or each currency of the own book: the index has its days in order. */
export async function firstDay(look: Look): Promise<Day | null> {
  const { db, lens, scope, currency, others } = look
  const own = 'select day from ledger_days where scope = $2 and currency = one order by day limit 1'
  const shared = 'select min(date) as day from group_expenses where scope = one'
  const from = lens === 'group' ? shared : own
  const { rows } = await db.query<{ day: Day | null }>({
    name: `first day ${lens === 'group'}`,
    text: `select min(first.day) as day from unnest($1::text[]) as one, lateral (${from}) first`,
    values: lens === 'group' ? [others] : [[currency, ...others], scope],
  })
  return rows[0]?.day ?? null
}

/** The next 90 days, and how such forecasts did before. */
export async function readForecast(look: Look): Promise<ForecastAnswer> {
  const { currency, today } = look
  const missing = { income: [], spending: [] }
  const nothing = { currency, today, days: [], backtest: null, missing, old: [] }
  const first = await firstDay(look)
  if (first === null || first > today) return nothing
  const looked = `${addMonths(monthOf(today), -monthsLooked)}-01`
  const span: Span = { from: laterDay(first, looked), to: addDays(today, forecastDays) }
  const templates = await readTemplates(look)
  const [book, planned] = await Promise.all([
    readEveryday(look, span, payeesOf(templates)),
    readPlanned(look, templates, { from: addDays(today, 1), to: span.to }),
  ])
  const [goes, comes] = [byDay(planned, 'expense', today), byDay(planned, 'income', today)]
  if (!book) return nothing
  const spending = lookAhead(book, 'spending', span.from, goes)
  const income = lookAhead(book, 'income', span.from, comes)
  if (!spending || !income) return nothing
  const gapsOf = (side: Side, kind: Planned['kind']) => {
    const ahead = sumPlanned(planned, kind, currency)
    return addGaps([book.gaps[side], { ...ahead, old: [] }])
  }
  const gaps = { income: gapsOf('income', 'income'), spending: gapsOf('spending', 'expense') }
  return {
    ...{ ...nothing, ...answerOf(look, spending, income), ...toldOfFlow(gaps) },
    missing: { income: gaps.income.missing, spending: gaps.spending.missing },
    old: addGaps([book.gaps.spending, book.gaps.income]).old,
  }
}
