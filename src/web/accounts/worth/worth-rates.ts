import { type Day, earlierDay, monthOf } from '#domain/calendar/calendar.ts'
import { monthEnds } from '#domain/calendar/month-ends.ts'
import { ratesNeeded } from '../account-sums.ts'
import type { WorthRows } from './worth-rows.ts'

/** How far back the line goes. */
const MONTHS = 12

/** The ends of twelve months, and today. */
export const worthDays = (today: Day): readonly Day[] => monthEnds(today, MONTHS)

/** Of all that counts, and of all that came and went this month. */
export function worthRates(rows: Omit<WorthRows, 'rates' | 'valuations'>) {
  const { book, accounts, besides, today } = rows
  const needed = ratesNeeded(book, accounts)
  const entries = (['expenses', 'incomes'] as const).flatMap((table) =>
    book.monthRows(table, monthOf(today)),
  )
  const held = [
    ...[accounts, rows.jointAccounts, besides.loans, besides.goals, besides.groups],
    ...[rows.shares, rows.sides],
  ].flat()
  const currencies = new Set([
    ...needed.currencies,
    ...held.map(({ currency }) => currency),
    ...entries.map(({ currency }) => String(currency)),
  ])
  const first = worthDays(today)[0] ?? today
  return {
    currencies: [...currencies].sort(),
    since: needed.since === null ? first : earlierDay(needed.since, first),
  }
}
