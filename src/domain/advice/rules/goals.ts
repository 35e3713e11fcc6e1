/** Advice about saving: goals that slip, stall or have no day, and money that is left over. */
import { daysBetween } from '../../calendar.ts'
import { type Finding, newId, type Rule } from '../advice.ts'
import type { Facts, GoalFact } from '../facts.ts'
import { changing, dayWords, money, plainRow } from '../words.ts'
import { usualMonth, usualSurplus } from '../yardstick.ts'

const open = ({ goals }: Facts): readonly GoalFact[] =>
  goals.filter(({ saved, target }) => saved < target)

const row = (goal: GoalFact) => plainRow('goals', goal, goal.saved, goal.currency)
const link = ({ id }: GoalFact) => `/mcapp/goals/${id}`

const moving = (facts: Facts, goal: GoalFact, to: string) =>
  changing(`Move to ${dayWords(facts, to)}`, `${goal.name} is planned for ${dayWords(facts, to)}`, {
    collection: 'goals',
    id: goal.id,
    field: 'targetOn',
    from: goal.targetOn,
    to,
  })

const paying = (facts: Facts, goal: GoalFact, amount: number) => ({
  label: `Put in ${money(facts, amount, goal.currency)}`,
  done: `${money(facts, amount, goal.currency)} is in ${goal.name}`,
  commands: [
    {
      name: 'goals.contribute',
      args: { goalId: goal.id, id: newId, amount, date: facts.today, note: null },
    },
  ],
  undo: [{ name: 'goals.removeContribution', args: { id: newId } }],
  held: null,
})

export const goalSlip: Rule = {
  name: 'goal-slip',
  find: (facts) =>
    open(facts).flatMap((goal): Finding[] => {
      const { perMonth, neededPerMonth: needed, targetOn, reachedOn, currency } = goal
      if (targetOn === null || needed === null || perMonth === null) return []
      if (perMonth * 20 >= needed * 19 || perMonth <= 0 || reachedOn === null) return []
      return [
        {
          subject: goal.id,
          title: `${goal.name} will be late`,
          text:
            `You put in about ${money(facts, perMonth, currency)} a month; to have it on ` +
            `${dayWords(facts, targetOn)} it takes ${money(facts, needed, currency)}. ` +
            `Like this it will be ${dayWords(facts, reachedOn)}.`,
          yearly: null,
          confidence: 'high',
          evidence: [row(goal)],
          link: link(goal),
          action: moving(facts, goal, reachedOn),
          weight: needed,
          about: targetOn,
        },
      ]
    }),
}

export const goalStalled: Rule = {
  name: 'goal-stalled',
  find: (facts) =>
    open(facts).flatMap((goal): Finding[] => {
      const { lastOn, usual, currency } = goal
      if (lastOn === null || usual === null) return []
      const days = daysBetween(lastOn, facts.today)
      const amount = Math.min(usual, goal.target - goal.saved)
      if (days < 60) return []
      return [
        {
          subject: goal.id,
          title: `Nothing went into ${goal.name} for ${days} days`,
          text:
            `The last time was ${dayWords(facts, lastOn)}; usually it was ` +
            `${money(facts, usual, currency)}. ` +
            `${money(facts, goal.target - goal.saved, currency)} is missing.`,
          yearly: null,
          confidence: 'medium',
          evidence: [row(goal)],
          link: link(goal),
          action: paying(facts, goal, amount),
          weight: goal.saved,
          about: lastOn,
        },
      ]
    }),
}

export const goalWithoutDay: Rule = {
  name: 'goal-without-day',
  find: (facts) =>
    open(facts).flatMap((goal): Finding[] => {
      const { perMonth, reachedOn, targetOn, currency } = goal
      if (targetOn !== null || reachedOn === null || perMonth === null || perMonth <= 0) return []
      return [
        {
          subject: goal.id,
          title: `${goal.name} could have a day`,
          text:
            `With ${money(facts, perMonth, currency)} a month you have it on ` +
            `${dayWords(facts, reachedOn)}. A goal with a day tells you when you fall behind.`,
          yearly: null,
          confidence: 'medium',
          evidence: [row(goal)],
          link: link(goal),
          action: moving(facts, goal, reachedOn),
          weight: perMonth,
        },
      ]
    }),
}

/** Part of what usually stays of a month, so that a month with less of it does not hurt. */
const partOfSurplus = 2

export const goalTopUp: Rule = {
  name: 'goal-top-up',
  find(facts) {
    const surplus = usualSurplus(facts)
    const month = usualMonth(facts)
    const [goal] = open(facts).toSorted((a, b) => a.priority - b.priority)
    if (!goal || surplus === null || month === null || facts.months.length < 3) return []
    if (surplus * 10 < month || goal.currency !== facts.currency) return []
    const spare = Math.floor(surplus / partOfSurplus)
    const amount = Math.min(spare, goal.target - goal.saved)
    if ((goal.perMonth ?? 0) >= spare || amount <= 0) return []
    return [
      {
        subject: goal.id,
        title: `${money(facts, surplus)} usually stays at the end of a month`,
        text:
          `Half of it, ${money(facts, spare)}, would bring ${goal.name} along: ` +
          `${money(facts, goal.target - goal.saved)} is missing.`,
        yearly: null,
        confidence: 'medium',
        evidence: [row(goal)],
        link: link(goal),
        action: paying(facts, goal, amount),
        weight: surplus,
      },
    ]
  },
}

const cushionMonths = 3

export const cushion: Rule = {
  name: 'cushion',
  find(facts) {
    const month = usualMonth(facts)
    if (month === null || month <= 0 || facts.months.length < cushionMonths) return []
    const saved = facts.goals.reduce((sum, goal) => sum + (goal.toBook(goal.saved) ?? 0), 0)
    const target = month * cushionMonths
    if (saved * 2 >= target || facts.goals.some((goal) => goal.target >= target)) return []
    const doc = { id: newId, name: 'Safety cushion', targetAmount: target, icon: 'umbrella' }
    return [
      {
        subject: 'cushion',
        title: 'A cushion for three months',
        text:
          `A usual month costs ${money(facts, month)}; your goals hold ${money(facts, saved)}. ` +
          `${money(facts, target)} would carry you through three months without income.`,
        yearly: null,
        confidence: 'medium',
        evidence: facts.goals.map(row),
        link: '/mcapp/goals',
        action: {
          label: 'Make it a goal',
          done: 'Safety cushion is a goal',
          commands: [{ name: 'goals.create', args: { doc: { ...doc, currency: facts.currency } } }],
          undo: [{ name: 'goals.delete', args: { id: newId } }],
          held: null,
        },
        weight: target,
      },
    ]
  },
}
