/** What the next days will probably come to, and how such forecasts did before. */
import { z } from 'zod'
import { currency, day } from '../entity.ts'
import { flowGaps, gaps, missingRates, sum } from './entities.ts'

const band = z.strictObject({ low: sum, middle: sum, high: sum })

export const forecastAnswer = z.strictObject({
  currency,
  today: day,
  /** From tomorrow on; each is the sum since today. Empty while it is too early to tell. */
  days: z.array(
    z.strictObject({
      day,
      spending: band,
      income: band,
      /** What comes in less what is spent and what falls due on loans. */
      net: band,
      /** What falls due on loans until then. */
      due: z.int(),
      /** What of it comes by plan. */
      plannedSpending: sum,
      plannedIncome: sum,
    }),
  ),
  /** How the same sums would have done before; null when the book is too young. */
  backtest: z
    .strictObject({
      runs: z.int().min(1),
      /** The middle one of what they were off by at the end, in hundredths of a percent. */
      spendingErrorBps: z.int().min(0).nullable(),
      incomeErrorBps: z.int().min(0).nullable(),
      /** How many of them ended within the band that is drawn now. */
      within: z.int().min(0),
    })
    .nullable(),
  ...{ ...gaps, isAbout: flowGaps.isAbout },
  /** Of what came and comes in, and of what goes out. */
  missing: z.strictObject({ income: missingRates, spending: missingRates }),
})
export type ForecastAnswer = z.infer<typeof forecastAnswer>
