import { exponentOf, formatAmount } from '#domain/money.ts'
import type { Noun } from '../noun.ts'

/** What could be written, in the decimals of the reader: 86,40 or 8640. */
export function exampleLine(
  { type }: Pick<Noun, 'type'>,
  currency: string,
  locale: string,
): string {
  const one = 10 ** exponentOf(currency)
  const written = (sum: number) => formatAmount(sum, currency, locale, { unit: 'none' })
  if (type === 'income')
    return `salary ${written(one === 1 ? 240_000 : 2400 * one)} yesterday #work`
  return `dinner ${written(one === 1 ? 8640 : 86 * one + (4 * one) / 10)} yesterday food #trip`
}
