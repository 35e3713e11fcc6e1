import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { daysAsked, inPeriod, leftOut, linkTo } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { type Row, rowsOf, sumOf } from '../sums.ts'
import { rowName, rowSentence } from './answer-sums.ts'
import { listedMost, manyAsked } from './many-asked.ts'

const partsShown = 5

/** Every row counts; what comes again at the same price is one line that says how often. */
const alike = (rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] =>
  [...Map.groupBy(rows, (row) => `${rowName(row)} ${row.cost}`).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others] as const] : []),
  )

const lineOf = (question: Question, [row, ...others]: readonly [Row, ...Row[]]) => {
  const more = others.length === 0 ? '' : `, and as much ${counted(others.length, 'more time')}`
  return `${rowSentence(question, row)}${more}`
}

const rankedMost = 200

export const answerBiggest: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const isSmall = /\b(?:smallest|cheapest|lowest|least)\b/.test(asked.skeleton)
  const isIncome = /\b(?:income|incomes|earning|earnings|came in)\b/.test(asked.skeleton)
  const subject = subjectIn(question)
  const period = daysAsked(question)
  const kind = isIncome || subject.isIncome ? 'income' : 'expense'
  const wanted = { ...wantedOf(subject, period), kind } as const
  const found = await rowsOf(book.book, wanted, isSmall ? 'smallest' : 'largest', rankedMost)
  const lines = alike(found).slice(0, manyAsked(asked.said) ?? partsShown)
  const rest = leftOut(facts, await sumOf(book.book, wanted))
  const [first, ...others] = lines
  const ever = periodOf(firstDay, facts.today, facts)
  const [most] =
    asked.periods.length > 0 || isSmall
      ? []
      : await rowsOf(book.book, { ...wanted, period: ever }, 'largest', 1)
  const inAll = most && most.id !== first?.[0].id ? [most] : []
  const everWords = inAll.map(
    (row) => `The largest in all your time here: ${rowSentence(question, row)}.`,
  )
  if (!first) {
    return answered([
      `There is nothing${subject.words} ${inPeriod(period)}.`,
      ...everWords,
      ...rest,
    ])
  }
  return answered(
    [
      `The ${isSmall ? 'smallest' : 'largest'}${subject.words} ${inPeriod(period)}: ` +
        `${lineOf(question, first)}.`,
      ...(others.length > 0 ? ['Next:'] : []),
      ...others.map((row, at) => `${at + 2}. ${lineOf(question, row)}`),
      ...everWords,
      ...rest,
    ],
    {
      evidence: lines.flat().slice(0, listedMost),
      link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period),
    },
  )
}
