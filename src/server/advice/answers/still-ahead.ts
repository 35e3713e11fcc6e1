import { monthPeriod } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addDays, monthOf } from '#domain/calendar/calendar.ts'
import type { Question } from './answer.ts'
import { saidSum } from './say.ts'
import type { Subject } from './subject.ts'
import { sumOf, type Wanted } from './sums.ts'

/** What is written down for the rest of a time that still runs; a sum up to today leaves it out. */
export async function stillAhead(
  { asked, book }: Question,
  { filter }: Subject,
  kind: Wanted['kind'],
): Promise<readonly string[]> {
  const { facts } = book
  const { today } = facts
  const { from, to } = asked.periods[0] ?? monthPeriod(monthOf(today), facts)
  if (from > today || to <= today) return []
  const period = { from: addDays(today, 1), to }
  const sum = await sumOf(book.book, { ...filter, kind, period })
  if (sum.entries === 0) return []
  return [`${saidSum(facts, sum)} more is still ahead, until ${dayWords(facts, to)}.`]
}
