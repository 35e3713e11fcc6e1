import { firstDay, monthsIn, type Period } from '#domain/advice/questions/period.ts'
import { dayWords, monthWords } from '#domain/advice/words.ts'
import { firstWholeMonth } from '#domain/advice/yardstick.ts'
import {
  addMonths,
  type Day,
  daysBetween,
  type Month,
  monthOf,
  monthRange,
} from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { Book } from '../book.ts'
import type { AnswerBook } from './answer-book.ts'

type Days = Pick<Period, 'from' | 'to'>

const written = `select distinct to_char(date, 'YYYY-MM') as month from (
    select date from expenses where scope = $1
    union all select date from incomes where scope = $1
    union all select date from group_shares where scope = $1 and share <> 0
  ) rows where date between $2 and $3`

/** The months before this one without a row of any kind: they were not free, they are not known. */
export async function emptyMonths(book: Book, { from, to }: Days): Promise<readonly Month[]> {
  const [first, last] = [monthOf(from), monthOf(to)]
  const { rows } = await book.db.query<{ month: Month }>(written, [
    ...[book.scope, monthRange(first).from, monthRange(last).to],
  ])
  const known = new Set(rows.map(({ month }) => month))
  return Array.from({ length: monthsIn({ from, to }) }, (_, n) => addMonths(first, n)).filter(
    (month) => month < monthOf(book.today) && !known.has(month),
  )
}

interface Begun {
  readonly month: Month
  /** That it is left out, to be said beside a figure without it. */
  readonly words: string
}

/** The day of the first row of any kind. */
export async function begunOn(book: Book): Promise<Day | null> {
  const { rows } = await book.db.query<{ day: Day | null }>(
    `select least((select min(date) from expenses where scope = $1),
      (select min(date) from incomes where scope = $1),
      (select min(date) from group_shares where scope = $1 and share <> 0)) as day`,
    [book.scope],
  )
  return rows[0]?.day ?? null
}

/** That a time begins months before the book, to be said beside what is known of it. */
export async function begunAfter({ book, facts }: AnswerBook, { from, to }: Days) {
  const day = await begunOn(book)
  if (day === null || from <= firstDay || (day <= to && monthOf(day) <= monthOf(from))) return []
  return [`Your book begins on ${dayWords(facts, day)}: what was before is not known.`]
}

/** Of a time that is all before the book nothing is known, and nothing else is said of it. */
export async function unknownThen({ book, facts }: AnswerBook, { from, to, words }: Period) {
  const day = await begunOn(book)
  if (day === null || to >= day || from <= firstDay) return null
  const begins = `it begins on ${dayWords(facts, day)}`
  return `There is nothing in your book of ${words}: ${begins}, so what was then is not known.`
}

/** The month of a time in which the book began, where more than its first days are missing. */
export async function begunIn({ book, facts }: AnswerBook, { from, to }: Days) {
  const day = await begunOn(book)
  if (day === null || day < from || day > to) return null
  const month = monthOf(day)
  if (firstWholeMonth(day) === month) return null
  const words = `${monthWords(facts, month)} is in your book only since ${dayWords(facts, day)}`
  return { month, words: `${words} and is not counted.` } satisfies Begun
}

const daysIn = ({ from, to }: Days) => daysBetween(from, to) + 1

/** How many months and days of a time the book knows; all of them where it knows none. */
export function knownOf({ from, to }: Days, empty: readonly Month[]) {
  const gone = empty.map(monthRange).map((month) =>
    daysIn({
      from: month.from < from ? from : month.from,
      to: month.to > to ? to : month.to,
    }),
  )
  const [months, days] = [monthsIn({ from, to }), daysIn({ from, to })]
  if (empty.length === months) return { months, days, words: [] }
  const words = `${counted(empty.length, 'month')} of it ${empty.length === 1 ? 'is' : 'are'} not`
  return {
    months: months - empty.length,
    days: days - gone.reduce((sum, one) => sum + one, 0),
    words: empty.length > 0 ? [`${words} in your book and not counted.`] : [],
  }
}
