import { nameKey } from '#domain/advice/covered.ts'
import { type Period, periodOf } from '#domain/advice/questions/period.ts'
import { type Spread, spreadIn } from '#domain/advice/questions/used/spread.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { answered, cannot, type Question } from '../answer.ts'
import { rhythmWords } from '../plans.ts'
import { rowSentence } from '../rows/row-words.ts'
import { isWhole, linkToRows, saidOf, saidSum, spentWords } from '../say.ts'
import { seenPlans, yearWords } from '../seen-plans.ts'
import { type Subject, wantedOf } from '../subject.ts'
import { firstEntryOn, partsOf, type Row, rowsOf, type Summed, sumOf } from '../sums.ts'

const [monthsInYear, daysInYear, rowsMost] = [12, 365.25, 12]

/** What a contract takes that is only seen in the rows, by its price now. */
const seenYears = ({ book }: Question, { filter }: Subject): readonly string[] =>
  seenPlans(book)
    .filter((one) => filter.names?.some((name) => nameKey(name) === nameKey(one.description)))
    .map((one) => {
      const { description, amount, currency, schedule } = one
      const price = `${money(book.facts, amount, currency)} ${rhythmWords(schedule)}`
      return `${description} is ${price} as your rows show: ${yearWords(book.facts, one)}.`
    })

/** So many months between each and the next, where all cost the same; null where it varies. */
function rhythmOf(rows: readonly Row[]): number | null {
  const gaps = rows.slice(1).map(({ date }, at) => {
    const days = daysBetween(rows[at]?.date ?? '', date ?? '')
    const months = Math.round((days * monthsInYear) / daysInYear)
    return Math.abs(days - (months * daysInYear) / monthsInYear) <= 4 ? months : 0
  })
  const [first] = gaps
  const isEven =
    gaps.every((gap) => gap === first) && rows.every(({ cost }) => cost === rows[0]?.cost)
  return first && isEven ? first : null
}

/** What is not paid every month is no twelfth of a year: what there is of it, and what is not. */
async function rareYear(question: Question, subject: Subject, period: Period, sum: Summed) {
  const { book } = question
  const rows = await rowsOf(book.book, wantedOf(subject, period), 'earliest', rowsMost)
  const months = sum.entries === rows.length ? rhythmOf(rows) : null
  const year = Math.round(((rows[0]?.cost ?? 0) * monthsInYear) / (months ?? 1))
  const pace = `Each was ${months === 1 ? 'a month' : `${months} months`} after the one before: at`
  const begun = (await firstEntryOn(book.book, 'expense')) ?? period.from
  const isYear = begun <= period.from
  return answered(
    [
      spentWords(book, subject, period, sum),
      ...rows.map((row) => `${rowSentence(question, row)}.`),
      ...(months ? [`${pace} that pace ${saidOf(book.facts, year, ...rows)} a year.`] : []),
      ...(isYear || months
        ? []
        : [
            `Your first expense here is of ${dayWords(book.facts, begun)}: what a whole year ` +
              'takes is not known.',
          ]),
    ],
    { evidence: rows, link: await linkToRows(book, subject, { kind: 'expense', period }) },
  )
}

/** What a year takes, by a contract or by what was paid; null where that is paid every month. */
export async function perYear(question: Question, subject: Subject, months: number) {
  const seen = seenYears(question, subject)
  if (seen.length > 0) return answered(seen, { link: '/mcapp/recurring' })
  const { facts, book } = question.book
  const { today } = facts
  const period = periodOf(addDays(today, 1 - Math.floor(daysInYear)), today, facts)
  const sum = await sumOf(book, wantedOf(subject, period))
  const parts = await partsOf(book, wantedOf(subject, period), 'month')
  const isRare = sum.entries > 0 && isWhole(sum) && parts.length < Math.min(months, monthsInYear)
  return isRare ? rareYear(question, subject, period, sum) : null
}

const perSpread = (unit: 'month' | 'week' | 'day' | 'year', { months }: Spread) => {
  if (unit === 'month') return months
  if (unit === 'year') return months / monthsInYear
  return (months * daysInYear) / monthsInYear / (unit === 'week' ? 7 : 1)
}

/** One purchase over the time it is to last; null where no such time is named. */
export async function spreadOut(
  { asked, book }: Question,
  subject: Subject,
  period: Period,
  unit: 'month' | 'week' | 'day' | 'year',
) {
  const spread = spreadIn(asked.said)
  if (!spread) return null
  const sum = await sumOf(book.book, wantedOf(subject, period))
  const [row] = await rowsOf(book.book, wantedOf(subject, period), 'largest', 1)
  const times = sum.entries - sum.refunds
  if (!row || times !== 1 || sum.total === null) {
    return cannot([`Only one purchase can be spread ${spread.words}; I found ${times} such.`])
  }
  const parts = perSpread(unit, spread)
  const about = Number.isInteger(parts) ? '' : 'about '
  return answered(
    [
      `${about}${saidOf(book.facts, Math.round(sum.total / parts), sum)} a ${unit}: ` +
        `${saidSum(book.facts, sum)}${subject.words} ${spread.words}, ` +
        `${about}${counted(Math.round(parts), unit)}.`,
    ],
    { evidence: [row], link: await linkToRows(book, subject, { kind: 'expense', period }) },
  )
}
