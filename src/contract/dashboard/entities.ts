/** What the dashboard shows of one month, and what is ahead. */
import { z } from 'zod'
import { ahead, figureGaps, flowGaps, gaps, sum } from '../analytics/entities.ts'
import { currency, day, uuid } from '../entity.ts'
import { settlementStatuses } from '../groups/settlements.ts'

/** A figure with that of the same days of the month before. */
const figure = z.strictObject({
  amount: sum,
  ...figureGaps,
  old: gaps.old.optional(),
  before: sum,
  missingBefore: figureGaps.missing,
  /** Some of what it was before was converted. */
  isAboutBefore: figureGaps.isAbout,
  change: sum,
  /** Of the days after today, in the current month. */
  ahead,
})

/** A day from today on, never below zero; spending without a rate makes it no larger. */
const daily = {
  perDay: sum,
  /** Spending without a rate, which is not taken off. */
  ...figureGaps,
} as const

const spentToday = {
  spentToday: sum,
  missingToday: figureGaps.missing,
  aboutToday: figureGaps.isAbout,
} as const

const budgetShare = z.strictObject({
  id: uuid,
  name: z.string(),
  currency,
  /** In its own currency: (left − upcoming) / daysLeft, rounded down, never below zero. */
  left: z.int(),
  upcoming: z.int(),
  isUpcomingAbout: figureGaps.isAbout,
  daysLeft: z.int().min(1),
  perDay: z.int().min(0),
  /** The same in the answer's currency; null without a rate. */
  counted: z.int().min(0).nullable(),
  /** What is left took a rate, or what is upcoming did. */
  ...figureGaps,
})

/** Each running budget that counts, none of them twice; `counted` adds up to `perDay`. */
const byBudgets = {
  ...daily,
  /** The one that leaves the least, where that is less than what is safe to spend. */
  tightest: budgetShare.nullable(),
  /** All that are exceeded, told where there are several. */
  over: z.array(budgetShare).optional(),
  budgets: z.array(budgetShare),
  /** Told where none of them is for everything: they say nothing of what is spent besides. */
  isPartial: z.boolean().optional(),
} as const

/** The figures that `left` is made of. */
const safeParts = [
  ...(['income', 'received', 'incomeEntered', 'incomeAhead'] as const),
  ...(['spent', 'entered', 'upcoming', 'repaid', 'due', 'saved'] as const),
] as const
export type SafePart = (typeof safeParts)[number]

/**
 * `left` = income − spent − entered − upcoming − repaid − due − saved, and over the days it makes
 * `perDay`.
 */
const byIncome = z.strictObject({
  ...daily,
  /** Today included, until the end of the month. */
  daysLeft: z.int().min(1),
  /** What is counted on: what came and comes, or that of the usual month where it is more. */
  income: sum,
  received: sum,
  /** Income of days to come that is written down already, and that still comes by plan. */
  incomeEntered: sum,
  incomeAhead: sum,
  /** Income without a rate, which is not counted on. */
  missingIncome: figureGaps.missing,
  /** The middle one of the last three months; null where that is not more than what is known. */
  usualMonth: z.strictObject({ from: day, to: day }).nullable(),
  spent: sum,
  /** Spending of days to come that is written down already. */
  entered: sum,
  /** Spending that still comes by plan. */
  upcoming: sum,
  /** Paid on loans this month that is not spent: what pays back, or what is no expense. */
  repaid: sum,
  /** Still to be paid on loans this month, besides what is upcoming. */
  due: sum,
  /** Put into goals this month; below zero where more was taken out. */
  saved: sum,
  /** Which of them took a rate; left out where none did. */
  about: z.array(z.enum(safeParts)).optional(),
  /** Below zero when there is too little. */
  left: sum,
})
export type SafeByIncome = z.infer<typeof byIncome>

/** What cash, current accounts and cards hold until the next income, over the days until then. */
const byAccounts = z.strictObject({
  perDay: z.int().min(0),
  isAbout: figureGaps.isAbout,
  /** `lowest` − `earmarked`; below zero when there is too little. */
  left: z.int(),
  /** Today included, until the day before a planned income or the end of the month. */
  daysLeft: z.int().min(1),
  until: day,
  /** What they come down to together, and when. */
  lowest: z.int(),
  lowestOn: day,
  /** Put by in them for goals. */
  earmarked: z.int(),
})
export type SafeByAccounts = z.infer<typeof byAccounts>

/**
 * The smaller of what the budgets leave and what the month has, or what accounts hold where that is
 * less than both; the others are in it.
 */
