import type { Topic } from '#domain/advice/questions/topics.ts'
import type { AnswerTopic, Question } from '../answer.ts'
import { answerUpcoming } from '../answer-plans.ts'
import { subjectIn } from '../subject.ts'
import { sumOf } from '../sums.ts'

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

const withCapital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** Of a time that is all to come it is said so, and what is planned stands for what was spent. */
export const orToCome =
  (topic: Topic, own: AnswerTopic): AnswerTopic =>
  async (question) => {
    const { asked, book } = question
    const [first] = asked.periods
    const isAhead = first && asked.periods.every(({ from }) => from > book.facts.today)
    if (!isAhead || !looksBack.has(topic)) return own(question)
    const found = await ((await isEntered(question)) ? own : answerUpcoming)(question)
    const lead = `${withCapital(first.words)} is still to come.`
    return { ...found, sentences: [lead, ...found.sentences] }
  }
