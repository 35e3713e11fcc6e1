import type { Advice } from '#domain/advice/advice.ts'
import type { StatedFact } from '#domain/advice/check/check-sentence.ts'
import { nothingAsked } from '#domain/advice/questions/asked.ts'
import { money, monthWords } from '#domain/advice/words.ts'
import { answerLeft } from './answers/ahead/answer-budgets.ts'
import { answerSubscriptions } from './answers/ahead/answer-subscriptions.ts'
import type { PlainAnswer } from './answers/answer.ts'
import { openAnswers } from './answers/answer-book.ts'
import { answerLoans } from './answers/answer-loans.ts'
import { answerGroups } from './answers/answer-owes.ts'
import { answerUpcoming } from './answers/answer-plans.ts'
import { answerGoals } from './answers/answer-saving.ts'
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

/** What is true of everything on a page, in words its sentences may be told with. */
const alsoOn: Readonly<Record<string, string>> = {
  expenses: 'spent spending expense expenses',
  income: 'income earned received',
  budgets: 'budget budgets',
  goals: 'goal goals',
  loans: 'loan loans you owe',
  groups: 'group groups',
  recurring: 'bill bills due subscription subscriptions recurring costs',
}

function statedBy({ sentences, link }: PlainAnswer): readonly StatedFact[] {
  const page = /^\/mcapp\/(\w+)/.exec(link ?? '')?.[1] ?? ''
  const also = alsoOn[page] ?? ''
  // What quotes the question says what was typed, and that may be anybody's name.
  return sentences.filter((text) => !text.includes('“')).map((text) => ({ text, also }))
}

const asFacts = (sentences: readonly string[]) => sentences.map((text) => ({ text }))

/** What a model is told, each a sentence of our own: the answer first, then the whole picture. */
export async function stateFacts(
  known: KnownBook,
  answer: PlainAnswer,
  advice: readonly Advice[],
): Promise<readonly StatedFact[]> {
  const { facts } = known
  const things: StatedFact[] = []
  const book = await openAnswers(known)
  for (const tell of always) {
    things.push(...statedBy(await tell({ book, asked: nothingAsked })))
  }
  return [
    ...statedBy(answer),
    ...asFacts(monthSentences(known)),
    ...asFacts(categorySentences(known)),
    ...things,
    ...asFacts(advice.slice(0, adviceStated).map(({ title, text }) => `${title}: ${text}`)),
    ...asFacts(facts.months.length === 0 ? ['There is no whole month in the book yet.'] : []),
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
