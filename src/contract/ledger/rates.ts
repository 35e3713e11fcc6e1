/** Exchange rates: what is asked for, and the columns that answer. */
import { z } from 'zod'
import type { RateColumns } from '#domain/money/rates.ts'
import { currency, day } from '../entity.ts'
import { limits } from '../limits.ts'

/** An empty parameter is one that was not given. */
const optionalDay = z.preprocess((text) => text || undefined, day.optional())

const currencyList = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(
    z
      .array(currency)
      .min(1, { error: 'Choose a currency.' })
      .max(limits.rateCurrencies, {
        error: `Ask for at most ${limits.rateCurrencies} currencies at once.`,
      }),
  )

export const ratesQuery = z
  .strictObject({
    currencies: currencyList,
    to: currency,
    from: optionalDay,
    till: optionalDay,
  })
  .refine(({ from, till }) => !from || !till || from <= till, {
    path: ['till'],
    error: 'The last day is before the first.',
  })

/** Units of each currency for one euro, by ascending day; null where a day has none. */
export const ratesAnswer = z.strictObject({
  to: currency,
  days: z.array(day),
  rates: z.record(z.string(), z.array(z.string().nullable())),
})

export interface RatesAnswer extends RateColumns {
  readonly to: string
}
