/** A budget: how much may be spent on some categories in a period. */
import { z } from 'zod'
import { mostMoves } from '#domain/budgets/moves.ts'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  isEachOnce,
  named,
  recentDay,
  uuid,
} from '../entity.ts'
import { limits } from '../limits.ts'

export const budgetPeriods = [
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
  'custom',
] as const

export const surplusWays = ['keep', 'reset', 'cap'] as const
export const deficitWays = ['carry', 'forgive'] as const

/** What is told of one is told once in it, and that is not remembered for ever. */
const longestYears = 10

const isTooLong = (from: string, to: string) =>
  `${Number(to.slice(0, 4)) - longestYears}${to.slice(4)}` > from

/** Money that came from another budget, or went there; the other one has it with the other sign. */
const move = z.strictObject({
  id: uuid,
  on: day,
  amount: z.int(),
  otherId: uuid,
})

type BudgetRow = {
  readonly period: (typeof budgetPeriods)[number]
  readonly startOn: string
  readonly endOn: string | null
  readonly rollover: { readonly surplus: string; readonly cap: number | null }
  readonly amountChanges: readonly { readonly from: string }[]
}

function checkBudget({ period, startOn, endOn, rollover, amountChanges }: BudgetRow): Complaints {
  const wrong: Record<string, string> = {}
  if (endOn !== null && endOn < startOn) wrong.endOn = 'Choose a day after the first one.'
  if (period === 'custom' && endOn === null) wrong.endOn = 'Choose the last day.'
  if (period === 'custom' && endOn !== null && isTooLong(startOn, endOn)) {
    wrong.endOn = 'Choose a last day within ten years.'
  }
  if (rollover.surplus === 'cap' && rollover.cap === null) {
    wrong['rollover.cap'] = 'Enter how much may be kept at most.'
  }
  for (const [at, { from }] of amountChanges.entries()) {
    const before = amountChanges[at - 1]
    if (before && before.from >= from) {
      wrong[`amountChanges.${at}.from`] = 'Put changes of the amount in order, one a day.'
    }
  }
  return wrong
}

export const budgets = {
  writable: {
    name: named(80, 'Give the budget a name.'),
    /** None means everything counts; one with others below it means those too. */
    categoryIds: z
      .array(uuid)
      .max(100, { error: 'Choose at most 100 categories.' })
      .refine(isEachOnce, { error: 'Choose each category once.' }),
    /** For a whole period. */
    amount,
    /** What it is from a day on instead. */
    amountChanges: z.array(z.strictObject({ from: day, amount })).max(100),
    currency,
    period: z.enum(budgetPeriods),
    /** The first day of the first period; the others begin on days like it. */
    startOn: recentDay,
    endOn: day.nullable(),
    /** What becomes of what is left at the end of a period, or of what was spent beyond. */
    rollover: z.strictObject({
      surplus: z.enum(surplusWays),
      deficit: z.enum(deficitWays),
      cap: amount.nullable(),
    }),
    /** Percent of the amount at which to tell the user. */
    alerts: z
      .array(z.int().min(1).max(1000))
      .max(10)
      .refine(isEachOnce, { error: 'Choose each percentage once.' }),
    /** Out of the way, and silent. */
    archived: z.boolean(),
  },
  serverOwned: { ...createdBy, updatedAt: instant, moves: z.array(move).max(mostMoves) },
  defaults: {
    categoryIds: [],
    amountChanges: [],
    period: 'monthly',
    endOn: null,
    rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
    alerts: [...limits.budgetAlerts],
    archived: false,
    moves: [],
  },
  check: checkBudget,
} as const satisfies Entity
