/** Finds the currency of an amount that stands somewhere else in the line. */
import { readCurrency } from './read-currency.ts'
import type { PriceContext, Written } from './read-price.ts'
import type { Token } from './tokens.ts'
import { workOut } from './work-out.ts'

/**
 * `Lektorat 250 20.9. EUR`: at an end of the line or behind a day, a sign or a code in capitals is
 * the currency of the amount, where it has none of its own.
 */
export function currencyApart<Price extends Written>(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  price: Price,
  context: PriceContext,
) {
  if (price.currency !== null) return null
  const isAlone = (at: number) => at === 0 || at === tokens.length - 1 || isTaken(at - 1)
  for (const [at, { text }] of tokens.entries()) {
    if (isTaken(at) || !isAlone(at) || !/^(?:[A-Z]{3}|\p{Sc})$/u.test(text)) continue
    const currency = readCurrency(text, context.currency, true)
    const worth = workOut({ ...price, currency }, context)
    if (currency && worth.ok) return { at, price: { ...price, currency, amount: worth.amount } }
  }
  return null
}
