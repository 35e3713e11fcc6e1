import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered } from '../answer.ts'
import { daysAsked, inPeriod, linkTo, saidSum } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { rowsOf, sumOf, type Wanted } from '../sums.ts'
import { rowSentence } from './row-words.ts'

const rowsShown = 5

/** Expenses or incomes, where one of them is named; both of rows and entries. */
function kindsAsked(skeleton: string): readonly Wanted['kind'][] {
  const isIncome = /\bincomes?\b|\bearn/.test(skeleton)
  const isExpense = /\bexpenses?\b|\bspen/.test(skeleton)
  if (isIncome === isExpense) return ['expense', 'income']
  return isIncome ? ['income'] : ['expense']
}

/** What has no category; in all the time where none is said. */
export const answerUnfiled: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const subject = subjectIn(question)
  const when = `${subject.words} ${inPeriod(period)}`
  const found = await Promise.all(
    kindsAsked(asked.skeleton).map(async (kind) => {
      const wanted = { ...wantedOf(subject, period), kind }
      const sum = await sumOf(book.book, wanted)
      return { kind, sum, rows: await rowsOf(book.book, wanted, 'latest', rowsShown) }
    }),
  )
  const some = found.filter(({ sum }) => sum.entries > 0)
  const [first] = some
  if (!first) return answered([`Nothing is${when}.`])
  const rows = some.flatMap((one) => one.rows)
  const more = some.reduce((all, { sum }) => all + sum.entries, 0) - rows.length
  return answered(
    [
      ...some.map(
        ({ kind, sum }) => `${counted(sum.entries, kind)}${when}: ${saidSum(facts, sum)}.`,
      ),
      ...rows.map((row) => `${rowSentence(question, row)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    {
      evidence: rows,
      link: linkTo(first.kind === 'income' ? 'income' : 'expenses', subject, period),
    },
  )
}
