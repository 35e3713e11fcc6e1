/** Advice about whole categories: one that grew, and one that nothing watches over. */
import { roundForPeople } from '../../budgets/suggest.ts'
import { sinceBegun, typicalMonth } from '../../budgets/typical-month.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { about, isMostlyPlanned } from '../covered.ts'
import type { CategoryFact, Facts } from '../facts.ts'
import {
  goesOn,
  money,
  monthSpan,
  monthWords,
  opening,
  percentWords,
  sinceWords,
  spanLink,
  sumWords,
  timesWords,
} from '../words.ts'
import { isWorth, type KnownMonth, lastMonths } from '../yardstick.ts'

const monthsLooked = 6
const entriesLeast = 6

interface Month extends KnownMonth {
  readonly cost: number
  readonly count: number
  readonly isCostAbout: boolean
}

/** Of what the category cost in them. */
const rough = (months: readonly Month[]) =>
  months.map(({ isCostAbout }) => ({ isAbout: isCostAbout }))

/** Its last six months, beside the whole of them; null while there are fewer, or one is unknown. */
function halfYear(facts: Facts, category: CategoryFact): readonly Month[] | null {
  const months = lastMonths(facts, monthsLooked)
  const costs = category.months.slice(-monthsLooked)
  const counts = category.counts.slice(-monthsLooked)
  const about = (category.about ?? []).slice(-monthsLooked)
  if (!months || costs.some((cost) => cost === null)) return null
  return months.map((month, at) => ({
    ...month,
    ...{ cost: costs[at] ?? 0, count: counts[at] ?? 0, isCostAbout: about[at] ?? false },
  }))
}

const sum = (months: readonly Month[]) => months.reduce((all, { cost }) => all + cost, 0)
const countIn = (months: readonly Month[]) => months.reduce((all, { count }) => all + count, 0)

const monthRow = (facts: Facts, { id }: CategoryFact, month: Month): Evidence => ({
  collection: 'expenses',
  id: `${id} ${month.month}`,
  words: monthWords(facts, month.month),
  date: null,
  amount: month.cost,
  currency: facts.currency,
  ...(month.isCostAbout && { isAbout: true }),
  link: spanLink('expenses', monthSpan(month.month, month.month), [id]),
})

const allLink = ({ id }: CategoryFact, months: readonly Month[]) =>
  spanLink('expenses', monthSpan(months[0]?.month ?? '', months.at(-1)?.month ?? ''), [id])

/**
 * As much as the page of budgets suggests. What comes by a plan counts there as it runs now, so for
 * a category that has such, that page is where the amount is told.
 */
function budgetFor(facts: Facts, { id, name, spentNow }: CategoryFact, months: readonly Month[]) {
  const { currency, today } = facts
  const isPlanned = facts.templates.some(({ kind, topId }) => kind === 'expense' && topId === id)
  const costs = months.map(({ month, cost }) => ({ month, spent: cost, everyday: cost }))
  const typical = isPlanned
    ? null
    : typicalMonth(sinceBegun(costs), null, { templates: [], inCurrency: () => null, today })
  const fill = { name: name.slice(0, 80), categoryIds: [id], currency }
  if (typical === null) return opening('Make a budget', '/mcapp/budgets?add=1', fill)
  const amount = roundForPeople(Math.max(typical, spentNow ?? 0), currency)
  const label = `Budget ${money(facts, amount)} a month`
  return opening(label, '/mcapp/budgets?add=1', { ...fill, amount })
}

export const unbudgeted: Rule = {
  name: 'unbudgeted-category',
  find(facts) {
    if (facts.budgets.length === 0) return []
    return facts.categories.flatMap((category): Finding[] => {
      const months = halfYear(facts, category)
      if (category.isBudgeted || !months) return []
      const [cost, whole] = [sum(months), months.reduce((all, one) => all + one.spending, 0)]
      const average = Math.round(cost / months.length)
      const isSteady = months.every((month) => month.cost > 0) && countIn(months) >= entriesLeast
      if (!isSteady || cost * 10 < whole) return []
      if (isMostlyPlanned(facts, category.id, average)) return []
      return [
        {
          subject: category.id,
          title: `${category.name} has no budget`,
          text:
            `${sinceWords(facts, months)} it took ` +
            `${sumWords(facts, average, rough(months))} a month on average, ` +
            `${percentWords(facts, cost, whole)} of all you spent. ` +
            'A budget shows in time when it is more.',
          yearly: null,
          confidence: 'medium',
          evidence: months.map((month) => ({
            ...monthRow(facts, category, month),
            of: month.spending,
            ...(month.about?.spending && { isOfAbout: true }),
          })),
          link: allLink(category, months),
          action: budgetFor(facts, category, months),
          matters: [about.category(category.id)],
          weight: average,
        },
      ]
    })
  },
}

export const categoryCreep: Rule = {
  name: 'category-creep',
  find: (facts) =>
    facts.categories.flatMap((category): Finding[] => {
      const months = halfYear(facts, category)
      if (category.isBudgeted || !months) return []
      const [before, lately] = [months.slice(0, 3), months.slice(3)]
      const [then, now] = [sum(before), sum(lately)]
      // Each of the three, so that one large purchase or an old one does not count as growing.
      const hasGrown =
        then > 0 && now * 4 >= then * 5 && lately.every(({ cost }) => cost * 3 > then)
      // Four times as much is another thing, not more of the same.
      const isSame = now <= then * 4
      const isEnough = countIn(lately) >= entriesLeast && countIn(before) >= 3
      const yearly = (now - then) * 4
      if (!hasGrown || !isSame || !isEnough || !isWorth(facts, yearly, 10)) return []
      if (isMostlyPlanned(facts, category.id, now / 3)) return []
      return [
        {
          subject: category.id,
          title: `${category.name} has grown`,
          text:
            `${sinceWords(facts, lately)} took ${sumWords(facts, now, rough(lately))}, ` +
            'the three months before ' +
            `${sumWords(facts, then, rough(before))}: ` +
            `${percentWords(facts, now - then, then)} more. ` +
            'Each of the three was ' +
            'above the average of those before.',
          yearly,
          basis: `${timesWords(facts, [{ times: 4, amount: now - then }])}, ${goesOn}`,
          confidence: 'medium',
          evidence: months.map((month) => monthRow(facts, category, month)),
          link: allLink(category, months),
          action: budgetFor(facts, category, months),
          matters: [about.category(category.id)],
          weight: now,
        },
      ]
    }),
}
