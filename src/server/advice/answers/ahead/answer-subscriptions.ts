import { dayWords } from '#domain/advice/words.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { sumAmounts } from '#domain/money/money.ts'
import type { LikelyRecurring } from '#domain/recurring/detect-recurring.ts'
import type { KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { aboutIn, ofPlan, planSentence } from '../answer-plans.ts'
import {
  isHome,
  isSupplyOf,
  planName,
  planRow,
  priceWords,
  runningPlans,
  yearlyOf,
} from '../plans.ts'
import { saidOf, timesWords } from '../say.ts'
import { seenPlans, seenPriceWords, seenRow, seenSentences, seenYearly } from '../seen-plans.ts'
import { everything, rowsOf } from '../sums.ts'

const link = '/mcapp/recurring'

const subscriptionIds = ({ names }: AnswerBook): readonly string[] =>
  names.all
    .filter(({ name }) => /^subscriptions?$/i.test(name))
    .flatMap(({ id }) => names.below(id))

/** What comes again: what is entered in Recurring, and what only the rows show. */
interface Recurs {
  readonly plans: readonly KnownTemplate[]
  readonly seen: readonly LikelyRecurring[]
}

interface Counted {
  readonly these: Recurs
  /** What comes again too and is not asked for. */
  readonly rest: Recurs
  /** Something is filed as what is asked for, so only that counts. */
  readonly isFiled: boolean
}

/** What is filed as a subscription; where nothing is, neither rent nor what a home takes. */
function countedIn({ asked, book }: Question): Counted {
  const all: Recurs = { plans: runningPlans(book, 'expense'), seen: seenPlans(book) }
  const none: Recurs = { plans: [], seen: [] }
  if (!isOnly(asked)) return { these: all, rest: none, isFiled: false }
  const ids = subscriptionIds(book)
  const isFiledSo = (categoryId: string | null | undefined) => ids.includes(categoryId ?? '')
  const isFiled =
    ids.some((id) => book.filed.has(id)) ||
    all.plans.some(({ template }) => isFiledSo(template.categoryId))
  const [plans, otherPlans] = parted(all.plans, (plan) =>
    isFiled ? isFiledSo(plan.template.categoryId) : !isHome(plan, book),
  )
  const [seen, otherSeen] = parted(all.seen, ({ categoryId }) =>
    isFiled ? isFiledSo(categoryId) : !isSupplyOf(categoryId, book),
  )
  const rest = { plans: otherPlans, seen: isFiled ? otherSeen : [] }
  return { these: { plans, seen }, rest, isFiled }
}

function parted<One>(all: readonly One[], isMeant: (one: One) => boolean) {
  const [meant, others]: [One[], One[]] = [[], []]
  for (const one of all) (isMeant(one) ? meant : others).push(one)
  return [meant, others] as const
}

const isOnly = ({ skeleton }: Question['asked']) => /\bsubscri\w+\b/.test(skeleton)

const [besidesMost, yearDays] = [100, 365]

/** What is filed so and is not seen to come again, each payee once. */
async function filedOnly({ book }: Question, { plans, seen }: Recurs): Promise<readonly string[]> {
  const { facts } = book
  const ids = subscriptionIds(book)
  const names = seen.map(({ description }) => description)
  const paid = plans.flatMap(({ template }) => book.payments.get(template.id)?.ids ?? [])
  const period = { from: addDays(facts.today, -yearDays), to: facts.today }
  const filed = { ...everything, categoryIds: ids, notNames: names, notEntryIds: paid } as const
  const wanted = { ...filed, kind: 'expense', period } as const
  const rows = ids.length > 0 ? await rowsOf(book.book, wanted, 'latest', besidesMost) : []
  return [...Map.groupBy(rows, ({ words }) => words).values()].flatMap(([last, ...others]) => {
    if (!last) return []
    const { words, date, cost, isAbout } = last
    const size = `${saidOf(facts, cost, { isAbout })} on ${dayWords(facts, date ?? '')}`
    const often =
      others.length === 0 ? '' : ` and ${timesWords(others.length)} before within a year`
    return [
      `${words}, ${size}${often}, is filed so too, but is not seen to come again, ` +
        'and is not counted.',
    ]
  })
}

interface Yearly {
  readonly name: string
  readonly price: string
  readonly year: number | null
  readonly isAbout: boolean
}

/** What each of them takes in the twelve months ahead, the dearest first. */
const yearlyEach = (book: AnswerBook, { plans, seen }: Recurs): readonly Yearly[] =>
  [
    ...plans.map((plan) => ({
      ...{ name: planName(plan), price: priceWords(plan, book), year: yearlyOf(plan, book) },
      ...ofPlan(book)(plan),
    })),
    ...seen.map((one) => ({
      ...{ name: one.description, price: seenPriceWords(book.facts, one) },
      year: book.book.inBook(seenYearly(one), one.currency),
      ...aboutIn(book.book)(one),
    })),
  ].toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))

