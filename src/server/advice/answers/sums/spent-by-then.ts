import { periodOf } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addMonths, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { answered, type Question } from '../answer.ts'
import { emptyMonths, knownOf } from '../empty-months.ts'
import { isWhole, linkToRows, saidOf, spentWords } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { firstEntryOn, sumOf } from '../sums.ts'

const monthsLooked = 6

/** What will have been spent by a day to come. */
export const isByThen = ({ asked, book: { facts } }: Question): boolean =>
  /\bwill\b/.test(asked.skeleton) &&
  asked.periods.length === 1 &&
  asked.periods.some(({ from, to }) => from === facts.today && to > facts.today)

/** So far, and what a month takes: what comes until then nobody has entered. */
export async function spentByThen(question: Question) {
  const { asked, book } = question
  const { facts } = book
  const { today } = facts
  const to = asked.periods[0]?.to ?? today
  const subject = subjectIn(question)
  const isYear = monthOf(to) !== monthOf(today)
  const from = isYear ? `${to.slice(0, 4)}-01-01` : `${monthOf(today)}-01`
  const soFar = periodOf(from <= today ? from : `${today.slice(0, 4)}-01-01`, today, facts)
  const sum = await sumOf(book.book, wantedOf(subject, soFar))
  const first = (await firstEntryOn(book.book, 'expense')) ?? today
  const months = Array.from({ length: monthsLooked }, (_, n) => addMonths(monthOf(today), -1 - n))
    .filter((month) => `${month}-01` >= first)
    .toSorted()
  const [begun, last] = [months[0], months.at(-1)]
  const sentences = [
    `What you will spend until ${dayWords(facts, to)} cannot be known.`,
    spentWords(book, subject, soFar, sum),
  ]
  if (begun && last) {
    const time = periodOf(`${begun}-01`, monthRange(last).to, facts)
    const usual = await sumOf(book.book, wantedOf(subject, time))
    const known = knownOf(time, await emptyMonths(book.book, time))
    const each = Math.round((usual.total ?? 0) / known.months)
    const over = counted(known.months, 'whole month')
    if (isWhole(usual)) {
      sentences.push(`In the last ${over} it was ${saidOf(facts, each, usual)} a month on average.`)
    }
  }
  return answered(sentences, { link: await linkToRows(book, subject, wantedOf(subject, soFar)) })
}
