import type { ForeseenAnswer } from '#contract/entities/analytics-rows.ts'
import { forecastDays, usualParts } from '#domain/analytics/forecast.ts'
import { addDays, addMonths, type Day, laterDay, monthOf } from '#domain/calendar.ts'
import { addMissing } from '#domain/convert-totals.ts'
import { dayNumber } from '#domain/day-number.ts'
import { readEveryday } from './everyday.ts'
import { firstDay, monthsLooked } from './forecast.ts'
import type { Look } from './look.ts'
import { payeesOf, readPlanned, readTemplates, sumPlanned } from './plans.ts'
import { toldGaps } from './told-gaps.ts'

interface Asked {
  readonly kind: 'expense' | 'income'
  /** One of the days to come that are foreseen. */
  readonly day: Day
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** What a figure of the forecast is made of; null where there is none. */
export async function readForeseen(look: Look, asked: Asked): Promise<ForeseenAnswer | null> {
  const { today } = look
  const first = await firstDay(look)
  const count = dayNumber(asked.day) - dayNumber(today)
  if (first === null || first > today || count < 1 || count > forecastDays) return null
  const span = { from: addDays(today, 1), to: asked.day }
  const from = laterDay(first, `${addMonths(monthOf(today), -monthsLooked)}-01`)
  const templates = await readTemplates(look)
  const [book, all] = await Promise.all([
    readEveryday(look, { from, to: asked.day }, payeesOf(templates)),
    readPlanned(look, templates, span),
  ])
  const { amount: ahead, missing, isAbout } = sumPlanned(all, asked.kind, look.currency)
  if (!book || ahead === null) return null
  const side = asked.kind === 'income' ? 'income' : 'spending'
  const [free, byPlan] = [book.free[side], book.planned[side]]
  const past = { first: from, amounts: free.slice(0, -count), planned: byPlan.slice(0, -count) }
  const parts = usualParts(past, count)
  if (!parts) return null
  const usual = sumOf(parts.map(({ amount }) => amount))
  const [planned, entered] = [sumOf(byPlan.slice(-count)), sumOf(free.slice(-count))]
  const total = ahead + planned + Math.max(usual, entered)
  const made = parts.map((part) => ({ ...part, asked: [...part.asked] }))
  const { [side]: gaps } = book.gaps
  const told = toldGaps({
    missing: addMissing([gaps.missing, missing]),
    isAbout: gaps.isAbout || isAbout,
  })
  const sums = { total, ahead, planned, entered, usual }
  return { currency: look.currency, ...span, ...sums, ...told, parts: made }
}
