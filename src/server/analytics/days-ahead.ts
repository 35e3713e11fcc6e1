import { forecastDays } from '#domain/analytics/forecast.ts'
import type { IncomeDays } from '#domain/analytics/income-ahead.ts'
import {
  addDays,
  addMonths,
  type Day,
  laterDay,
  monthOf,
  monthRange,
} from '#domain/calendar/calendar.ts'
import { dayNumber } from '#domain/calendar/day-number.ts'
import { readFirstDay } from '../ledger/first-day.ts'
import { type Everyday, type EverydayBook, readEveryday } from './everyday.ts'
import type { Look, Span } from './look.ts'
import { type Planned, readPlanned, readTemplates } from './plans.ts'
import { type AsideRow, readDue } from './set-aside.ts'

/** Fourteen months of trials, each of which asks the six before it. */
const monthsLooked = 21

/** All that a forecast is made from. */
export interface DaysAhead {
  readonly span: Span
  readonly book: EverydayBook
  /** What templates and loans bring, to the end of the last month looked at. */
  readonly planned: readonly Planned[]
  /** The same by day. */
  readonly comes: Everyday
  /** What falls due on loans besides: no spending, and not left over. */
  readonly due: readonly AsideRow[]
  /** How many of the days are past, with today. */
  readonly past: number
  /** The first day with a cost. */
  readonly firstOn: Day | null
}

/** Of each group, or each currency of the own book: the index has its days in order. */
async function readFirst(look: Look): Promise<Day | null> {
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

/** By day; what has no rate is told of beside it. */
function byDay(planned: readonly Planned[], kind: Planned['kind'], { from, to }: Span) {
  const start = dayNumber(from)
  const amounts = Array.from({ length: dayNumber(to) - start + 1 }, () => 0)
  for (const one of planned) {
    const at = dayNumber(one.day) - start
    if (one.kind === kind) amounts[at] = (amounts[at] ?? 0) + (one.amount ?? 0)
  }
  return amounts
}

/** Null where nothing is written down yet, or it is too large to be exact. */
export async function readDaysAhead(look: Look): Promise<DaysAhead | null> {
  const { today } = look
  const first = await readFirst(look)
  if (first === null || first > today) return null
  const from = laterDay(first, `${addMonths(monthOf(today), -monthsLooked)}-01`)
  const span = { from, to: monthRange(monthOf(addDays(today, forecastDays))).to }
  const templates = await readTemplates(look)
  const [book, planned, firstCost] = await Promise.all([
    readEveryday(look, span, templates),
    readPlanned(look, templates, { from: addDays(today, 1), to: span.to }),
    look.lens === 'group' ? first : readFirstDay(look.db, look.scope),
  ])
  if (!book) return null
  const due = await readDue(look, planned, span.to)
  const comes = {
    spending: byDay(planned, 'expense', span),
    income: byDay(planned, 'income', span),
  }
  const past = dayNumber(today) - dayNumber(from) + 1
  return { span, book, planned, comes, due, past, firstOn: firstCost }
}

/** What is known to come in on which days, and what came. */
export const incomeDays = ({ today }: Look, { span, book, comes }: DaysAhead): IncomeDays => ({
  first: span.from,
  today,
  free: book.free.income,
  planned: book.planned.income.map((amount, at) => amount + (comes.income[at] ?? 0)),
})
