import type { ForeseenAnswer } from '#contract/analytics/rows.ts'
import { forecastDays, summedUp } from '#domain/analytics/forecast.ts'
import { incomeParts } from '#domain/analytics/income-ahead.ts'
import { restBeside, usualParts } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { dayNumber } from '#domain/calendar/day-number.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import { type DaysAhead, incomeDays, readDaysAhead } from './days-ahead.ts'
import type { Look } from './look.ts'
import { sumPlanned } from './plans.ts'
import { sumAside } from './set-aside.ts'
import { toldGaps } from './told-gaps.ts'

interface ForeseenDay {
  readonly kind: 'expense' | 'income'
  /** One of the days to come that are foreseen. */
  readonly day: Day
}

type UsualParts = ForeseenAnswer['parts']

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function spendingParts({ today }: Look, known: DaysAhead, day: Day): UsualParts | null {
  const { span, book, past, firstOn } = known
  const { within } = summedUp(span.from, book.free.spending.slice(0, past))
  const parts = usualParts({ everydayIn: within, firstOn, today }, day)
  return parts?.map((part) => ({ ...part, asked: [...part.asked], month: null })) ?? null
}

const partsOfIncome = (look: Look, known: DaysAhead, day: Day): UsualParts =>
  incomeParts(incomeDays(look, known), day).map(({ amount, asked, ...month }) => ({
    ...{ amount, isEven: false, asked: [...asked] },
    month,
  }))

/** What a figure of the forecast is made of; null where there is none. */
export async function readForeseen(look: Look, asked: ForeseenDay): Promise<ForeseenAnswer | null> {
  const { today, currency } = look
  const count = dayNumber(asked.day) - dayNumber(today)
  if (count < 1 || count > forecastDays) return null
  const known = await readDaysAhead(look)
  if (!known) return null
  const { book, past } = known
  const ofSpending = spendingParts(look, known, asked.day)
  const parts = asked.kind === 'income' ? partsOfIncome(look, known, asked.day) : ofSpending
  const plans = known.planned.filter(({ day }) => day <= asked.day)
  const { amount: ahead, missing, isAbout } = sumPlanned(plans, asked.kind, currency)
  const soon = asked.kind === 'income' ? [] : known.due.filter(({ date }) => date <= asked.day)
  const { amount: due, ...ofDue } = sumAside(soon, 'due', currency)
  // As a whole, or not at all: while spending cannot be told, nothing is foreseen.
  if (!parts || !ofSpending || ahead === null || due === null) return null
  const side = asked.kind === 'income' ? 'income' : 'spending'
  const coming = (amounts: readonly number[]) => amounts.slice(past, past + count)
  const usual = sumOf(parts.map(({ amount }) => amount))
  const byDay = coming(book.free[side])
  const [planned, entered] = [sumOf(coming(book.planned[side])), sumOf(byDay)]
  const rest = side === 'income' ? Math.max(0, usual - entered) : restBeside(usual, byDay)
  const total = ahead + planned + entered + rest
  const { [side]: gaps } = book.gaps
  const told = toldGaps({
    missing: addMissing([gaps.missing, missing, ofDue.missing]),
    isAbout: gaps.isAbout || isAbout || ofDue.isAbout,
  })
  const span = { from: addDays(today, 1), to: asked.day }
  return { currency, ...span, total, ahead, planned, entered, usual, rest, due, ...told, parts }
}
