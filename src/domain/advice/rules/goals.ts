/** Advice about saving: goals that slip, stall or have no day, and money that is left over. */
import { type Day, daysBetween, monthOf } from '#domain/calendar/calendar.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { about } from '../covered.ts'
import type { Facts, GoalFact } from '../facts.ts'
import {
  afterLoans,
  changing,
  dayWords,
  flowRow,
  inBook,
  loansRow,
  money,
  neededWords,
  opening,
  plainRow,
  roughIn,
  sumWords,
} from '../words.ts'
import { lastMonths, leastKept, usualMonth } from '../yardstick.ts'
import { bothRows } from './cash.ts'

const open = ({ goals }: Facts): readonly GoalFact[] =>
  goals.filter(({ saved, target }) => saved < target)

const link = ({ id }: GoalFact) => `/mcapp/goals/${id}`

/** What is in it, of what it is for. */
const savedRow = (goal: GoalFact): Evidence => ({
  ...plainRow('goals', goal, goal.saved, goal.currency),
  words: `${goal.name}, saved`,
  of: goal.target,
})

/** What its pace is told from. */
const movedRows = (goal: GoalFact): readonly Evidence[] =>
  goal.moved.map(({ id, date, amount }) => ({
    ...plainRow('goals', goal, amount, goal.currency),
    id,
    words: amount < 0 ? 'Taken out' : 'Put in',
    date,
    link: link(goal),
  }))

const moving = (facts: Facts, goal: GoalFact, to: string) =>
  changing(
    `${goal.targetOn ? 'Move to' : 'Plan for'} ${dayWords(facts, to)}`,
    `${goal.name} is planned for ${dayWords(facts, to)}`,
    {
      collection: 'goals',
      id: goal.id,
      field: 'targetOn',
      from: goal.targetOn,
      to,
    },
  )

/** Nobody plans beyond: a day so far off says only that the pace is too slow. */
const plannedDaysMost = 3660

const isInSight = ({ today }: Facts, day: Day) => daysBetween(today, day) <= plannedDaysMost

const paying = (facts: Facts, goal: GoalFact, amount: number) =>
  opening(`Put in ${money(facts, amount, goal.currency)}`, `${link(goal)}?money=in`, { amount })

const units = { days: 'day', weeks: 'week', months: 'month' } as const

/** Such as `€150.00 in the last 3 months, €50.00 a month`; null while it is too early. */
function paceWords(facts: Facts, { moved, pace, perMonth, currency }: GoalFact): string | null {
  // One payment is no pace.
  if (!pace || perMonth === null || perMonth <= 0 || moved.length < 2) return null
  const net = moved.reduce((sum, { amount }) => sum + amount, 0)
  const over = pace.over === 1 ? `a ${units[pace.unit]}` : `${pace.over} ${pace.unit}`
  return (
    `${money(facts, net, currency)} went in over ${over}, ` +
    `${money(facts, perMonth, currency)} a month`
  )
}

/** A few days are nobody's worry, however large or near the goal is. */
const lateDaysLeast = 7

export const goalSlip: Rule = {
  name: 'goal-slip',
  find: (facts) =>
    open(facts).flatMap((goal): Finding[] => {
      const { perMonth, needed, targetOn, reachedOn, currency } = goal
      const pace = paceWords(facts, goal)
      if (targetOn === null || needed === null || perMonth === null || pace === null) return []
      if (reachedOn === null || perMonth >= needed.perMonth) return []
      if (daysBetween(targetOn, reachedOn) < lateDaysLeast) return []
      return [
        {
          subject: goal.id,
          title: `${goal.name} will be late`,
          text:
            `${pace}. To have the ${money(facts, goal.target - goal.saved, currency)} that is ` +
            `missing on ${dayWords(facts, targetOn)} it takes ` +
            `${neededWords(facts, needed, currency)}. ` +
            `Like this it will be ${dayWords(facts, reachedOn)}.`,
          yearly: null,
          confidence: 'high',
          evidence: [{ ...savedRow(goal), date: targetOn }, ...movedRows(goal)],
          link: link(goal),
          action: isInSight(facts, reachedOn) ? moving(facts, goal, reachedOn) : null,
          matters: [about.goal(goal.id)],
          weight: needed.perMonth,
          about: targetOn,
        },
      ]
    }),
}

