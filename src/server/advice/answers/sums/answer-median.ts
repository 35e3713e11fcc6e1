import { monthsIn } from '#domain/advice/questions/period.ts'
import { medianOf } from '#domain/budgets/median.ts'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { answered, cannot, type PlainAnswer, type Question } from '../answer.ts'
import { partsTime } from '../answer-parts.ts'
import { begunIn, emptyMonths, knownOf } from '../empty-months.ts'
import { daysAsked, entriesWords, inPeriod, linkTo, monthsAsked, saidOf } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { partsOf, rowsOf, sumOf } from '../sums.ts'

/** The middle one of whole months that the book knows. */
async function medianMonth(question: Question, kind: 'expense' | 'income'): Promise<PlainAnswer> {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const period = asked.periods.length > 0 ? monthsAsked(question) : await partsTime(question)
  const wanted = { ...wantedOf(subject, period), kind }
  const [empty, begun] = [await emptyMonths(book.book, period), await begunIn(book, period)]
  const parts = await partsOf(book.book, wanted, 'month', true)
  const { missing } = await sumOf(book.book, wanted)
  const all = Array.from({ length: monthsIn(period) }, (_, n) => addMonths(monthOf(period.from), n))
  const months = all.filter(
    (month) => month < monthOf(facts.today) && !empty.includes(month) && month !== begun?.month,
  )
  const middle = medianOf(months.map((at) => parts.find(({ key }) => key === at)?.total ?? 0))
  if (middle === null || missing.length > 0) {
    return cannot([`No month${subject.words} is known whole ${inPeriod(period)}.`])
  }
  const what = kind === 'income' ? 'came in' : 'was spent'
  const running = all.includes(monthOf(facts.today)) ? ['The month that runs is not counted.'] : []
  return answered(
    [
      `The median of ${counted(months.length, 'month')} ${inPeriod(period)} is ` +
        `${saidOf(facts, middle, ...parts)}${subject.words}: in half of them that or less ${what}.`,
      ...knownOf(period, empty).words,
      ...(begun ? [begun.words] : []),
      ...running,
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}

const rowsMost = 10_000

/** The middle one of all purchases, or half of what the two in the middle come to. */
export async function answerMedian(question: Question, kind: 'expense' | 'income') {
  if (/\b(?:monthly|months?)\b/.test(question.asked.skeleton)) return medianMonth(question, kind)
  if (/\b(?:weekly|weeks?|daily|days?|yearly|years?|annual)\b/.test(question.asked.skeleton)) {
    return cannot(['I can tell the median of single entries or of months, and of no other time.'])
  }
  const { asked, book } = question
  const subject = subjectIn(question)
  const period = asked.periods.length > 0 ? daysAsked(question) : await partsTime(question)
  const wanted = { ...wantedOf(subject, period), kind }
  const rows = await rowsOf(book.book, wanted, 'largest', rowsMost)
  const middle = medianOf(rows.map(({ cost }) => cost))
  if (middle === null) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  return answered(
    [
      `The median of ${entriesWords(rows.length)}${subject.words} ${inPeriod(period)} is ` +
        `${saidOf(book.facts, middle, ...rows)}: half of them were that or less.`,
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}
