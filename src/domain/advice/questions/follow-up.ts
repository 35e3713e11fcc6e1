/** A question that goes on from the one before: what it leaves out is what was asked there. */

import type { AskedQuestion, Known } from './asked.ts'
import type { Mention } from './names.ts'
import { inYear, isYearLong, type Period, periodBefore, yearOf } from './period.ts'
import { type Tongue, tongueOf } from './question-tongues.ts'
import { readQuestion } from './read-question.ts'
import { shapeOf } from './shape.ts'

const goingOn = shapeOf(
  '^(?:and|what about|how about|or|but|also|same|then|now|ok|okay|so|only',
  '|just|what if|plus|for|in|at|on|with|more|less|why|not|without|except|excluding)',
  String.raw`\b|\b(?:before that|that month`,
  '|that|then|it|instead)$|^when$',
)

const beforeIt =
  /\b(?:the )?(?:month|year|week|quarter|one|time)? ?before(?: that)?$|\bprevious one$/

/** Why I spend more than last month says all of it. */
const isWholeWhy = ({ skeleton, periods }: AskedQuestion) =>
  periods.length > 0 && /^why\b(?!.*\bit\b).*\b(?:spen|pa(?:y|id)|earn|cost)/.test(skeleton)

/** Spending in May, or groceries in May: what of and when are said, so nothing is left out. */
const isWhole = ({ skeleton, mentions, periods }: AskedQuestion) =>
  periods.length > 0 &&
  (mentions.length > 0 ||
    /\b(?:spen[dt]|spendings?|total|expenses?|outgoings|overall)\b/.test(skeleton))

/** How often, biggest, median trip: where nothing is named, what was asked before is meant. */
const isBareCount = ({ topic, skeleton, mentions, periods, price, unknown }: AskedQuestion) =>
  /^(?:average|biggest|count|last|list|places|days)$/.test(topic ?? '') &&
  (skeleton.split(' ').length <= 2 || countsOn.test(skeleton)) &&
  mentions.length + periods.length + unknown.length === 0 &&
  price === null &&
  !/\b(?:expenses?|spend\w*|purchases?|incomes?|total)\b/.test(skeleton)

/** The last time, how many times: said in words that name nothing themselves. */
const countsOn = shapeOf(
  '^(?:when was (?:the|my|that|it)(?: (?:last|first))?(?: time| one)?|(?:the )?(?:last|first) time',
  '|(?:how many times|how often)(?: (?:was|is) (?:that|it)| did (?:i|we)(?: do)? (?:that|it))?',
  '|how many (?:were there|entries|entries were there|of them|were they)',
  '|(?:which|what)(?: one)? (?:is|was|are|were) (?:the )?(?:most |least )?',
  '(?:expensive|biggest|largest|smallest|dearest|cheapest|priciest|costliest|highest|lowest)',
  '(?: (?:one|ones|of (?:them|those|these)))?)$',
)

/** How much is that per visit, in which month was it the most: of what was told just before. */
const asksOfIt = /\b(?:is|was|are|were|of) (?:it|that|this|those|these|they|them)\b(?! @)/

const isOfWhatWasTold = ({ topic, skeleton, mentions, periods, unknown }: AskedQuestion) =>
  topic !== null &&
  mentions.length + periods.length + unknown.length === 0 &&
  asksOfIt.test(skeleton)

/** Is that more than September, compared to September: with what was told just before. */
const comparesOn = shapeOf(
  '^(?:(?:is|was|are|were) (?:that|this|it|those|these|they)|how (?:does|did) (?:that|this|it)',
  String.raw`|compare(?:d)?(?: (?:that|this|it))?|vs|versus|against|than)\b`,
)

/** In which month, on what day: it only begins like a question that goes on. */
const isWholeBegun = /^(?:and )?(?:in|on|at|for|with) (?:which|what|how|whom) \S/

