import type { ForecastAnswer } from '#contract/analytics/forecast.ts'
import {
  bandOf,
  type Foreseen,
  forecastDays,
  foresee,
  typicalErrorBps,
} from '#domain/analytics/forecast.ts'
import { foreseeIncome } from '#domain/analytics/income-ahead.ts'
import { restBeside } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { addGaps } from '../ledger/gaps.ts'
import { type DaysAhead, incomeDays, readDaysAhead } from './days-ahead.ts'
import { daysAfter } from './everyday.ts'
import type { Look } from './look.ts'
import { type Planned, sumPlanned } from './plans.ts'
import { sumAside } from './set-aside.ts'
import { toldOfFlow } from './told-gaps.ts'

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

/** With what is entered ahead: of income it is a part of what is counted on already. */
function aheadOf({ book, comes, past }: DaysAhead, side: Side, foreseen: Foreseen): Ahead {
  const coming = (amounts: readonly number[]) => amounts.slice(past, past + forecastDays)
  const byDay = coming(book.free[side])
  const entered = summedUp(byDay)
  const restAt = (at: number) => {
    const sum = foreseen.sums[at] ?? 0
    if (side === 'income') return Math.max(0, sum - (entered[at] ?? 0))
    return restBeside(sum, byDay.slice(0, at + 1))
  }
  const planned = coming(book.planned[side])
  const byPlan = summedUp(coming(comes[side]).map((amount, at) => amount + (planned[at] ?? 0)))
  const middle = byPlan.map((amount, at) => amount + (entered[at] ?? 0) + restAt(at))
  return { middle, planned: byPlan, foreseen }
}

function foreseeSpending({ span, book, past, firstOn }: DaysAhead): Foreseen | null {
  const { free, planned } = book
  return foresee({
    first: span.from,
    amounts: free.spending.slice(0, past),
    planned: planned.spending.slice(0, past),
    firstOn,
  })
}

const within = (least: number, middle: number, reach: number | undefined) =>
  reach === undefined
    ? { low: null, middle, high: null }
    : { low: Math.max(least, middle - reach), middle, high: middle + reach }

/** What falls due on loans up to each day. */
function dueAhead({ due }: DaysAhead, days: readonly Day[]): readonly number[] {
  return days.map((day) =>
    due.reduce((sum, { date, counted }) => (date <= day ? sum + (counted ?? 0) : sum), 0),
  )
}

function answerOf(look: Look, known: DaysAhead, { spending, income }: Record<Side, Ahead>) {
  const errorsOf = ({ foreseen }: Ahead) => foreseen.trials.map(({ errors }) => errors)
  const [out, back] = [errorsOf(spending), errorsOf(income)]
  // The latest first: those that both sides could be tried from.
  const both = out.slice(0, back.length)
  const net = both.map((errors, n) => errors.map((error, at) => (back[n]?.[at] ?? 0) - error))
  const bands = { spending: bandOf(out), income: bandOf(back), net: bandOf(net) }
  const ahead = daysAfter(look.today, forecastDays)
  const dueBy = dueAhead(known, ahead)
  const days = ahead.map((day, at) => {
    const [goes, comes] = [spending.middle[at] ?? 0, income.middle[at] ?? 0]
    const due = dueBy[at] ?? 0
    return {
      day,
      spending: within(0, goes, bands.spending?.[at]),
      income: within(0, comes, bands.income?.[at]),
      net: within(Number.NEGATIVE_INFINITY, comes - goes - due, bands.net?.[at]),
      due,
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

/** The next 90 days, and how such forecasts did before. */
export async function readForecast(look: Look): Promise<ForecastAnswer> {
  const { currency, today } = look
  const missing = { income: [], spending: [] }
  const nothing = { currency, today, days: [], backtest: null, missing, old: [] }
  const known = await readDaysAhead(look)
  const foreseen = known && foreseeSpending(known)
  if (!known || !foreseen) return nothing
  const spending = aheadOf(known, 'spending', foreseen)
  const income = aheadOf(known, 'income', foreseeIncome(incomeDays(look, known)))
  const { book } = known
  const last = addDays(today, forecastDays)
  const planned = known.planned.filter(({ day }) => day <= last)
  const gapsOf = (side: Side, kind: Planned['kind']) => {
    const ahead = sumPlanned(planned, kind, currency)
    return addGaps([book.gaps[side], { ...ahead, old: [] }])
  }
  const soon = known.due.filter(({ date }) => date <= last)
  const ofDue = { ...sumAside(soon, 'due', currency), old: [] }
  const gaps = {
    income: gapsOf('income', 'income'),
    spending: addGaps([gapsOf('spending', 'expense'), ofDue]),
  }
  return {
    ...{ ...nothing, ...answerOf(look, known, { spending, income }), ...toldOfFlow(gaps) },
    missing: { income: gaps.income.missing, spending: gaps.spending.missing },
    old: addGaps([book.gaps.spending, book.gaps.income]).old,
  }
}