export const goalStalled: Rule = {
  name: 'goal-stalled',
  find: (facts) =>
    open(facts).flatMap((goal): Finding[] => {
      const { lastOn, lastAmount, currency } = goal
      if (lastOn === null || lastAmount === null) return []
      const days = daysBetween(lastOn, facts.today)
      const left = goal.target - goal.saved
      if (days < 60) return []
      const last = money(facts, lastAmount, currency)
      return [
        {
          subject: goal.id,
          title: `Nothing went into ${goal.name} for ${days} days`,
          text:
            `The last time was ${dayWords(facts, lastOn)} with ${last}. ` +
            `${money(facts, left, currency)} is missing.`,
          yearly: null,
          confidence: 'medium',
          evidence: [
            savedRow(goal),
            {
              ...plainRow('goals', goal, lastAmount, currency),
              id: `${goal.id} last`,
              words: 'Put in last',
              date: lastOn,
              link: link(goal),
            },
          ],
          link: link(goal),
          action: paying(facts, goal, Math.min(lastAmount, left)),
          matters: [about.goal(goal.id)],
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
      const { reachedOn, targetOn, currency } = goal
      const pace = paceWords(facts, goal)
      if (targetOn !== null || reachedOn === null || pace === null) return []
      if (!isInSight(facts, reachedOn)) return []
      return [
        {
          subject: goal.id,
          title: `Set a target date for ${goal.name}`,
          text:
            `${pace}. Like this the ${money(facts, goal.target - goal.saved, currency)} that is ` +
            `missing is there on ${dayWords(facts, reachedOn)}. ` +
            'With a target date, the app tells you when you fall behind.',
          yearly: null,
          confidence: 'medium',
          evidence: [savedRow(goal), ...movedRows(goal)],
          link: link(goal),
          action: moving(facts, goal, reachedOn),
          matters: [about.goal(goal.id)],
          weight: goal.perMonth ?? 0,
        },
      ]
    }),
}

/** Part of what stayed, so that a month with less of it does not hurt. */
const partOfKept = 2

export const goalTopUp: Rule = {
  name: 'goal-top-up',
  find(facts) {
    const months = lastMonths(facts, 3)
    const [kept, month] = [leastKept(facts), usualMonth(facts)]
    const [goal] = open(facts)
      .filter(({ currency }) => currency === facts.currency)
      .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    if (!goal || !months || kept === null || month === null || kept * 10 < month) return []
    const [half, left] = [Math.floor(kept / partOfKept), goal.target - goal.saved]
    const stayed = `${sumWords(facts, kept, months)} or more stayed`
    const isPutIn = goal.lastOn !== null && monthOf(goal.lastOn) === monthOf(facts.today)
    if ((goal.perMonth ?? 0) >= half || (isPutIn && (goal.lastAmount ?? 0) >= half)) return []
    return [
      {
        subject: goal.id,
        title: `${stayed} of each of the last three whole months${afterLoans(months)}`,
        text:
          `Half of it, ${sumWords(facts, half, months)}, would bring ${goal.name} along: ` +
          `${money(facts, left)} is missing.`,
        yearly: null,
        confidence: 'medium',
        evidence: [
          savedRow(goal),
          ...bothRows(facts, months),
          ...months.flatMap((month) => loansRow(facts, month)),
        ],
        link: link(goal),
        action: paying(facts, goal, Math.min(half, left)),
        matters: [about.goal(goal.id), about.whole],
        weight: kept,
      },
    ]
  },
}

const cushionMonths = 3

export const cushion: Rule = {
  name: 'cushion',
  find(facts) {
    const months = lastMonths(facts, cushionMonths)
    if (!months) return []
    const target = months.reduce((sum, { spending }) => sum + spending, 0)
    const held = facts.goals.map((goal) => ({ goal, saved: goal.toBook(goal.saved) }))
    if (target <= 0 || held.some(({ saved }) => saved === null)) return []
    const saved = held.reduce((sum, one) => sum + (one.saved ?? 0), 0)
    // What accounts hold pays for months without income as well.
    if ((facts.held ?? 0) * 2 >= target) return []
    if (saved * 2 >= target || facts.goals.some((goal) => goal.target * 2 >= target)) return []
    return [
      {
        subject: 'cushion',
        title: 'A cushion for three months',
        text:
          'The last three whole months cost ' +
          `${sumWords(facts, target, roughIn('spending', months))}; your goals hold ` +
          `${sumWords(facts, saved, facts.goals.map(inBook(facts)))}. ` +
          'With a cushion of that size three such months without income ' +
          'are paid for.',
        yearly: null,
        confidence: 'medium',
        evidence: [
          ...months.map((month) => flowRow(facts, 'spending', [month])),
          ...held.map((one) => ({
            ...savedRow(one.goal),
            amount: one.saved,
            currency: facts.currency,
            ...inBook(facts)(one.goal),
            of: one.goal.toBook(one.goal.target) ?? 0,
          })),
        ],
        link: '/mcapp/goals',
        action: opening('Make it a goal', '/mcapp/goals?add=1', {
          ...{ name: 'Safety cushion', targetAmount: target, currency: facts.currency },
          icon: 'umbrella',
        }),
        matters: [about.whole],
        weight: target,
      },
    ]
  },
}