/** How many there are, and the dearest or cheapest of them, where that is asked for. */
function askedFirst({ asked, book }: Question, each: readonly Yearly[]): readonly string[] {
  const isMany = /\bhow many\b|\bnumber of\b/.test(asked.skeleton)
  const isLeast = /\b(?:cheapest|least expensive|lowest|smallest)\b/.test(asked.skeleton)
  const isMost = /\b(?:most|dearest|biggest|highest|largest|priciest|costliest)\b/.test(
    asked.skeleton,
  )
  const top = each.at(isLeast ? -1 : 0)
  const isTold = top?.year && (isMost || isLeast)
  return [
    ...(isMany ? [`${each.length} in all.`] : []),
    ...(isTold
      ? [
          `${top.name} is the ${isLeast ? 'cheapest' : 'dearest'}: ` +
            `${saidOf(book.facts, top.year, top)} a year.`,
        ]
      : []),
  ]
}

const nextYear = 'in the next twelve months'

/** What all of them take; the figure that was asked for stands first. */
function costWords(
  { asked, book: { facts } }: Question,
  each: readonly Yearly[],
  isFirst: 'month' | 'year',
): string {
  const all = sumAmounts(each.map(({ year }) => year))
  const own = isOnly(asked)
  const one = own ? 'Your subscription costs' : 'It costs'
  const these =
    each.length === 1
      ? one
      : own
        ? `Your ${each.length} subscriptions cost`
        : `These ${each.length} cost`
  if (all === null) {
    const theirs = each.length === 1 ? 'it takes' : 'they take'
    return `What ${theirs} cannot be added: a rate is missing.`
  }
  const year = `${saidOf(facts, all, ...each)} ${nextYear}`
  const month = `${saidOf(facts, Math.round(all / 12), ...each)} a month`
  return `${these} ${isFirst === 'month' ? `${month}, ${year}` : `${year}, ${month}`}.`
}

const restMost = 8

/** What comes again besides, with its own sum; by name where another category keeps it apart. */
function restWords(book: AnswerBook, each: readonly Yearly[], isFiled: boolean): readonly string[] {
  const all = sumAmounts(each.map(({ year }) => year))
  const isOne = each.length === 1
  const sum = all === null ? null : `${saidOf(book.facts, all, ...each)} ${nextYear}`
  if (each.length === 0) return []
  if (!isFiled) {
    const others = `${counted(each.length, 'other')} that ${isOne ? 'recurs is' : 'recur are'}`
    return [`${others} not counted${sum ? `: ${sum}` : ''}.`]
  }
  const few = each.slice(0, restMost).map(({ name, price }) => `${name}, ${price}`)
  const more = each.length - few.length
  const listed = [...few, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
  const those = sum ? [`${isOne ? 'It takes' : 'Those take'} ${sum}.`] : []
  return [`Filed elsewhere and not counted: ${listed}.`, ...those]
}

export const answerSubscriptions: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { these, rest, isFiled } = countedIn(question)
  const each = yearlyEach(book, these)
  const plans = these.plans.toSorted((a, b) => (yearlyOf(b, book) ?? 0) - (yearlyOf(a, book) ?? 0))
  const seen = these.seen.toSorted((a, b) => seenYearly(b) - seenYearly(a))
  const isMonthly = /\b(?:per|a|each|every) month\b|\bmonthly\b/.test(asked.skeleton)
  const isOther = rest.plans.length > 0
  const none = isOther ? 'No subscription' : 'Nothing recurring'
  return answered(
    [
      ...askedFirst(question, each),
      ...(each.length > 0 ? [costWords(question, each, isMonthly ? 'month' : 'year')] : []),
      ...(plans.length === 0 ? [`${none} is entered yet.`] : []),
      ...plans.map((plan) => planSentence(plan, book)),
      ...seenSentences(book, seen),
      ...(isOnly(asked) ? await filedOnly(question, { plans, seen: [...seen, ...rest.seen] }) : []),
      ...restWords(book, yearlyEach(book, rest), isFiled),
    ],
    { evidence: [...plans.map((plan) => planRow(plan, book)), ...seen.map(seenRow)], link },
  )
}
