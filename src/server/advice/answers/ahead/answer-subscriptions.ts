import { counted } from '#domain/counted.ts'
import { sumAmounts } from '#domain/money/money.ts'
import type { LikelyRecurring } from '#domain/recurring/detect-recurring.ts'
import type { KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { aboutIn, ofPlan, planSentence, yearly } from '../answer-plans.ts'
import { isHome, isSupplyOf, planName, planRow, runningPlans, yearlyOf } from '../plans.ts'
import { saidOf } from '../say.ts'
import { seenPlans, seenRow, seenSentences, seenYearly } from '../seen-plans.ts'

const link = '/mcapp/recurring'

const subscriptionIds = ({ names }: AnswerBook): readonly string[] =>
  names.all
    .filter(({ name }) => /^subscriptions?$/i.test(name))
    .flatMap(({ id }) => names.below(id))

/** Those of a category that is called so, or what else may be one; without the word, all. */
function subscriptionsIn({ asked, book }: Question): readonly KnownTemplate[] {
  const all = runningPlans(book, 'expense')
  const isOnly = /\bsubscri\w+\b/.test(asked.skeleton)
  const ids = isOnly ? subscriptionIds(book) : []
  const some = all.filter(({ template }) => ids.includes(template.categoryId ?? ''))
  return some.length > 0 ? some : all.filter((plan) => !isOnly || !isHome(plan, book))
}

/** Those that are filed as such; where nothing is, what is neither rent nor what a home takes. */
function seenSubscriptions(book: AnswerBook): readonly LikelyRecurring[] {
  const ids = subscriptionIds(book)
  const all = seenPlans(book)
  const own = all.filter(({ categoryId }) => ids.includes(categoryId ?? ''))
  const isFiled = own.length > 0 || ids.some((id) => book.filed.has(id))
  return isFiled ? own : all.filter(({ categoryId }) => !isSupplyOf(categoryId, book))
}

/** How many there are and what all of them take, also those that are only seen in the rows. */
function countedSentences(
  { asked, book }: Question,
  plans: readonly KnownTemplate[],
  seen: readonly LikelyRecurring[],
) {
  const { facts } = book
  const each = [
    ...plans.map((plan) => ({ name: planName(plan), year: yearlyOf(plan, book) })),
    ...seen.map((one) => ({
      name: one.description,
      year: book.book.inBook(seenYearly(one), one.currency),
    })),
  ].toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  const all = sumAmounts(each.map(({ year }) => year))
  const about = [...plans.map(ofPlan(book)), ...seen.map(aboutIn(book.book))]
  const isMany = /\bhow many\b|\bnumber of\b/.test(asked.skeleton)
  const ranked = /\b(?:cheapest|least expensive|lowest|smallest)\b/.test(asked.skeleton)
    ? each.toReversed()
    : each
  const [top] = ranked
  const isRanked = /\b(?:most|dearest|biggest|highest|largest|priciest|costliest)\b/.test(
    asked.skeleton,
  )
  const many = isMany ? [`${each.length} in all.`] : []
  const first =
    top?.year && (isRanked || ranked !== each)
      ? [
          `${top.name} is the ${ranked === each ? 'dearest' : 'cheapest'}: ` +
            `${saidOf(facts, top.year)} a year.`,
        ]
      : []
  const sum =
    seen.length > 0 && each.length > 1 && all !== null
      ? [
          `All ${each.length} together, those in your rows too: ` +
            `${saidOf(facts, all, ...about)} a year, ` +
            `${saidOf(facts, Math.round(all / 12), ...about)} a month.`,
        ]
      : []
  return { lead: [...many, ...first], sum }
}

/** The figure that was asked for stands first. */
function costWords(
  { asked, book: { facts } }: Question,
  all: number,
  about: readonly { readonly isAbout: boolean }[],
): string {
  const year = `${saidOf(facts, all, ...about)} in the next twelve months`
  const month = `${saidOf(facts, Math.round(all / 12), ...about)} a month`
  const isMonthly = /\b(?:per|a|each|every) month\b|\bmonthly\b/.test(asked.skeleton)
  return isMonthly ? `${month}, ${year}` : `${year}, ${month}`
}

export const answerSubscriptions: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const plans = subscriptionsIn(question).toSorted(
    (a, b) => (yearlyOf(b, book) ?? 0) - (yearlyOf(a, book) ?? 0),
  )
  const isOnly = /\bsubscri\w+\b/.test(question.asked.skeleton)
  const seen = (isOnly ? seenSubscriptions(book) : seenPlans(book)).toSorted(
    (a, b) => seenYearly(b) - seenYearly(a),
  )
  const seenToo = seenSentences(book, seen)
  const { lead, sum } = countedSentences(question, plans, seen)
  if (plans.length === 0) {
    const isOther = runningPlans(book, 'expense').length > 0
    const none = isOther ? 'No subscription' : 'Nothing recurring'
    return answered([...lead, ...sum, `${none} is entered yet.`, ...seenToo], {
      ...{ evidence: seen.map(seenRow), link },
    })
  }
  const all = yearly(plans, book)
  const about = plans.map(ofPlan(book))
  const these = plans.length === 1 ? 'It costs' : `These ${plans.length} cost`
  const running = runningPlans(book, 'expense')
  const rest = running.length - plans.length
  const more = yearly(running, book)
  return answered(
    [
      ...lead,
      ...(all === null ? [] : [`${these} ${costWords(question, all, about)}.`]),
      ...plans.map((plan) => planSentence(plan, book)),
      ...(rest > 0 && more !== null
        ? [
            `With ${counted(rest, 'other')} that ${rest === 1 ? 'recurs' : 'recur'} it is ` +
              `${saidOf(facts, more, ...running.map(ofPlan(book)))} in twelve months.`,
          ]
        : []),
      ...seenToo,
      ...sum,
    ],
    { evidence: [...plans.map((plan) => planRow(plan, book)), ...seen.map(seenRow)], link },
  )
}
