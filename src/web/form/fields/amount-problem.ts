import { exponentOf, formatAmount } from '#domain/money/money.ts'
import type { AmountProblem } from '#domain/money/parse-amount.ts'
import { say } from '#web/words/say.ts'

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
      return say('Enter an amount.')
    case 'not-a-number':
      return say('Enter an amount like {plain}.', { plain: plain(12 * one + one / 2) })
    case 'too-many-decimals':
      return exponentOf(currency) === 0
        ? say('{currency} has no decimals.', { currency })
        : `${currency} has ${exponentOf(currency)} decimals.`
    case 'unclear-separator':
      return say('Write 1234 or {plain}, so it is clear which one you mean.', {
        plain: plain(1234 * one),
      })
    case 'other-currency':
      return say('Enter it in {currency}.', { currency })
    case 'too-large':
      return say('That amount is too large.')
  }
}
