import type { MeantName, Mention } from '#domain/advice/questions/names.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from './answer.ts'
import { begunAfter, unknownThen } from './empty-months.ts'
import { bestOf } from './subject.ts'
import { isEachBySelf } from './sums/spent-on-each.ts'

/** Those that count what is filed under a category. */
const counting: ReadonlySet<Topic> = new Set<Topic>([
  ...(['spent', 'list', 'count', 'average', 'biggest', 'ranking', 'last', 'compare'] as const),
  ...(['places', 'categories', 'months', 'days', 'since'] as const),
])

/** The category above one under which nothing at all is filed; null where something is. */
function above(question: Question, mention: Mention): MeantName | null {
  const { names, filed } = question.book
  const isFiled = (id: string) => names.below(id).some((one) => filed.has(one))
  const [best, ...others] = bestOf(question, mention)
  if (best?.kind !== 'category' || others.length > 0 || mention.out || isFiled(best.id)) return null
  const up = names.all.find(({ id }) => id === best.id)?.parentId
  const name = names.nameOf(up ?? null)
  return up && name && isFiled(up) ? { kind: 'category', fit: 'whole', id: up, name } : null
}

/** Those that add up what lies in a time. */
const adding: ReadonlySet<Topic> = new Set<Topic>(['spent', 'earned', 'list', 'count', 'biggest'])

/** Those that look back at a time. */
const lookingBack: ReadonlySet<Topic> = new Set<Topic>([
  ...adding,
  ...(['average', 'ranking', 'categories', 'places', 'kept', 'summary', 'share', 'days'] as const),
  ...(['months', 'once', 'twice', 'refunds', 'outlay', 'last'] as const),
])

/** Nothing in a time before the book is nothing that is known. */
export async function answerKnown(topic: Topic, answer: AnswerTopic, question: Question) {
  const [period, more] = question.asked.periods
  const unknown =
    period && !more && lookingBack.has(topic) ? await unknownThen(question.book, period) : null
  if (unknown) return answered([unknown])
  const found = await answerAbove(topic, answer, question)
  if (!adding.has(topic) || !period || more || found.status !== 'answered') return found
  const begun = await begunAfter(question.book, period)
  return { ...found, sentences: [...found.sentences, ...begun] }
}

/** Restaurants, where everything is filed under Eating out: none, and what the whole of it is. */
async function answerAbove(
  topic: Topic,
  answer: AnswerTopic,
  question: Question,
): Promise<PlainAnswer> {
  const { asked } = question
  const found = await answer(question)
  const ups = counting.has(topic) ? asked.mentions.map((one) => above(question, one)) : []
  // Of two things that were compared, what one belongs to would be compared with something else.
  if (topic === 'compare' && asked.mentions.length > 1) return found
  const names = [...new Set(ups.flatMap((up) => up?.name ?? []))]
  if (names.length === 0) return found
  const isEach = isEachBySelf(question)
  const mentions = asked.mentions.flatMap((one, at) => {
    const up = ups[at]
    if (!up) return isEach ? [] : [one]
    return [{ ...one, lead: 'on', names: [up] }]
  })
  const more = await answer({ ...question, asked: { ...asked, mentions } })
  const lead = `${names.join(' and ')}, which that belongs to:`
  const first = isEach ? found.sentences : found.sentences.slice(0, 1)
  return { ...more, sentences: [...first, lead, ...more.sentences] }
}
