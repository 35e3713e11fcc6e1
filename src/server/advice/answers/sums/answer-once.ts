import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered } from '../answer.ts'
import { partsTime } from '../answer-parts.ts'
import { inPeriod, linkTo, saidOf, timesWords } from '../say.ts'
import { subjectIn } from '../subject.ts'
import { partsOf } from '../sums.ts'

const placesShown = 15

/** Where something was paid once, or twice, or more often than that. */
export const answerOnce: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const period = await partsTime(question)
  const parts = await partsOf(book.book, { ...subject.filter, kind: 'expense', period }, 'name')
  const times = /\btwice\b/.test(asked.skeleton) ? 2 : 1
  const isMore = /\bmore than (?:once|twice)\b/.test(asked.skeleton)
  const some = parts.filter(({ entries }) => (isMore ? entries > times : entries === times))
  const often = `${isMore ? 'more than ' : ''}${timesWords(times)}`
  const many = counted(some.length, 'place')
  const rest = some.length - placesShown
  return answered(
    some.length === 0
      ? [`At no place was something spent${subject.words} ${often} ${inPeriod(period)}.`]
      : [
          `At ${many} something was spent${subject.words} ${often} ${inPeriod(period)}:`,
          ...some.slice(0, placesShown).map((part) => {
            const visits = isMore ? `, ${timesWords(part.entries)}` : ''
            return `${part.key ?? ''}: ${saidOf(facts, part.total, part)}${visits}`
          }),
          ...(rest > 0 ? [`And ${counted(rest, 'place')} more.`] : []),
        ],
    { link: linkTo('expenses', subject, period) },
  )
}
