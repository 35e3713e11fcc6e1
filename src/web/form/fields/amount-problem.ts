import { exponentOf, formatAmount } from '#domain/money/money.ts'
import type { AmountProblem } from '#domain/money/parse-amount.ts'

/** How to fix an amount that could not be read. */
export function amountProblemWords(
  reason: AmountProblem,
  currency: string,
  locale: string,
): string {
  const plain = (amount: number) => formatAmount(amount, currency, locale, { unit: 'none' })
  const one = 10 ** exponentOf(currency)
  switch (reason) {
    case 'empty':
      return 'Enter an amount.'
    case 'not-a-number':
      return `Enter an amount like ${plain(12 * one + one / 2)}.`
    case 'too-many-decimals':
      return exponentOf(currency) === 0
        ? `${currency} has no decimals.`
        : `${currency} has ${exponentOf(currency)} decimals.`
    case 'unclear-separator':
      return `Write 1234 or ${plain(1234 * one)}, so it is clear which one you mean.`
    case 'other-currency':
      return `Enter it in ${currency}.`
    case 'too-large':
      return 'That amount is too large.'
  }
}
