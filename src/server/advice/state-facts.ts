import type { Advice } from '#domain/advice/advice.ts'
import type { Asked, Topic } from '#domain/advice/questions/read-question.ts'
import { money, monthWords } from '#domain/advice/words.ts'
import type { PlainAnswer } from './answers/answer.ts'
import {
  answerGoals,
  answerGroups,
  answerLeft,
  answerLoans,
  answerSubscriptions,
  answerUpcoming,
} from './answers/answer-things.ts'
import type { KnownBook } from './read-facts.ts'

const monthsStated = 3
const categoriesStated = 10
const adviceStated = 8
const sentencesMost = 80

const always = [
  answerLeft,
  answerGoals,
  answerLoans,
  answerGroups,
  answerUpcoming,
  answerSubscriptions,
]

const everything: Asked = {
  topic: 'spent' satisfies Topic,
  periods: [],
  category: null,
  place: null,
  thing: null,
}

/** What a model is told, each a sentence of our own: the answer first, then the whole picture. */
export async function stateFacts(
  known: KnownBook,
  answer: PlainAnswer,
  advice: readonly Advice[],
): Promise<readonly string[]> {
  const { facts } = known
  const things: string[] = []
  for (const tell of always) {
    things.push(...(await tell({ ...known, asked: everything })).sentences)
  }
  return [
    ...answer.sentences,
    ...monthSentences(known),
    ...categorySentences(known),
    ...things,
    ...advice.slice(0, adviceStated).map(({ title, text }) => `${title}: ${text}`),
    ...(facts.months.length === 0 ? ['There is no whole month in the book yet.'] : []),
  ].slice(0, sentencesMost)
}

const monthSentences = ({ facts }: KnownBook) =>
  [...facts.months.slice(-monthsStated), facts.thisMonth].flatMap(({ month, income, spending }) =>
    income === null || spending === null
      ? []
      : [
          `In ${monthWords(facts, month)} ${money(facts, income)} came in and ` +
            `${money(facts, spending)} went out in all.`,
        ],
  )

function categorySentences({ facts }: KnownBook) {
  const last = facts.months.at(-1)
  if (!last) return []
  return facts.categories
    .map(({ name, months }) => ({ name, spent: months.at(-1) ?? 0 }))
    .filter(({ spent }) => spent > 0)
    .toSorted((a, b) => b.spent - a.spent)
    .slice(0, categoriesStated)
    .map(
      ({ name, spent }) =>
        `${name} took ${money(facts, spent)} in ${monthWords(facts, last.month)}.`,
    )
}
