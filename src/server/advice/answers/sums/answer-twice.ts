import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords, rowsLink } from '#domain/advice/words.ts'
import { type Day, daysBetween } from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { daysAsked, inPeriod, saidOf } from '../say.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { type Row, rowsOf } from '../sums.ts'

const rowsMost = 5000
const pairsShown = 8
/** Whoever pays as much day after day has a habit: a coffee, a ticket. */
const habit = 3

const dayOf = ({ date }: Row): Day => date ?? firstDay

/** Runs of the same place and price with a day between them at most, the newest first. */
function runsIn(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = []
  const alike = Map.groupBy(rows, (row) =>
    [row.words.trim().toLowerCase(), row.amount, row.currency].join('\n'),
  )
  for (const some of alike.values()) {
    const begins = runs.length
    for (const row of some.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))) {
      const last = runs.length > begins ? runs.at(-1)?.at(-1) : undefined
      if (last && daysBetween(dayOf(last), dayOf(row)) <= 1) runs.at(-1)?.push(row)
      else runs.push([row])
    }
  }
  return runs
    .filter((run) => run.length > 1 && new Set(run.map(dayOf)).size < habit)
    .toSorted((a, b) => (dayOf(a[0] as Row) < dayOf(b[0] as Row) ? 1 : -1))
}

const timeOf = (question: Question): Period => {
  const { facts } = question.book
  return question.asked.periods.length > 0
    ? daysAsked(question)
    : periodOf(firstDay, facts.today, facts)
}

/** The same place and price on one day or the next: perhaps one payment that was taken twice. */
export const answerTwice: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const period = timeOf(question)
  const all = await rowsOf(book.book, wantedOf(subject, period), 'latest', rowsMost)
  const runs = runsIn(all.filter(({ collection }) => collection === 'expenses'))
  const shown = runs.slice(0, pairsShown)
  if (shown.length === 0) {
    return answered([
      `No two expenses${subject.words} of the same place and amount lie on one day or the next ` +
        `${inPeriod(period)}.`,
    ])
  }
  const lines = shown.map((run) => {
    const days = [...new Set(run.map(dayOf))].map((day) => dayWords(facts, day)).join(' and ')
    const [row] = run as [Row]
    return `${row.words}: ${saidOf(facts, row.cost, row)}, ${run.length} times on ${days}.`
  })
  return answered(
    [
      'These stand in your book with the same place and amount on one day or the next. They may ' +
        'be two purchases, or one that was charged or entered twice:',
      ...lines,
      ...(runs.length > shown.length ? [`And ${runs.length - shown.length} more.`] : []),
    ],
    { evidence: shown.flat(), link: rowsLink(shown.flat(), 'expenses') },
  )
}
