/** What a figure is made of: the rows behind it, or the parts of a forecast. */
import { z } from 'zod'
import { daysBetween, isDay } from '#domain/calendar/calendar.ts'
import { currency, day, uuid } from '../entity.ts'
import {
  disordered,
  entryKinds,
  figureGaps,
  forecastBody,
  isOrdered,
  isShort,
  reach,
  type Span,
  span,
  sum,
  tooLong,
} from './entities.ts'

/**
 * What rows are of: all that is written down; what of it came by no plan, or by one; what
 * templates and loans still bring; what moved between me and my groups; or what is paid or still
 * due on loans, or put into goals, besides what is spent.
 */
export const rowSources = [
  ...(['book', 'everyday', 'planned', 'ahead'] as const),
  ...(['paid', 'share', 'settledOut', 'settledIn', 'owed'] as const),
  ...(['repaid', 'due', 'saved'] as const),
] as const

/** Days to come are not foreseen further. */
const isNear = ({ from, to }: Span) => !isDay(from) || !isDay(to) || daysBetween(from, to) <= 100

/** The rows behind a figure: the same range and lens, and what the figure was of. */
export const rowsBody = z
  .strictObject({
    ...reach,
    kind: z.enum(entryKinds),
    of: z.enum(rowSources).default('book'),
    /** Of what moved in groups: it is told in each currency. */
    currency: currency.optional(),
    /** `none` is without a category; left out is any. Children are to be named too. */
    categoryIds: z
      .array(z.union([uuid, z.literal('none')]))
      .max(500)
      .optional(),
    /** As the figure named it. */
    payee: z.string().max(200).optional(),
    /** The `next` of the page before. */
    after: z.string().max(100).optional(),
  })
  .refine(isOrdered, disordered)
  // What was owed before has no beginning.
  .refine((asked) => asked.of === 'owed' || isShort(asked), tooLong)
  .refine((asked) => asked.of !== 'ahead' || isNear(asked), tooLong)

/** One figure of the forecast: up to a day, of one kind. */
export const foreseenBody = z.strictObject({ ...forecastBody.shape, kind: z.enum(entryKinds), day })

/** What a figure of the forecast is made of: ahead + planned + the larger of usual and entered. */
export const foreseenAnswer = z.strictObject({
  currency,
  ...span,
  total: z.int(),
  /** What templates and loans bring. */
  ahead: z.int(),
  /** Of what is written down for days to come: what comes by plan, and what does not. */
  planned: z.int(),
  entered: z.int(),
  usual: z.int(),
  /** What of the usual is still expected beside what is entered. */
  rest: z.int(),
  /** What falls due on loans besides: no spending, and not left over. Of income nothing. */
  due: z.int(),
  ...figureGaps,
  /**
   * They add up to `usual`. Of spending: the middle ones of the days asked, or as much a day as the
   * middle week. Of income: what is still counted on in a month, by whole months before.
   */
  parts: z.array(
    z.strictObject({
      amount: z.int(),
      isEven: z.boolean(),
      asked: z.array(z.strictObject({ ...span, amount: z.int() })),
      /** Of income: what is here or planned in the whole month, and what is counted on. */
      month: z.strictObject({ month: z.string(), known: z.int(), counted: z.int() }).nullable(),
    }),
  ),
})
export type ForeseenAnswer = z.infer<typeof foreseenAnswer>

export const rowsAnswer = z.strictObject({
  currency,
  /** All of them together, also those of other pages. */
  total: sum,
  ...figureGaps,
  count: z.int().min(0),
  /** Newest first; of what still comes, the next first. */
  rows: z.array(
    z.strictObject({
      from: z.enum([
        ...(['expenses', 'incomes', 'group_shares', 'group_expenses', 'settlements'] as const),
        ...(['expense_templates', 'income_templates', 'loans', 'goals', 'group_goals'] as const),
        'group_account_entries',
      ]),
      id: uuid,
      groupId: uuid.nullable(),
      date: day,
      description: z.string(),
      payee: z.string(),
      /** Null also when it is over several. */
      categoryId: uuid.nullable(),
      /** What of it counts here, in its own currency; a refund counts below zero. */
      amount: z.int(),
      currency,
      /** The same in the answer's; null without a rate. */
      counted: sum,
    }),
  ),
  next: z.string().nullable(),
})
export type RowsAnswer = z.infer<typeof rowsAnswer>
