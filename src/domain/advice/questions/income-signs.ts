/** By what words a question sets what comes in beside what it goes to. */
import type { KnownName, Mention, NameKind } from './names.ts'
import { shapeOf } from './shape.ts'
import type { Topic } from './topics.ts'

/** What comes in, as a thing; income tax is paid. */
const income = shapeOf(
  String.raw`\b(?:incomes?(?! tax)|salar(?:y|ies)|wages?|earnings|pay ?che(?:ck|que)s?|revenue`,
  String.raw`|(?:my|our|the) pay(?! (?:for|on|in|at|to|by|with)\b))\b`,
)
/** What somebody does to have it: also said of one place, where nothing is set beside it. */
const earning = /\b(?:earn(?:ed|s)?|came in|comes in|(?:i|we) (?:make|made))\b/
const beside = shapeOf(
  String.raw`\b(?:vs|versus|compared?|comparison|ratio|relation|against|than|share|part|percent`,
  String.raw`|percentage|proportion|fraction|half|third|quarter|how much of|as a)\b`,
)
const spending = /\b(?:spen[dt]|spending|spendings|expenses|costs?|goes|went|go|outgoings)\b/
const partOf = /\b(?:share|part|percent|percentage|proportion|fraction|how much|half|third) of\b/

const ofThings: readonly NameKind[] = ['category', 'template', 'place', 'item', 'tag']

const ranks = { whole: 0, other: 1, part: 2 } as const

/** The names that fit a mention best. */
const bestIn = ({ names }: Mention) => {
  const best = Math.min(...names.map(({ fit }) => ranks[fit]))
  return names.filter(({ fit }) => ranks[fit] === best)
}

/** Whether it is called like something that comes in, and like nothing that is paid for. */
export const isOfIncome = (mention: Mention): boolean =>
  bestIn(mention).every(({ isIncome }) => isIncome === true)

/** What it goes to; what it comes from is said with from. */
const isThing = (mention: Mention): boolean =>
  mention.out === null &&
  mention.lead !== 'from' &&
  !isOfIncome(mention) &&
  bestIn(mention).some(({ kind }) => ofThings.includes(kind))

/** Those that would count one of the two as if it were the other. */
const mistaken: ReadonlySet<Topic | null> = new Set<Topic | null>([
  ...(['spent', 'earned', 'compare', 'share', 'kept', 'average', 'left', 'list'] as const),
  ...(['categories', 'price', null] as const),
])

/** Whether a question is how much of what comes in goes to something. */
export function isIncomeBeside(
  skeleton: string,
  mentions: readonly Mention[],
  topic: Topic | null,
): boolean {
  if (!mistaken.has(topic)) return false
  const isNamed = income.test(skeleton) || mentions.some((one) => !one.out && isOfIncome(one))
  if (mentions.some(isThing)) return isNamed || (earning.test(skeleton) && beside.test(skeleton))
  // Without a thing, all that goes out is meant, where the income is one that is named.
  const isOfOne = mentions.length > 0 && mentions.every((one) => !one.out && isOfIncome(one))
  return isOfOne && spending.test(skeleton) && (partOf.test(skeleton) || beside.test(skeleton))
}

export const comesIn = /\b(?:earn(?:ed|s)?|g[eo]t|receive[ds]?|c[ao]mes?|brings?|brought|income)\b/

/** Interest is paid on a loan, and is a thing by itself where it comes in. */
export const isInterestIn = ({ isIncome }: KnownName, said: readonly string[], word: string) =>
  word === 'interest' && isIncome === true && comesIn.test(said.join(' '))

/** Who has wages and a pension asks for the one that is called so. */
export const isPayCalled = ({ kind, isIncome }: KnownName, words: readonly string[]) =>
  kind === 'template' && isIncome === true && /^(?:wages?|earnings)$/.test(words.join(' '))
