import { periodOf } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addDays, type Day, daysBetween, laterDay } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered } from '../answer.ts'
import { daysAsked, inPeriod, linkTo } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { firstEntryOn, rowsOf } from '../sums.ts'

const daysShown = 12
const rowsMost = 20_000
const saysNothing =
  /\b(?:not|without|nothing|no|didnt|dont|never|havent|zero)\b(?! (?:at|on|in) [_#])/

/** On how many days something was spent, and on how many nothing; before the book nobody knows. */
export const answerDays: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const begun = (await firstEntryOn(book.book, 'expense')) ?? facts.today
  const [all, { today }] = [daysAsked(question), facts]
  const [from, to] = [laterDay(all.from, begun), all.to < today ? all.to : today]
  if (from > to) return answered([`Your book has nothing ${inPeriod(all)}.`])
  const period = from === all.from ? all : periodOf(from, to, facts)
  const wanted = wantedOf(subject, { ...period, from, to })
  // Of the rows and not of sums: a refund as large as a purchase makes no day without one.
  const rows = await rowsOf(book.book, wanted, 'latest', rowsMost)
  const spentOn = new Set(rows.map(({ date }) => date))
  const count = daysBetween(from, to) + 1
  const days = Array.from({ length: count }, (_, at): Day => addDays(from, at))
  const rest = asked.rest.map(({ sign }) => sign).join(' ')
  const isIdle = saysNothing.test(rest)
  const some = days.filter((day) => spentOn.has(day) !== isIdle)
  const what = isIdle ? 'nothing was spent' : 'something was spent'
  const of = `${some.length} of ${counted(count, 'day')}`
  const shown = some.slice(-daysShown).map((day) => dayWords(facts, day))
  return answered(
    [
      `On ${of} ${what}${subject.words} ${inPeriod(period)}.`,
      ...(shown.length > 0 && some.length <= daysShown ? [`${shown.join('; ')}.`] : []),
    ],
    { link: linkTo('expenses', subject, { from, to }) },
  )
}
