/** Payments of loans that stand among the expenses too, without being known as one fact. */
import { addDays, type Day, daysBetween, isWithin } from '../calendar/calendar.ts'

/** Banks book a payment some days before or after the day it was due. */
export const bookedWithinDays = 5

export interface Booked {
  readonly date: Day
  readonly amount: number
  readonly currency: string
  /** In the wanted currency; null without a rate. */
  readonly counted: number | null
  /** From or into which account; left out where it is not known. */
  readonly accountId?: string | null | undefined
}

/** What is said to go another way is another one. */
const isElsewhere = (one: Booked, other: Booked): boolean =>
  Boolean(one.accountId && other.accountId && one.accountId !== other.accountId)

function nearestOf<Entry extends Booked>(payment: Booked, entries: Iterable<Entry>): Entry | null {
  const { date, amount, currency } = payment
  const days = { from: addDays(date, -bookedWithinDays), to: addDays(date, bookedWithinDays) }
  const offBy = (entry: Entry) => Math.abs(daysBetween(date, entry.date))
  let nearest: Entry | null = null
  for (const entry of entries) {
    const isAlike = entry.amount === amount && entry.currency === currency
    if (!isAlike || isElsewhere(payment, entry) || !isWithin(entry.date, days)) continue
    if (nearest === null || offBy(entry) < offBy(nearest)) nearest = entry
  }
  return nearest
}

/**
 * What each payment takes besides an entry of the same amount within a few days, by the order of
 * their days; an entry stands for one payment. Where rates differ, the payment's own counts, and
 * what is left may be below zero: so an expense more never makes the sum of both smaller.
 */
export function notInBook<Payment extends Booked>(
  payments: readonly Payment[],
  entries: readonly Booked[],
): readonly Payment[] {
  const free = new Set(entries)
  const byDay = payments.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return byDay.flatMap((payment) => {
    const entry = nearestOf(payment, free)
    if (!entry) return [payment]
    free.delete(entry)
    if (payment.counted === null || entry.counted === null) {
      return payment.counted === entry.counted ? [] : [payment]
    }
    const counted = payment.counted - entry.counted
    return counted === 0 ? [] : [{ ...payment, counted }]
  })
}
