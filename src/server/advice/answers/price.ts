import { readDecimal, scaled } from '#domain/import/decimal.ts'
import { exponentOf } from '#domain/money/money.ts'
import type { Question } from './answer.ts'

export interface PriceAsked {
  readonly amount: number
  readonly currency: string
}

/** The price a question names, in the person's own currency where it may be that one. */
export function priceIn({ asked, book }: Question): PriceAsked | null {
  const { price } = asked
  if (!price) return null
  const own = book.facts.currency
  const currency = price.currencies?.includes(own) ? own : (price.currencies?.[0] ?? own)
  const decimal = readDecimal(price.decimal)
  const minor = decimal && scaled(decimal, exponentOf(currency))
  return minor ? { amount: minor.amount, currency } : null
}
