/** What the analytics calls are asked and answer: sums of one person's book, by range and lens. */
import { z } from 'zod'
import { daysBetween, isDay } from '#domain/calendar/calendar.ts'
import { currency, day, recentDay, uuid } from '../entity.ts'
import { limits } from '../limits.ts'

/** My share of everything, what I laid out, or all that my groups spent. */
export const lenses = ['share', 'paid', 'group'] as const
export const bucketSizes = ['day', 'week', 'month', 'year'] as const
export const entryKinds = ['expense', 'income'] as const

/** Nobody looks further, and a chart of the last days there are would never end. */
const chartDay = recentDay.refine((text) => text <= '2200-12-31', {
  error: 'Choose a day until 2200.',
})

export const reach = {
  from: chartDay,
  to: chartDay,
  lens: z.enum(lenses).default('share'),
  /** Of the lens `group`: one of my groups, or all of them. */
  groupId: uuid.nullable().default(null),
} as const

export interface Span {
  readonly from: string
  readonly to: string
}

export const isOrdered = ({ from, to }: Span) => from <= to
/** What is no day at all is complained about where it stands. */
export const isShort = ({ from, to }: Span) =>
  !isDay(from) || !isDay(to) || daysBetween(from, to) <= limits.analyticsDays
export const disordered = { path: ['to'], error: 'The last day is before the first.' }
export const tooLong = { path: ['from'], error: 'Choose a shorter time.' }

export const rangeBody = z
  .strictObject(reach)
  .refine(isOrdered, disordered)
  .refine(isShort, tooLong)

/** Left out, the size follows from the length: days, weeks, months or years. */
export const flowBody = z
  .strictObject({ ...reach, by: z.enum(bucketSizes).optional() })
  .refine(isOrdered, disordered)
  .refine(isShort, tooLong)

const before = (asked: { readonly beforeFrom: string; readonly beforeTo: string }): Span => ({
  from: asked.beforeFrom,
  to: asked.beforeTo,
})

/** So many of the list are known already: the `others` of the answer before. */
const skip = z.int().min(0).max(1_000_000).default(0)

export const merchantsBody = z
  .strictObject({ ...reach, skip })
  .refine(isOrdered, disordered)
  .refine(isShort, tooLong)

export const changeKeys = ['fresh', 'stopped', 'oftener', 'dearer'] as const

/** Two times to be compared; whoever asks chooses them, such as the same days of last month. */
export const changeBody = z
  .strictObject({
    ...reach,
    beforeFrom: chartDay,
    beforeTo: chartDay,
    skip,
    /** Only those that have something of this part, the largest of it first. */
    part: z.enum(changeKeys).optional(),
  })
  .refine(isOrdered, disordered)
  .refine(isShort, tooLong)
  .refine((asked) => isOrdered(before(asked)), { ...disordered, path: ['beforeTo'] })
  .refine((asked) => isShort(before(asked)), { ...tooLong, path: ['beforeFrom'] })

export const forecastBody = z.strictObject({ lens: reach.lens, groupId: reach.groupId })

/** What is known, in minor units of the answer's currency; null when too large to be exact. */
export const sum = z.int().nullable()
export const span = { from: day, to: day } as const

/** What has no rate, by its currency and in its minor units: it is in no sum. */
const missingRate = z.strictObject({ currency, ...span, amount: sum })
export const missingRates = z.array(missingRate).readonly()
const isAbout = z.boolean().optional()
const missingIn = z.array(missingRate.extend({ bucket: z.int().min(0) })).readonly()

/** What of a figure has no rate, and whether some was converted; left out where it is not so. */
export const figureGaps = { missing: missingRates.optional(), isAbout } as const

/** What is written down for days after today, and is not in the figure; left out where none is. */
export const ahead = z.strictObject({ amount: sum, ...figureGaps }).optional()

/** The same of income and spending side by side. */
export const flowGaps = {
  missing: z.strictObject({ income: missingRates, spending: missingRates }).optional(),
  isAbout: z.strictObject({ income: z.boolean(), spending: z.boolean() }).optional(),
} as const

/** Of the whole answer; and the rates it took that are more than a week from what they convert. */
export const gaps = {
  missing: missingRates,
  old: z.array(z.strictObject({ currency, on: day })).readonly(),
  isAbout,
} as const

export const flowTotals = z.strictObject({
  income: sum,
  spending: sum,
  net: sum,
  /** Of the income, in hundredths of a percent; null without any. */
  savingsRateBps: z.int().nullable(),
  ...flowGaps,
})

const categoryTotal = {
  kind: z.enum(entryKinds),
  categoryId: uuid.nullable(),
  total: sum,
  count: z.int().min(0),
} as const

