/** What a question about one's own money asks for, by a small grammar of our own. */
import type { Day } from '../../calendar.ts'
import { categoryWords } from '../../entry-line/category-words.data.ts'
import { foldText } from '../../ledger.ts'
import { type FoundPeriod, type Period, readPeriods } from './read-period.ts'

export const topics = [
  'spent',
  'earned',
  'kept',
  'average',
  'count',
  'biggest',
  'categories',
  'places',
  'compare',
  'left',
  'goals',
  'loans',
  'groups',
  'upcoming',
  'subscriptions',
] as const
export type Topic = (typeof topics)[number]

export interface Named {
  readonly id: string
  readonly name: string
}

export interface Asked {
  readonly topic: Topic
  readonly periods: readonly Period[]
  readonly category: Named | null
  /** A place or a thing, as far as it is no category. */
  readonly place: string | null
  /** One budget, goal, loan or group that is named. */
  readonly thing: Named | null
}

export interface Known {
  readonly today: Day
  readonly locale: string
  readonly categories: readonly Named[]
  readonly places: readonly string[]
  readonly things: readonly Named[]
}

const shapes: readonly (readonly [Topic, RegExp])[] = [
  ['compare', /\b(?:compare|compared|versus|vs\.?|than (?:last|in)|more or less|difference)\b/i],
  ['groups', /\b(?:owes? me|do i owe|i owe|owed|settle|groups?)\b/i],
  ['loans', /\b(?:loans?|mortgage|debts?|debt[- ]free|interest|instal?ments?)\b/i],
  ['goals', /\b(?:goals?|sav(?:e|ed|ing) (?:for|towards?)|reach)\b/i],
  ['left', /\b(?:left|remaining|still spend|safe to spend|budgets?|afford)\b/i],
  ['subscriptions', /\b(?:subscriptions?|recurring|contracts?|regular(?:ly)? pay)\b/i],
  ['upcoming', /\b(?:upcoming|coming up|bills?|due|next (?:week|month|\d+ days))\b/i],
  ['categories', /\b(?:categor(?:y|ies)|where (?:does|did|is) (?:my|the|all)|breakdown)\b/i],
  ['places', /\b(?:shops?|merchants?|places?|stores?|where do i spend)\b/i],
  ['biggest', /\b(?:biggest|largest|highest|most expensive|top|dearest)\b/i],
  ['average', /\b(?:average|typical(?:ly)?|usual(?:ly)?|per month|a month|monthly|each month)\b/i],
  ['count', /\b(?:how (?:often|many (?:times|entries|purchases|payments)))\b/i],
  ['kept', /\b(?:savings? rate|(?:did|do) i save|have i saved|kept|net|surplus|left over)\b/i],
  ['earned', /\b(?:earn(?:ed|ing|ings)?|income|salary|made|received|come in|came in)\b/i],
  ['spent', /\b(?:spen[dt]|spending|cost|costs|paid|pay|how much|total|expenses?)\b/i],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isWord = (text: string, word: string) =>
  word !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(text)

const longest = <T extends { readonly word: string }>(text: string, all: readonly T[]) =>
  all
    .filter(({ word }) => isWord(text, word))
    .toSorted((a, b) => b.word.length - a.word.length)[0] ?? null

function findCategory(text: string, categories: readonly Named[]): Named | null {
  const named = longest(
    text,
    categories.map((category) => ({ category, word: foldText(category.name) })),
  )
  if (named) return named.category
  const other = longest(
    text,
    categories.flatMap((category) =>
      (categoryWords[category.name] ?? []).map((word) => ({ category, word: foldText(word) })),
    ),
  )
  return other?.category ?? null
}

const preposition = /\b(?:on|at|for|from|with|to)\s+((?:[\p{L}\p{N}&'’.-]+\s?){1,4})/iu
const fillers = new Set(
  (
    'the my a an all me i did do does have has been in of this that these those average per ' +
    'month week year most everything anything it total how much money'
  ).split(' '),
)

/** Written large after `at`, it is the name of a shop and not a kind of thing. */
const shopAt = (text: string): string | null =>
  /\bat ((?:\p{Lu}[\p{L}\p{N}&'’.-]*\s?){1,4})/u.exec(text)?.[1]?.trim() ?? null

function freePlace(text: string): string | null {
  const found = preposition.exec(text)?.[1] ?? ''
  const words = found.split(/\s+/).filter((word) => word !== '' && !fillers.has(foldText(word)))
  const place = words.join(' ').replace(/[?.!,]+$/, '')
  return place.length >= 2 ? place : null
}

const without = (text: string, periods: readonly FoundPeriod[]) =>
  periods.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )

/** Null when the grammar has no answer for it. */
export function readQuestion(question: string, known: Known): Asked | null {
  const periods = readPeriods(question, known)
  const rest = without(question, periods)
  const folded = foldText(rest)
  const thing = longest(
    folded,
    known.things.map((one) => ({ one, word: foldText(one.name) })),
  )
  const place = longest(
    folded,
    known.places.map((name) => ({ name, word: foldText(name) })),
  )
  // A shop may be called anything: its own name asks for nothing.
  const asking = place ? rest.replace(new RegExp(escaped(place.name), 'i'), ' ') : rest
  const topic = shapes.find(([, shape]) => shape.test(asking))?.[0]
  const isTwoTimes = periods.length > 1 && (topic === undefined || isSum(topic))
  const shop = place ? null : shopAt(rest)
  const category = shop ? null : findCategory(folded, known.categories)
  const isPlace = place !== null && (category === null || place.word.length >= category.name.length)
  const found = topic ?? (category || place ? 'spent' : undefined)
  if (found === undefined) return null
  return {
    topic: isTwoTimes ? 'compare' : found,
    periods: periods.map(({ from, to, words }) => ({ from, to, words })),
    category: isPlace ? null : category,
    place: isPlace
      ? place.name
      : category === null && isSum(found)
        ? (shop ?? freePlace(rest))
        : null,
    thing: thing?.one ?? null,
  }
}

const isSum = (topic: Topic) =>
  topic === 'spent' || topic === 'count' || topic === 'average' || topic === 'compare'
