/** In how many payments a goal is there, so that anybody can multiply. */
import { type Day, formatDay } from '../calendar/calendar.ts'
import { formatAmount } from '../money/money.ts'
import type { Needed } from './outlook.ts'

interface WordContext {
  readonly today: Day
  readonly locale: string
  readonly currency: string
}

const style = { day: 'numeric', month: 'short' } as const

/** ", in 7 payments", and what is different about the first of them. */
export function paymentWords(
  { payments, isAtOnce, first }: Needed,
  { today, locale, currency }: WordContext,
): string {
  if (isAtOnce || payments === null) return ''
  const words = `, in ${payments} payments`
  if (first.put > 0) {
    return `${words}, ${formatAmount(first.put, currency, locale)} of the first is in`
  }
  return first.on < today
    ? `${words}, the first due since ${formatDay(first.on, locale, style)}`
    : words
}
