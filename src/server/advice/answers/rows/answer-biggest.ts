import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { daysAsked, inPeriod, leftOut, linkTo } from '../say.ts'
import { type Subject, subjectIn, wantedOf } from '../subject.ts'
import { type Row, rowsOf, sumOf, type Wanted } from '../sums.ts'
import { listedMost, manyAsked, placeIn } from './many-asked.ts'
import { rowName, rowSentence } from './row-words.ts'

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

const ever = ({ book: { facts } }: Question) => periodOf(firstDay, facts.today, facts)

interface Ranked {
  readonly subject: Subject
  readonly wanted: Wanted
  readonly isSmall: boolean
}

/** Where no time is said, all of it is meant; the one of this month is told besides. */
async function monthWords(question: Question, { subject, wanted, isSmall }: Ranked, top: Row) {
  const { book } = question
  if (question.asked.periods.length > 0 || isSmall) return []
  const period = daysAsked(question)
  const [most] = await rowsOf(book.book, { ...wanted, period }, 'largest', 1)
  if (!most || most.id === top.id) return []
  return [`The largest${subject.words} ${inPeriod(period)}: ${rowSentence(question, most)}.`]
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** The one that is asked for, where it is not the first: the second biggest. */
function placeAsked(question: Question, lines: ReturnType<typeof alike>, what: string) {
  const at = placeIn(question.asked.said)
  if (at === null) return []
  const line = lines[at - 1]
  const word = ordinals[at - 1]
  return [line ? `The ${word} ${what}: ${lineOf(question, line)}.` : `There is no ${word} one.`]
}

export const answerBiggest: AnswerTopic = async (question) => {
  const { asked, book } = question
  const isSmall = /\b(?:smallest|cheapest|lowest|least)\b/.test(asked.skeleton)
  const isIncome = /\b(?:income|incomes|earning|earnings|came in)\b/.test(asked.skeleton)
  const subject = subjectIn(question)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever(question)
  const kind = isIncome || subject.isIncome ? 'income' : 'expense'
  const wanted = { ...wantedOf(subject, period), kind } as const
  const found = await rowsOf(book.book, wanted, isSmall ? 'smallest' : 'largest', rankedMost)
  const all = alike(found)
  const lines = all.slice(0, manyAsked(asked.said) ?? partsShown)
  const rest = leftOut(book.facts, await sumOf(book.book, wanted))
  const [first, ...others] = lines
  if (!first) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`, ...rest])
  const end = isSmall ? 'smallest' : 'largest'
  const what = `${end}${subject.words} ${inPeriod(period)}`
  return answered(
    [
      ...placeAsked(question, all, what),
      `The ${what}: ${lineOf(question, first)}.`,
      ...(others.length > 0 ? ['Next:'] : []),
      ...others.map((row, at) => `${at + 2}. ${lineOf(question, row)}`),
      ...(await monthWords(question, { subject, wanted, isSmall }, first[0])),
      ...rest,
    ],
    {
      evidence: lines.flat().slice(0, listedMost),
      link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period),
    },
  )
}
