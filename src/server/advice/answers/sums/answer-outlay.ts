import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { type AnswerTopic, answered } from '../answer.ts'
import { daysAsked, entriesWords, inPeriod, linkTo, saidSum } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { sumOf } from '../sums.ts'

/** What left the own pocket, for oneself and for others, and the own share of it besides. */
export const answerOutlay: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const isEver = asked.periods.length === 0 && subject.words !== ''
  const period = isEver ? periodOf(firstDay, facts.today, facts) : daysAsked(question)
  const wanted = wantedOf(subject, period)
  const paid = await sumOf(book.book, { ...wanted, isPaid: true })
  const own = await sumOf(book.book, wanted)
  const words = subject.words.replace(', as your share', '')
  const link = linkTo('expenses', subject, period)
  return answered(
    [
      paid.entries === 0
        ? `You paid nothing${words} ${inPeriod(period)}.`
        : `You paid ${saidSum(facts, paid)}${words} ${inPeriod(period)}, in ` +
          `${entriesWords(paid.entries - paid.refunds)}, also what others owe you for.`,
      `Your own share was ${saidSum(facts, own)}, in ${entriesWords(own.entries - own.refunds)}.`,
    ],
    { link: link && `${link}&lens=paid` },
  )
}
