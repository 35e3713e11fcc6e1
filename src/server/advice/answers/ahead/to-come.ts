import { isPaidYet } from '#domain/advice/questions/days/meant-days.ts'
import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
import type { AnswerTopic, Question } from '../answer.ts'
import { answerUpcoming } from '../answer-plans.ts'
import { rowSentence } from '../rows/row-words.ts'
import { subjectIn, wantedOf } from '../subject.ts'
import { rowsOf, sumOf } from '../sums.ts'

/** What asks for what has been: of a time to come nothing has. */
const looksBack: ReadonlySet<Topic> = new Set<Topic>([
  ...(['spent', 'earned', 'list', 'count', 'biggest', 'categories', 'places'] as const),
  ...(['summary', 'kept', 'share', 'average', 'ranking', 'months', 'days', 'last'] as const),
])

async function isEntered(question: Question): Promise<boolean> {
  const { asked, book } = question
  const { filter } = subjectIn(question)
  for (const period of asked.periods) {
    for (const kind of ['expense', 'income'] as const) {
      if ((await sumOf(book.book, { ...filter, kind, period })).entries > 0) return true
    }
  }
  return false
}

/** What was paid of it before: for December, perhaps on the last of November. */
async function lastPaid(question: Question): Promise<readonly string[]> {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  if (subject.words === '') return []
  const period = periodOf(firstDay, facts.today, facts)
  const [last] = await rowsOf(book.book, wantedOf(subject, period), 'latest', 1)
  return last ? [`The last one: ${rowSentence(question, last)}.`] : []
}

const withCapital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** Of a time that is all to come it is said so, and what is planned stands for what was spent. */
export const orToCome =
  (topic: Topic, own: AnswerTopic): AnswerTopic =>
  async (question) => {
    const { asked, book } = question
    const [first] = asked.periods
    const isAhead = first && asked.periods.every(({ from }) => from > book.facts.today)
    if (!isAhead || !looksBack.has(topic)) return own(question)
    const isThere = await isEntered(question)
    const found = await (isThere ? own : answerUpcoming)(question)
    const isYet = !isThere && isPaidYet.test(asked.skeleton)
    const lead = isYet
      ? `Not yet: ${first.words} is still to come, and nothing is entered for it.`
      : `${withCapital(first.words)} is still to come.`
    const last = isYet ? await lastPaid(question) : []
    return { ...found, sentences: [lead, ...found.sentences, ...last] }
  }
