import { type Now, type Period, periodOf } from '#domain/advice/questions/period.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import type { AnswerTopic, PlainAnswer, Question } from '../answer.ts'

/** Those whose answer is of one time: of several, each is told by itself. */
const ofOneTime: ReadonlySet<Topic> = new Set<Topic>([
  ...(['average', 'count', 'biggest', 'list', 'last', 'categories', 'places', 'share'] as const),
  ...(['ofIncome', 'refunds', 'left', 'days', 'once', 'twice', 'summary', 'outlay'] as const),
  ...(['putAside', 'months', 'ranking', 'bills'] as const),
])

/** May, June and July follow one another: an average is asked of all three. */
export function joined(periods: readonly Period[], now: Now): readonly Period[] {
  const [first, ...others] = periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (!first) return periods
  const isRow = others.every(({ from }, at) => addDays((others[at - 1] ?? first).to, 1) === from)
  return isRow ? [periodOf(first.from, others.at(-1)?.to ?? first.to, now)] : periods
}

const and = (one: PlainAnswer, other: PlainAnswer): PlainAnswer => ({
  status: other.status === 'answered' ? other.status : one.status,
  sentences: [...one.sentences, ...other.sentences.filter((said) => !one.sentences.includes(said))],
  evidence: [...one.evidence, ...other.evidence],
  link: one.link === other.link ? one.link : null,
  proposals: [...one.proposals, ...other.proposals],
})

/** No time that is named is passed over: an answer that looks at one of them is given for each. */
export const ofEachTime =
  (topic: Topic, answer: AnswerTopic): AnswerTopic =>
  async (question: Question) => {
    const { asked, book } = question
    const isMany = asked.periods.length > 1 && ofOneTime.has(topic)
    if (!isMany) return answer(question)
    const isMean = topic === 'average' || topic === 'months'
    const times = isMean ? joined(asked.periods, book.facts) : asked.periods
    let all: PlainAnswer | null = null
    for (const period of times) {
      const one = await answer({ ...question, asked: { ...asked, periods: [period] } })
      all = all ? and(all, one) : one
    }
    return all ?? answer(question)
  }
