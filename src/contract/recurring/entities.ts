/** Templates: incomes, expenses and transfers that come again by a rule. */
import { z } from 'zod'
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
  text,
  uuid,
} from '../entity.ts'
import { split } from '../groups/expenses.ts'
import { expenseBase, expenseBaseDefaults } from '../ledger/expenses.ts'
import { incomeBase, incomeBaseDefaults } from '../ledger/incomes.ts'

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export const weekendShifts = ['none', 'before', 'after'] as const

const weekday = z.int().min(1).max(7)
const lastDay = -1
const monthDay = z
  .int()
  .min(lastDay)
  .max(31)
  .refine((given) => given !== 0, { error: 'Choose a day of the month.' })

const nth = z
  .int()
  .min(lastDay)
  .max(5)
  .refine((given) => given !== 0, { error: 'Choose which one of the month.' })

const once = { error: 'Choose each day once.' }

const schedule = {
  frequency: z.enum(frequencies),
  interval: z.int().min(1).max(999),
  /** 1 is Monday, 7 is Sunday; empty takes the start's. */
  weekdays: z.array(weekday).max(7).refine(isEachOnce, once),
  /** -1 is the last day; empty takes the start's. */
  monthDays: z.array(monthDay).max(32).refine(isEachOnce, once),
  nthWeekday: z.strictObject({ nth, weekday }).nullable(),
  /** Where a day on a Saturday or Sunday goes. */
  weekendShift: z.enum(weekendShifts),
  startOn: recentDay,
  endOn: day.nullable(),
  endAfter: z.int().min(1).max(9999).nullable(),
  /** The days, by the rule, that were called off one by one. */
  skippedOn: z.array(day).max(400).refine(isEachOnce, once),
  /** What it costs from a day on. */
  priceChanges: z.array(z.strictObject({ from: day, amount })).max(100),
  contract: z
    .strictObject({
      trialEnd: day.nullable(),
      minTermEnd: day.nullable(),
      noticeDays: z.int().min(0).max(3660).nullable(),
      autoRenew: z.boolean(),
    })
    .nullable(),
  /** Post by itself, or remind and wait to be confirmed. */
  autoPost: z.boolean(),
  active: z.boolean(),
} as const

const scheduleDefaults = {
  interval: 1,
  weekdays: [],
  monthDays: [],
  nthWeekday: null,
  weekendShift: 'none',
  endOn: null,
  endAfter: null,
  skippedOn: [],
  priceChanges: [],
  contract: null,
  autoPost: true,
  active: true,
} as const

/** How far it has come. */
const progress = {
  ...createdBy,
  updatedAt: instant,
  /** The day the next one happens on; null when it is paused or over. */
  nextOn: day.nullable(),
  /** The day by the rule of the last one that became an entry. */
  lastPostedOn: day.nullable(),
  /** The days by the rule of those that wait to be confirmed, oldest first. */
  waitingOn: z.array(day),
} as const

type Scheduled = {
  readonly startOn: string
  readonly endOn: string | null
  readonly priceChanges: readonly { readonly from: string }[]
}

function checkSchedule({ startOn, endOn, priceChanges }: Scheduled): Complaints {
  const wrong: Record<string, string> = {}
  if (endOn !== null && endOn < startOn) wrong.endOn = 'Choose a day after the first one.'
  for (const [at, { from }] of priceChanges.entries()) {
    const before = priceChanges[at - 1]
    if (before && before.from >= from) {
      wrong[`priceChanges.${at}.from`] = 'Put changes of the price in order, one a day.'
    }
  }
  return wrong
}

export const incomeTemplates = {
  writable: { ...incomeBase, ...schedule },
  serverOwned: progress,
  defaults: { ...incomeBaseDefaults, ...scheduleDefaults },
  check: checkSchedule,
} as const satisfies Entity

export const expenseTemplates = {
  writable: {
    ...expenseBase,
    ...schedule,
    /** Where it is posted instead of the own book; its owner pays. */
    groupId: uuid.nullable(),
    /** Null shares it equally by everybody who is in the group then. */
    groupSplit: split.nullable(),
  },
  serverOwned: progress,
  defaults: { ...expenseBaseDefaults, ...scheduleDefaults, groupId: null, groupSplit: null },
  check: checkSchedule,
} as const satisfies Entity

type Way = Scheduled & { readonly fromId: string; readonly toId: string }

const checkWay = (row: Way): Complaints => ({
  ...checkSchedule(row),
  ...(row.fromId === row.toId && { toId: 'Choose another account than the one it left from.' }),
})

export const transferTemplates = {
  writable: {
    ...schedule,
    description: named(200, 'Say what it is.'),
    /** What leaves, in the currency of its account. */
    amount,
    currency,
    fromId: uuid,
    toId: uuid,
    /** What arrives of it, where the other account has another currency. */
    toAmount: amount.nullable(),
    note: text(500).nullable(),
    tags: z.array(text(40).min(1)).max(20),
  },
  serverOwned: progress,
  defaults: { ...scheduleDefaults, toAmount: null, note: null, tags: [] },
  check: checkWay,
} as const satisfies Entity
