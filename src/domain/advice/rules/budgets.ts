/** Advice about budgets: too small, too large, about to run out, or missing. */
import { medianOf } from '../../budgets/median.ts'
import { roundForPeople } from '../../budgets/suggest.ts'
import { type Finding, newId, type Rule } from '../advice.ts'
import type { BudgetFact, CategoryFact, Facts } from '../facts.ts'
import { changing, dayWords, entryRow, money, percent, plainRow } from '../words.ts'
import { isWorth, usualMonth } from '../yardstick.ts'

const periodsLooked = 6
const periodsLeast = 3

const row = (budget: BudgetFact) =>
  plainRow('budgets', budget, budget.now?.spent ?? null, budget.currency)

const resizing = (budget: BudgetFact, to: number, facts: Facts) =>
  changing(
    `Change to ${money(facts, to, budget.currency)}`,
    `${budget.name} is ${money(facts, to, budget.currency)} now`,
    { collection: 'budgets', id: budget.id, field: 'amount', from: budget.amount, to },
  )

/** An amount that was changed before is a plan of its own, and not ours to overwrite. */
const resizable = ({ budgets }: Facts) =>
  budgets.filter(({ past, hasAmountChanges }) => past.length >= periodsLeast && !hasAmountChanges)

export const budgetTooSmall: Rule = {
  name: 'budget-too-small',
  find: (facts) =>
    resizable(facts).flatMap((budget): Finding[] => {
      const past = budget.past.slice(-periodsLooked)
      const over = past.filter(({ spent, assigned }) => spent > assigned)
      const usual = medianOf(past.map(({ spent }) => spent)) ?? 0
      const to = roundForPeople(usual, budget.currency)
      if (over.length * 3 < past.length * 2 || to <= budget.amount) return []
      return [
        {
          subject: budget.id,
          title: `${budget.name} is too small to hold`,
          text:
            `It was exceeded in ${over.length} of the last ${past.length} periods; ` +
            `${money(facts, usual, budget.currency)} is usual. ` +
            'A budget that fits warns you when something is really off.',
          yearly: null,
          confidence: 'high',
          evidence: [row(budget)],
          link: `/mcapp/budgets/${budget.id}`,
          action: resizing(budget, to, facts),
          weight: usual,
        },
      ]
    }),
}

export const budgetTooLarge: Rule = {
  name: 'budget-too-large',
  find: (facts) =>
    resizable(facts).flatMap((budget): Finding[] => {
      const past = budget.past.slice(-periodsLooked)
      const most = Math.max(...past.map(({ spent }) => spent))
      const to = roundForPeople(Math.max(1, most), budget.currency)
      if (most <= 0 || to * 10 > budget.amount * 8) return []
      const spare = budget.toBook(budget.amount - to)
      return [
        {
          subject: budget.id,
          title: `${budget.name} has room to spare`,
          text:
            `In the last ${past.length} periods at most ${money(facts, most, budget.currency)} ` +
            `of ${money(facts, budget.amount, budget.currency)} was needed. ` +
            'The rest can go into a goal.',
          yearly: spare === null ? null : spare * budget.periodsPerYear,
          confidence: 'medium',
          evidence: [row(budget)],
          link: `/mcapp/budgets/${budget.id}`,
          action: resizing(budget, to, facts),
          weight: most,
        },
      ]
    }),
}

export const budgetOverrun: Rule = {
  name: 'budget-overrun',
  find: (facts) =>
    facts.budgets.flatMap((budget): Finding[] => {
      const { now, currency } = budget
      if (!now || now.projected === null || now.available <= 0) return []
      if (now.projected * 20 <= now.available * 21 || now.spent > now.projected) return []
      const isOver = now.spent > now.available
      if (!isOver && now.missing?.length) return []
      return [
        {
          subject: budget.id,
          title: isOver ? `${budget.name} is exceeded` : `${budget.name} will probably not last`,
          text:
            `${money(facts, now.spent, currency)} of ${money(facts, now.available, currency)} is ` +
            `spent; by ${dayWords(facts, now.to)} it will be about ` +
            `${money(facts, now.projected, currency)}.`,
          yearly: null,
          confidence: isOver ? 'high' : 'medium',
          evidence: [row(budget)],
          link: `/mcapp/budgets/${budget.id}`,
          action: null,
          weight: now.projected,
          about: now.from,
        },
      ]
    }),
}

const budgetFor = (facts: Facts, category: CategoryFact, amount: number) => ({
  label: `Budget ${money(facts, amount)} a month`,
  done: `${category.name} has a budget`,
  commands: [
    {
      name: 'budgets.create',
      args: {
        doc: {
          id: newId,
          name: category.name.slice(0, 80),
          categoryIds: [category.id],
          amount,
          currency: facts.currency,
          startOn: `${facts.today.slice(0, 7)}-01`,
        },
      },
    },
  ],
  undo: [{ name: 'budgets.delete', args: { id: newId } }],
  held: null,
})

const categoryLink = (category: CategoryFact) => `/mcapp/expenses?month=all&category=${category.id}`

export const unbudgeted: Rule = {
  name: 'unbudgeted-category',
  find(facts) {
    const month = usualMonth(facts)
    if (month === null || facts.months.length < periodsLeast || facts.budgets.length === 0)
      return []
    return facts.categories.flatMap((category): Finding[] => {
      const usual = medianOf(category.months.slice(-periodsLooked))
      if (category.isBudgeted || usual === null || usual * 10 < month) return []
      return [
        {
          subject: category.id,
          title: `${category.name} has no budget`,
          text:
            `A usual month takes ${money(facts, usual)}, ${percent(usual, month)}% of what you ` +
            'spend. A budget shows in time when it is more.',
          yearly: null,
          confidence: 'medium',
          evidence: category.largest.map((entry) => entryRow(entry)),
          link: categoryLink(category),
          action: budgetFor(facts, category, roundForPeople(usual, facts.currency)),
          weight: usual,
        },
      ]
    })
  },
}

export const categoryCreep: Rule = {
  name: 'category-creep',
  find: (facts) =>
    facts.categories.flatMap((category): Finding[] => {
      const lately = medianOf(category.months.slice(-3))
      const before = medianOf(category.months.slice(-9, -3))
      if (lately === null || before === null || category.months.length < 6) return []
      const yearly = (lately - before) * 12
      if (before <= 0 || lately * 4 < before * 5 || !isWorth(facts, yearly, 10)) return []
      return [
        {
          subject: category.id,
          title: `${category.name} has grown`,
          text:
            `The last three months took about ${money(facts, lately)} each, before that it was ` +
            `${money(facts, before)}: ${percent(lately - before, before)}% more.`,
          yearly,
          confidence: 'medium',
          evidence: category.largest.map((entry) => entryRow(entry)),
          link: categoryLink(category),
          action: category.isBudgeted
            ? null
            : budgetFor(facts, category, roundForPeople(before, facts.currency)),
          weight: lately,
        },
      ]
    }),
}
