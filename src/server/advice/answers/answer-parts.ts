import { placeSaid } from '#domain/advice/questions/names.ts'
import { type Period, periodOf } from '#domain/advice/questions/period.ts'
import { percentWords } from '#domain/advice/words.ts'
import { addMonths, laterDay, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered, type Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import { begunAfter, begunOn } from './empty-months.ts'
import { manyAsked } from './rows/many-asked.ts'
import { daysAsked, inPeriod, leftOut, linkTo, saidOf, timesWords } from './say.ts'
import { subjectIn } from './subject.ts'
import { type Part, partsOf, sumOf } from './sums.ts'

const partsShown = 5

/** Where nothing is said of when, the last twelve whole months, as far as the book goes back. */
export async function partsTime(question: Question): Promise<Period> {
  const { asked, book } = question
  if (asked.periods.length > 0) return daysAsked(question)
  const { today } = book.facts
  const from = `${addMonths(monthOf(today), -12)}-01`
  const { to } = monthRange(addMonths(monthOf(today), -1))
  const begun = (await begunOn(book.book)) ?? from
  return periodOf(begun <= to ? laterDay(from, begun) : from, to, book.facts)
}

const together = (some: readonly Part[]) => ({
  isAbout: some.some(({ isAbout }) => isAbout),
  total: some.reduce((sum, { total }) => sum + total, 0),
  entries: some.reduce((sum, { entries }) => sum + entries, 0),
})

const dearest = (parts: readonly Part[]) =>
  parts.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)

/** As the dashboard has them: with what is below each. */
function underTops({ names }: AnswerBook, parts: readonly Part[]): readonly Part[] {
  const tops = Map.groupBy(parts, ({ key }) => key && names.topOf(key))
  return [...tops].map(([key, some]) => ({ key, ...together(some) }))
}

/** As where a place is asked about: what has no merchant counts at the one it names. */
function underPlaces({ vocabulary }: AnswerBook, parts: readonly Part[]): readonly Part[] {
  const byName = new Map(parts.map(({ key }) => [key?.toLowerCase(), key]))
  // Only one that is among them: who pays me is a place too, and a gift for them is no visit.
  const placeOf = ({ key }: Part) =>
    byName.get(placeSaid(vocabulary, key ?? '')?.toLowerCase()) ?? key
  return [...Map.groupBy(parts, placeOf)].map(([key, some]) => ({ key, ...together(some) }))
}

const leads = {
  most: 'most went to:',
  least: 'least went to:',
  cheapest: 'the least each time went to:',
  often: 'this was paid most often:',
} as const
type Rank = keyof typeof leads

const rankOf = (skeleton: string): Rank => {
  if (/\bmost (?:often|frequently|visits?)\b|\bvisit\w* (?:the )?most\b/.test(skeleton))
    return 'often'
  if (/\b(?:cheapest|cheaper)\b/.test(skeleton)) return 'cheapest'
  return /\b(?:least|lowest|smallest|fewest)\b/.test(skeleton) ? 'least' : 'most'
}

const ranked = (parts: readonly Part[], rank: Rank): readonly Part[] => {
  if (rank === 'most') return parts
  if (rank === 'least') return parts.toReversed()
  if (rank === 'often') return parts.toSorted((a, b) => b.entries - a.entries)
  return parts.toSorted((a, b) => a.total / a.entries - b.total / b.entries)
}

/** Where more came back than was paid, that is taken off the whole and stands in no line. */
function backSentences(facts: AnswerBook['facts'], parts: readonly Part[]): readonly string[] {
  const back = parts.filter(({ total }) => total < 0)
  const sum = back.reduce((all, { total }) => all - total, 0)
  return sum === 0 ? [] : [`${saidOf(facts, sum, ...back)} came back besides and is taken off.`]
}

const joined = 'What names a merchant counts there, your share of group bills too.'

const answerParts =
  (by: 'category' | 'name'): AnswerTopic =>
  async (question) => {
    const { book } = question
    const { facts } = book
    const subject = subjectIn(question)
    const period = await partsTime(question)
    const wanted = { ...subject.filter, kind: 'expense', period } as const
    const isWhole = by === 'category' && subject.words === ''
    const parts = await partsOf(book.book, wanted, by, true)
    const rank = rankOf(question.asked.skeleton)
    const under =
      by === 'name' ? underPlaces(book, parts) : isWhole ? underTops(book, parts) : parts
    const found = ranked(dearest(under), rank)
    const isJoined = by === 'name' && under.length < parts.length
    const sum = await sumOf(book.book, wanted)
    const rest = leftOut(facts, sum)
    const whole = sum.total ?? 0
    const nameOf = (key: string | null) =>
      by === 'name' ? (key ?? '') : (book.names.nameOf(key) ?? 'Without a category')
    const lines = found.slice(0, manyAsked(question.asked.said) ?? partsShown).map((part, at) => {
      const each = `, ${saidOf(facts, Math.round(part.total / part.entries), part)} each time`
      const size = `${saidOf(facts, part.total, part)}${rank === 'cheapest' ? each : ''}`
      const times = rank === 'often' ? `${timesWords(part.entries)}, ` : ''
      const share = `${times}${size}, ${percentWords(facts, part.total, whole)}`
      return `${at + 1}. ${nameOf(part.key)}: ${share}`
    })
    return answered(
      found.length === 0
        ? [`There is nothing${subject.words} ${inPeriod(period)}.`, ...rest]
        : [
            `Of ${saidOf(facts, whole, sum)}${subject.words} ${inPeriod(period)} ${leads[rank]}`,
            ...lines,
            ...backSentences(facts, under),
            ...(isJoined ? [joined] : []),
            ...rest,
            ...(await begunAfter(book, period)),
          ],
      { link: linkTo('expenses', subject, period) },
    )
  }

export const answerCategories = answerParts('category')
export const answerPlaces = answerParts('name')
