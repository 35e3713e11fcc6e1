/** Advice about budgets: too small, too large, or about to run out. */

import { addDays, earlierDay, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { roundForPeople } from '../../budgets/suggest.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { about } from '../covered.ts'
import type { BudgetFact, Facts, PeriodFact } from '../facts.ts'
import { dayWords, money, monthWords, opening, spanLink, sumWords, usedWords } from '../words.ts'

const periodsLooked = 6
const periodsLeast = 3

const link = ({ id }: BudgetFact) => `/mcapp/budgets/${id}`

const matters = ({ id, topIds }: BudgetFact) => [about.budget(id), ...topIds.map(about.category)]

function spanWords(facts: Facts, { from, to }: PeriodFact): string {
  const month = monthOf(from)
  const isMonth = from === monthRange(month).from && to === monthRange(month).to
  return isMonth ? monthWords(facts, month) : `${dayWords(facts, from)} to ${dayWords(facts, to)}`
}

const periodRow = (
  facts: Facts,
  { id, currency, categoryIds }: BudgetFact,
  period: PeriodFact,
): Evidence => ({
  collection: 'budgets',
  id: `${id} ${period.from}`,
  words: spanWords(facts, period),
  date: null,
  amount: period.spent,
  currency,
  ...(period.isAbout && { isAbout: true }),
  of: period.assigned,
  link: spanLink('expenses', period, categoryIds),
})

const resizing = (budget: BudgetFact, to: number, facts: Facts) =>
  opening(`Change to ${money(facts, to, budget.currency)}`, `/mcapp/budgets?edit=${budget.id}`, {
    amount: to,
  })

/** The last periods as far as none is left out between them and this one. */
function lastInARow({ past, now }: BudgetFact): readonly PeriodFact[] {
  const begins = [...past.map(({ from }) => from), now?.from ?? '']
  const isTorn = ({ to }: PeriodFact, at: number) => addDays(to, 1) !== begins[at + 1]
  return past.slice(past.findLastIndex(isTorn) + 1).slice(-periodsLooked)
}

interface Resizable {
  readonly budget: BudgetFact
  readonly past: readonly PeriodFact[]
}

/** An amount that was changed before is a plan of its own, and not ours to overwrite. */
const resizable = ({ budgets }: Facts): readonly Resizable[] =>
  budgets
    .filter(({ hasAmountChanges }) => !hasAmountChanges)
    .map((budget) => ({ budget, past: lastInARow(budget) }))
    .filter(({ past }) => past.length >= periodsLeast)

const averageOf = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)

/** Never below what the running period has taken: it would be over at once. */
const enough = ({ currency, now }: BudgetFact, amount: number) =>
  roundForPeople(Math.max(1, amount, now?.spent ?? 0), currency)

export const budgetTooSmall: Rule = {
  name: 'budget-too-small',
  find: (facts) =>
    resizable(facts).flatMap(({ budget, past }): Finding[] => {
      const over = past.filter(({ spent, assigned }) => spent > assigned)
      const average = averageOf(past.map(({ spent }) => spent))
      const to = enough(budget, average)
      if (over.length * 3 < past.length * 2 || to <= budget.amount) return []
      return [
        {
          subject: budget.id,
          title: `${budget.name} budget is too low`,
          text:
            `You went over it in ${over.length} of its last ${past.length} periods; all of them ` +
            `took ${sumWords(facts, average, past, budget.currency)} on average. ` +
            'A budget that fits warns you when something is really off.',
          yearly: null,
          confidence: 'high',
          evidence: past.map((period) => periodRow(facts, budget, period)),
          link: link(budget),
          action: resizing(budget, to, facts),
          matters: matters(budget),
          weight: average,
        },
      ]
    }),
}

export const budgetTooLarge: Rule = {
  name: 'budget-too-large',
  find: (facts) =>
    resizable(facts).flatMap(({ budget, past }): Finding[] => {
      const most = Math.max(...past.map(({ spent }) => spent))
      const to = enough(budget, most)
      if (most <= 0 || to * 10 > budget.amount * 8) return []
      if (past.some(({ assigned }) => assigned !== budget.amount)) return []
      return [
        {
          subject: budget.id,
          title: `${budget.name} has room to spare`,
          text:
            `In the last ${past.length} periods at most ` +
            `${sumWords(facts, most, past, budget.currency)} ` +
            `of ${money(facts, budget.amount, budget.currency)} was needed. ` +
            'The rest can go into a goal.',
          // What is not set aside here is not saved yet.
          yearly: null,
          confidence: 'medium',
          evidence: past.map((period) => periodRow(facts, budget, period)),
          link: link(budget),
          action: resizing(budget, to, facts),
          matters: matters(budget),
          weight: most,
        },
      ]
    }),
}

type Now = NonNullable<BudgetFact['now']>

/** All that a period comes to, part by part. */
function nowRows(facts: Facts, budget: BudgetFact, now: Now): readonly Evidence[] {
  const { currency, categoryIds, id } = budget
  const row = (words: string, amount: number, more: Partial<Evidence> = {}): Evidence => ({
    ...{ collection: 'budgets', id: `${id} ${words}`, words, date: null, amount, currency },
    ...(now.isAbout && { isAbout: true }),
    link: link(budget),
    ...more,
  })
  const { today } = facts
  const spent = now.spent - now.ahead
  return [
    row('Spent until today', spent, {
      of: now.available,
      link: spanLink('expenses', { from: now.from, to: earlierDay(now.to, today) }, categoryIds),
    }),
    ...(now.ahead === 0
      ? []
      : [
          row('Entered for later days', now.ahead, {
            isAbout: now.isAheadAbout === true,
            link: spanLink('expenses', { from: addDays(today, 1), to: now.to }, categoryIds),
          }),
        ]),
    ...(now.upcoming ? [row('Still to come from Recurring', now.upcoming)] : []),
    ...(now.rest ? [row('The usual for the days left', now.rest)] : []),
  ]
}

export const budgetOverrun: Rule = {
  name: 'budget-overrun',
  find: (facts) =>
    facts.budgets.flatMap((budget): Finding[] => {
      const { now, currency } = budget
      if (!now || now.projected === null || now.available <= 0) return []
      if (now.projected * 20 <= now.available * 21 || now.spent > now.projected) return []
      // As its page and its notice say it: what is dated later counts, and is said apart.
      const { spent } = now
      const isOver = spent > now.available
      if (!isOver && now.missing?.length) return []
      const cash = (amount: number) => sumWords(facts, amount, [now], currency)
      const sofar = usedWords(facts, budget)
      return [
        {
          subject: budget.id,
          title: isOver
            ? `${budget.name} is over by ${cash(spent - now.available)}`
            : `${budget.name} is likely to go over`,
          text:
            now.projected > spent
              ? `${sofar}. With what is still to come it will be about ` +
                `${money(facts, now.projected, currency)} ` +
                `on ${dayWords(facts, now.to)}.`
              : `${sofar}, until ${dayWords(facts, now.to)}.`,
          yearly: null,
          confidence: isOver ? 'high' : 'medium',
          evidence: nowRows(facts, budget, now),
          link: link(budget),
          action: null,
          matters: matters(budget),
          weight: now.projected,
          about: now.from,
        },
      ]
    }),
}