/** Whether it says too little to stand by itself. */
function isGoingOn(asked: AskedQuestion): boolean {
  const { topic, skeleton, mentions, periods, price } = asked
  if (isOfWhatWasTold(asked)) return true
  if (isWholeWhy(asked) || isWholeBegun.test(skeleton)) return false
  // What if I cancel something needs nothing that was asked before.
  if (topic === 'cancel' && mentions.length > 0) return false
  if (asked.isUnfiled && !/^(?:and|what about|how about)\b/.test(skeleton)) return false
  if (goingOn.test(skeleton)) return true
  if (topic === 'compare' && mentions.length === 0 && comparesOn.test(skeleton))
    return periods.length === 1
  if (isWhole(asked)) return false
  if (isBareCount(asked)) return true
  if (/\bit\b/.test(skeleton) && mentions.length === 0) return true
  // What names a thing is a question of its own; only a time or an amount needs one before it.
  const isShort = skeleton.split(' ').length <= 3 && mentions.length === 0
  return isShort && (topic === null || topic === 'spent') && (periods.length > 0 || price !== null)
}

/** Last year, said of a month and with nothing else, is that month of it and the year itself. */
function daysOf(
  next: AskedQuestion,
  before: AskedQuestion,
  known: Known,
  isOwn: boolean,
): Pick<AskedQuestion, 'periods' | 'other'> {
  const [was] = before.periods
  const [is] = next.periods
  if (!is && was && beforeIt.test(next.skeleton)) {
    const isYear = /\byear before\b/.test(next.skeleton)
    const earlier = isYear ? inYear(was, yearOf(was.from) - 1, known) : periodBefore(was, known)
    return { periods: [earlier], other: null }
  }
  if (!is) return { periods: before.periods, other: before.other }
  const isCompared = next.topic === null && before.topic === 'compare' && before.periods[1]
  if ((next.topic === 'compare' || isCompared) && was && next.periods.length === 1) {
    return { periods: [was, is], other: null }
  }
  const isBare = !isOwn && next.mentions.length === 0 && next.periods.length === 1
  const isWiderYear = was && isBare && isYearLong(is) && !isYearLong(was)
  if (!isWiderYear) return { periods: next.periods, other: next.other }
  const same: Period = inYear(was, yearOf(is.from), known)
  // This year, after a part of it, is all of it.
  if (same.from === was.from) return { periods: next.periods, other: next.other }
  return { periods: [same], other: is }
}

/** The kinds of what was named stay what they were: another shop for a shop. */
function mentionsOf(next: AskedQuestion, before: AskedQuestion): readonly Mention[] {
  // Who owes me, after what I owe to one, is of everybody.
  if (/\bwho\b|\bin (?:total|all)\b|\baltogether\b|\beverything\b/.test(next.skeleton)) {
    return next.mentions
  }
  if (next.mentions.length === 0 && next.unknown.length === 0) return before.mentions
  // And without Aldi leaves out more of what was asked.
  if (next.mentions.length > 0 && next.mentions.every(({ out }) => out !== null)) {
    return [...before.mentions, ...next.mentions]
  }
  return next.mentions
}

/** `and for 2000?` after a price is no year. */
function asPrice(next: AskedQuestion, before: AskedQuestion): AskedQuestion {
  const [year] = next.periods
  if (before.topic !== 'afford' || next.price || !year || !isYearLong(year)) return next
  if (/\byear\b/.test(next.said)) return next
  const price = { decimal: year.from.slice(0, 4), currencies: null }
  return { ...next, price, prices: [price], periods: [], other: null }
}

/** `on what?` asks for the parts, `when?` for the day of what is coming or has been. */
function onWhat(next: AskedQuestion, before: AskedQuestion): AskedQuestion {
  if (/^(?:and )?(?:on|for) what$/.test(next.skeleton)) return { ...next, topic: 'categories' }
  if (!/^(?:and )?when$/.test(next.skeleton)) return next
  return { ...next, topic: before.topic === 'ahead' ? 'ahead' : 'last' }
}

/** How it was paid stays, unless another way or another thing is named. */
function waysOf(
  next: AskedQuestion,
  before: AskedQuestion,
): Pick<AskedQuestion, 'method' | 'notMethods'> {
  const isOwn = next.method !== null || next.notMethods.length > 0 || next.mentions.length > 0
  const { method, notMethods } = isOwn ? next : before
  return { method, notMethods }
}

const rankWord = shapeOf(
  String.raw`\b(?:most expensive|least expensive|most|least|highest|lowest|biggest|largest`,
  String.raw`|smallest|dearest|cheapest|priciest|costliest|best|worst)\b`,
)

