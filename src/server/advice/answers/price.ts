import type { Price } from '#domain/advice/questions/read-limits.ts'
import { readDecimal, scaled } from '#domain/import/decimal.ts'
import { exponentOf, sumAmounts } from '#domain/money/money.ts'
import type { Question } from './answer.ts'

export interface PriceAsked {
  readonly amount: number
  readonly currency: string
}

function amountOf({ book }: Question, price: Price): PriceAsked | null {
  const own = book.facts.currency
  const currency = price.currencies?.includes(own) ? own : (price.currencies?.[0] ?? own)
  const decimal = readDecimal(price.decimal)
  const minor = decimal && scaled(decimal, exponentOf(currency))
  return minor ? { amount: minor.amount, currency } : null
}

/** The price a question names, in the person's own currency where it may be that one. */
export const priceIn = (question: Question): PriceAsked | null =>
  question.asked.price && amountOf(question, question.asked.price)

/** What several things cost together, and each; in the currency of the book where they differ. */
export function pricesIn(
  question: Question,
): (PriceAsked & { readonly each: readonly PriceAsked[] }) | null {
  const { asked, book } = question
  const each = asked.prices.flatMap((price) => amountOf(question, price) ?? [])
  const [first] = each
  if (!first) return null
  const isOne = each.every(({ currency }) => currency === first.currency)
  const amount = sumAmounts(
    each.map((one) => (isOne ? one.amount : book.book.inBook(one.amount, one.currency))),
  )
  // Without a rate for one of them, nothing is said of the others alone.
  const lacking = each.find((one) => book.book.inBook(one.amount, one.currency) === null)
  if (amount === null) return lacking ? { ...lacking, each: [lacking] } : null
  return { amount, currency: isOne ? first.currency : book.facts.currency, each }
}