const safeToSpend = z.discriminatedUnion('basis', [
  z.strictObject({
    basis: z.literal('budgets'),
    ...{ ...spentToday, ...byBudgets },
    /** Left out where nothing is known to come in. */
    month: byIncome.optional(),
    /** Left out without a current account, and where something has no rate. */
    accounts: byAccounts.optional(),
  }),
  z.strictObject({
    basis: z.literal('income'),
    ...{ ...spentToday, ...byIncome.shape },
    /** Left out where no budget runs. */
    byBudgets: z.strictObject(byBudgets).optional(),
    accounts: byAccounts.optional(),
  }),
  z.strictObject({
    basis: z.literal('accounts'),
    ...{ ...spentToday, ...byAccounts.shape, missing: figureGaps.missing },
    month: byIncome.optional(),
    byBudgets: z.strictObject(byBudgets).optional(),
  }),
])

const money = { amount: z.int(), currency } as const

export const dashboardAnswer = z.strictObject({
  currency,
  today: day,
  /** Up to today in the current month, whole otherwise. */
  from: day,
  to: day,
  beforeFrom: day,
  beforeTo: day,
  income: figure,
  spending: figure,
  net: figure,
  /** In hundredths of a percent of the income; null without any. */
  savingsRateBps: z.int().nullable(),
  savingsRateBeforeBps: z.int().nullable(),
  /** Null without a budget and without any income. */
  safeToSpend: safeToSpend.nullable(),
  /** Twelve months up to the one asked for. */
  cashFlow: z.array(
    z.strictObject({
      month: z.string(),
      from: day,
      to: day,
      income: sum,
      spending: sum,
      net: sum,
      ...flowGaps,
    }),
  ),
  /** Spending, the largest first; also where all of it is still ahead. */
  categories: z.array(
    z.strictObject({
      categoryId: uuid.nullable(),
      amount: sum,
      before: sum,
      missingBefore: figureGaps.missing,
      isAboutBefore: figureGaps.isAbout,
      count: z.int().min(0),
      ...figureGaps,
      ahead,
    }),
  ),
  /** Reached, exceeded, near, or projected to exceed; the worst first. */
  budgetsAtRisk: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      currency,
      from: day,
      to: day,
      available: sum,
      /** Something of what was carried on was converted. */
      isAvailableAbout: figureGaps.isAbout,
      /** What is written down for days after today counts too; it is so much of it. */
      spent: sum,
      ahead: sum,
      isAheadAbout: figureGaps.isAbout,
      ...figureGaps,
      percent: z.number().nullable(),
      projected: sum,
      isProjectedAbout: figureGaps.isAbout,
      status: z.enum(['within', 'near', 'reached', 'exceeded']),
    }),
  ),
  goals: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      icon: z.string(),
      color: z.string(),
      currency,
      totalSaved: z.int(),
      targetAmount: z.int(),
      percent: z.number(),
      targetOn: day.nullable(),
      projectedOn: day.nullable(),
      standing: z.enum(['reached', 'undated', 'late', 'new', 'on-track', 'behind']),
    }),
  ),
  /** Today and the 14 days after it, the soonest first. */
  upcoming: z.array(
    z.strictObject({
      kind: z.enum(['expense', 'income', 'transfer', 'loan', 'card', 'cancel-by']),
      /** Of the template, the loan or the card, or of what is written down for that day. */
      id: uuid,
      /** Where it is written down; null of what is only planned. */
      from: z.enum(['expenses', 'incomes', 'group_shares']).nullable(),
      day,
      title: z.string(),
      /** Null of a day to cancel by. */
      amount: z.int().nullable(),
      currency,
      /** Its day has come and it waits to be confirmed. */
      isWaiting: z.boolean(),
      /** What a card will owe on its day is not settled yet. */
      isAbout: figureGaps.isAbout,
    }),
  ),
  groups: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      kind: z.string(),
      /** I am no longer in it, but something is open there. */
      isGone: z.boolean(),
      /** Who settles together with me there, by name: the balances are of all of us. */
      mates: z.array(z.string()),
      /** Above zero I am owed, below I owe; even groups have none. */
      balances: z.array(z.strictObject(money)),
    }),
  ),
  /** What happened last up to today, by day, and within a day what was written last first. */
  latest: z.array(
    z.strictObject({
      from: z.enum(['expenses', 'incomes', 'group_shares', 'settlements']),
      id: uuid,
      groupId: uuid.nullable(),
      date: day,
      description: z.string(),
      categoryId: uuid.nullable(),
      /** What it counts: the cost, what was earned, or my part. */
      ...money,
      /** What was paid or came in, where that is more. */
      gross: z.int(),
      /** Of a payment between members: whether I paid, the other by name, and how it stands. */
      payment: z
        .strictObject({
          isMine: z.boolean(),
          other: z.string(),
          status: z.enum(settlementStatuses),
          isWrittenOff: z.boolean(),
        })
        .nullable(),
      at: z.string(),
    }),
  ),
  /** What a new user has done of the first steps. */
  start: z.strictObject({
    hasExpense: z.boolean(),
    hasIncome: z.boolean(),
    hasPlan: z.boolean(),
    hasGroup: z.boolean(),
  }),
  ...gaps,
})
export type DashboardAnswer = z.infer<typeof dashboardAnswer>