/** And the cheapest, after the dearest month, is a month: only which one is another. */
function otherEnd(next: AskedQuestion, before: AskedQuestion): AskedQuestion {
  const isRanked = /^(?:ranking|places|categories)$/.test(before.topic ?? '')
  const isBare = next.mentions.length === 0 && next.skeleton.split(' ').length <= bareWords
  const [word] = rankWord.exec(next.skeleton) ?? []
  if (before.topic === 'subscriptions' && isBare && next.topic === 'biggest') {
    return { ...next, topic: before.topic, skeleton: `which subscription is ${next.skeleton}` }
  }
  if (!isRanked || !isBare || !word || (next.topic !== 'biggest' && next.topic !== null))
    return next
  return { ...next, topic: before.topic, skeleton: before.skeleton.replace(rankWord, word) }
}

const bareWords = 4

/** And per day, after what is left, is of what is left, and not of what was spent. */
function byTheDay(next: AskedQuestion, before: AskedQuestion): AskedQuestion {
  const [, unit] = ofEach.exec(next.skeleton) ?? []
  if (!unit || !/^(?:left|outlook|safe)$/.test(before.topic ?? '')) return next
  const topic = before.mentions.length > 0 ? 'left' : 'safe'
  return { ...next, topic, skeleton: `${before.skeleton} per ${unit}` }
}

const ofEach = shapeOf(
  '^(?:and )?(?:how much |what )?',
  '(?:(?:is|are|does|would) (?:that|it|this)(?: be| make| come to)? )?',
  '(?:per|an?|each|every) (day|week)$',
)

/** What came in stays what came in, where the last time or another month is asked for. */
function ofIncome(next: AskedQuestion, before: AskedQuestion): AskedQuestion {
  const isBare = before.topic === 'earned' && next.mentions.length === 0
  if (!isBare) return next
  if (next.topic === 'last') return { ...next, skeleton: `${next.skeleton} i was i paid` }
  if (next.topic === 'count') {
    const { skeleton, rest } = before
    return { ...next, topic: 'earned', skeleton, rest }
  }
  return next.topic === 'compare' ? { ...next, skeleton: `${next.skeleton} earned` } : next
}

function goOn(asked: AskedQuestion, before: AskedQuestion, known: Known): AskedQuestion {
  const own = byTheDay(onWhat(asPrice(asked, before), before), before)
  const next = ofIncome(otherEnd(own, before), before)
  const isNothing = before.mentions.length + before.periods.length === 0 && !before.isUnfiled
  if (before.topic === null && isNothing) return next
  const isOwnTopic =
    next.topic !== null && !(next.topic === 'spent' && !/spen|cost|pay|paid/.test(next.skeleton))
  const isAmount = next.price !== null && before.topic === 'afford'
  return {
    ...next,
    ...daysOf(next, before, known, isOwnTopic && !isAmount),
    topic: isOwnTopic && !isAmount ? next.topic : before.topic,
    mentions: isAmount && next.mentions.length === 0 ? before.mentions : mentionsOf(next, before),
    price: next.price ?? before.price,
    prices: next.price ? next.prices : before.prices,
    bound: next.price ? next.bound : before.bound,
    isOfSum: next.price ? next.isOfSum : before.isOfSum,
    ...waysOf(next, before),
    isUnfiled: next.isUnfiled || (next.mentions.length === 0 && before.isUnfiled),
    weekdays: next.weekdays ?? (next.mentions.length === 0 ? before.weekdays : null),
    currencies: next.currencies ?? (next.mentions.length === 0 ? before.currencies : null),
    skeleton: isOwnTopic && !isAmount ? next.skeleton : before.skeleton,
  }
}

/** The last question as it is meant after those before it. */
export function readConversation(
  question: string,
  before: readonly string[],
  known: Known,
): AskedQuestion {
  let last: AskedQuestion | null = null
  let tongue: Tongue | null = null
  for (const typed of [...before, question]) {
    tongue = tongueOf(typed) ?? tongue
    const asked = readQuestion(typed, known, tongue)
    last = last && isGoingOn(asked) ? goOn(asked, last, known) : asked
  }
  return last ?? readQuestion(question, known)
}
