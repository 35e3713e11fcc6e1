/** Two questions in one: each is answered by itself. */
import type { AskedQuestion, Known } from './asked.ts'
import { readConversation } from './follow-up.ts'
import { readQuestion } from './read-question.ts'

const another = new RegExp(
  String.raw`(?:[,;]|\?)?\s+(?:and|also|plus|but)\s+(?:also\s+)?` +
    String.raw`(?=(?:how|what|when|where|who|which|did|am)\b)`,
  'iu',
)

const together = /\b(?:than|versus|vs|compar\w*|differen\w*|more|less|between|or|both|each)\b/iu

const isAmount = /\b(?:spen[dt]|cost|earn(?:ed)?|much)\b/iu

const isAsked = ({ topic, mentions, unknown }: AskedQuestion) =>
  unknown.length === 0 && (topic !== null || mentions.length > 0)

/** Groceries in October and fuel in November: each half has its own thing and its own days. */
function pairsIn(question: string, known: Known): readonly string[] {
  if (together.test(question) || readQuestion(question, known).periods.length < 2) return []
  for (const found of question.matchAll(/\s+and\s+/giu)) {
    const [one, two] = [
      question.slice(0, found.index),
      question.slice(found.index + found[0].length),
    ]
    const whole = [one, two].every((half) => {
      const { periods, mentions, unknown } = readQuestion(half, known)
      return periods.length === 1 && mentions.length > 0 && unknown.length === 0
    })
    if (whole) return [one, `and ${two}`]
  }
  return []
}

/** The questions it asks, in their order; only itself where it is one. */
export function splitQuestion(
  question: string,
  before: readonly string[],
  known: Known,
): readonly string[] {
  const found = another.exec(question)
  const first = question.slice(0, found?.index)
  const second = found ? question.slice(found.index + found[0].length) : ''
  // Who owes me and how much: what it comes to is told with it.
  if (found && /^how much\W*$/iu.test(second) && !isAmount.test(first)) return [first]
  if (found && first.trim() !== '') {
    const halves = [
      readConversation(first, before, known),
      readConversation(second, [...before, first], known),
    ]
    const isKept = halves.every(({ topic }) => topic === 'spent' || topic === 'earned')
    if (halves.every(isAsked) && !isSame(halves, isKept)) return [first, second]
  }
  const pairs = pairsIn(question, known)
  return pairs.length > 0 ? pairs : [question]
}

/** What came in and what went out of the same days is one question: what stayed. */
function isSame([one, two]: readonly AskedQuestion[], isOfSums: boolean): boolean {
  const days = (asked: AskedQuestion | undefined) =>
    asked?.periods.map(({ from, to }) => `${from} ${to}`)
  const isDay = days(one)?.join() === days(two)?.join() || (two?.periods.length ?? 0) === 0
  const isBare = one?.mentions.length === 0 && two?.mentions.length === 0
  return isOfSums && isBare && isDay && one?.topic !== two?.topic
}