/** Cash flow, savings rate, category trend, ring and Sankey are all made of this. */
export const flowAnswer = z.strictObject({
  currency,
  ...span,
  by: z.enum(bucketSizes),
  buckets: z.array(z.strictObject({ ...span, ...flowTotals.shape })),
  /** The largest first; `amounts` has one for each bucket and adds up to `total`. */
  categories: z.array(
    z.strictObject({
      ...categoryTotal,
      amounts: z.array(sum),
      /** With the place of the bucket it is not in. */
      missing: missingIn.optional(),
      /** The places of the buckets of which some was converted. */
      about: z.array(z.int().min(0)).readonly().optional(),
    }),
  ),
  totals: flowTotals,
  /** Entries over several categories: each was counted in all of these, and is one. */
  shared: z.array(z.strictObject({ categoryIds: z.array(z.string()), count: z.int().min(1) })),
  /** Written down for days after today: in the totals where `to` is later, else besides them. */
  ahead: z.strictObject({ ...span, ...flowTotals.shape }).optional(),
  /** The time it is compared with: the same days of months before, else as many days. */
  before: z.strictObject({
    ...span,
    totals: flowTotals,
    categories: z.array(z.strictObject({ ...categoryTotal, ...figureGaps })),
  }),
  ...gaps,
})
export type FlowAnswer = z.infer<typeof flowAnswer>

const payeeTotal = {
  /** What `rows` finds it by. */
  payee: z.string(),
  name: z.string(),
  total: sum,
  count: z.int().min(0),
  ...figureGaps,
} as const

/** Where the money went: the largest first, and all others together. */
export const merchantsAnswer = z.strictObject({
  currency,
  ...span,
  merchants: z.array(z.strictObject({ ...payeeTotal, firstOn: day, lastOn: day })),
  others: z.strictObject({
    merchants: z.int().min(0),
    total: sum,
    count: z.int().min(0),
    ...figureGaps,
  }),
  total: sum,
  ...gaps,
})
export type MerchantsAnswer = z.infer<typeof merchantsAnswer>

/** Days on which nothing happened are left out. */
export const calendarAnswer = z.strictObject({
  currency,
  ...span,
  days: z.array(
    z.strictObject({ day, spending: sum, income: sum, count: z.int().min(0), ...flowGaps }),
  ),
  ...gaps,
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>

/** These four add up to the change, exactly. */
const changeParts = z.strictObject({ fresh: sum, stopped: sum, oftener: sum, dearer: sum })
/** Those in which something was converted. */
const aboutParts = z.array(changeParts.keyof()).optional()

export const changeAnswer = z.strictObject({
  currency,
  ...span,
  beforeFrom: day,
  beforeTo: day,
  total: sum,
  before: sum,
  change: sum,
  parts: changeParts,
  /** The largest effects first; those not named are in `others`. */
  items: z.array(
    z.strictObject({
      ...payeeTotal,
      categoryId: uuid.nullable(),
      before: sum,
      ...{ missingBefore: missingRates.optional(), isAboutBefore: isAbout },
      countBefore: z.int().min(0),
      /** Without money back and without what has no rate: what `oftener` is told by. */
      buys: z.int().min(0),
      buysBefore: z.int().min(0),
      change: sum,
      parts: changeParts,
    }),
  ),
  others: z.strictObject({
    ...{ payees: z.int().min(0), change: sum, parts: changeParts },
    ...{ isAbout, aboutParts },
  }),
  ...gaps,
  ...{ isAboutNow: isAbout, isAboutBefore: isAbout, aboutParts },
  /** What the time before lacks; the change knows nothing of either. */
  missingBefore: missingRates,
})
export type ChangeAnswer = z.infer<typeof changeAnswer>

/**
 * What I own in goals, owe in loans, and am owed (or owe, below zero) in groups; for who keeps
 * accounts also what those hold, and then in all it is their net worth.
 */
export const positionAnswer = z.strictObject({
  currency,
  points: z.array(
    z.strictObject({
      ...{ day, accounts: sum.optional(), goals: sum, debts: sum, owed: sum, net: sum },
      ...figureGaps,
    }),
  ),
  /** What the last point is made of. */
  parts: z.array(
    z.strictObject({
      kind: z.enum(['account', 'goal', 'loan', 'group']),
      id: uuid,
      name: z.string(),
      /** In its own currency, as it counts. */
      amount: z.int(),
      currency,
      /** In the answer's; null without a rate. */
      counted: sum,
    }),
  ),
  ...gaps,
})
export type PositionAnswer = z.infer<typeof positionAnswer>

/** How the lenses hang together: `before` + paid − share + settledOut − settledIn = `after`. */
export const owedAnswer = z.strictObject({
  ...span,
  /** In each currency of my groups, never converted. */
  currencies: z.array(
    z.strictObject({
      currency,
      before: z.int(),
      paid: z.int(),
      share: z.int(),
      settledOut: z.int(),
      settledIn: z.int(),
      after: z.int(),
    }),
  ),
})
export type OwedAnswer = z.infer<typeof owedAnswer>
