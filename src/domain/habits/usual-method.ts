/** How somebody mostly pays, for a thing, in a category and at all. */
import type { PaymentMethod } from '../entry-line/find-payment.ts'
import { type PaidMonths, type PaidRow, rowsIn } from './paid-rows.ts'

type Method = PaymentMethod
/** An expense, which always says it. */
type Expense = PaidRow & { readonly paymentMethod: Method }

const looksBack = 20
const fewest = 5

/** What does not say how it was paid teaches nothing. */
const isSaid = ({ paymentMethod }: Expense) => paymentMethod !== 'other'

/** The newest of one's own, as far as a habit goes back. */
function newest(book: PaidMonths, count: number): readonly Expense[] {
  const rows: Expense[] = []
  for (const month of book.months('expenses')) {
    const some = rowsIn(book, 'expenses', month) as readonly Expense[]
    rows.push(...some.filter(isSaid))
    if (rows.length >= count) break
  }
  return rows.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, count)
}

/** What most of them say, once there are enough to call it a habit. */
function mostly(rows: readonly Expense[], least: number): Method | null {
  const counts = new Map<Method, number>()
  for (const { paymentMethod: one } of rows) counts.set(one, (counts.get(one) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most && most[1] >= least && most[1] * 2 > rows.length ? most[0] : null
}

/** How this person pays mostly: one line among many does not change it, and no habit says none. */
export const usualMethod = (book: PaidMonths): Method =>
  mostly(newest(book, looksBack), fewest) ?? 'other'

export interface PaidThing {
  readonly description: string
  readonly place: string
  readonly categoryId: string | null
}

const thingsLookedAt = 400
const fewestOfCategory = 3
const folded = (text: string | null) => (text ?? '').trim().toLowerCase()

/** As there or for that thing last time, else as mostly in its category; null is no habit. */
export function methodFor(book: PaidMonths, said: PaidThing): Method | null {
  const [place, thing] = [folded(said.place), folded(said.description)]
  const rows = newest(book, thingsLookedAt).filter(({ refundOf }) => !refundOf)
  const isSame = ({ merchant, description }: Expense) =>
    place === '' ? thing !== '' && folded(description) === thing : folded(merchant ?? '') === place
  const last = rows.find(isSame)
  if (last) return last.paymentMethod
  const alike = rows.filter(({ categoryId }) => categoryId && categoryId === said.categoryId)
  return mostly(alike.slice(0, looksBack), fewestOfCategory)
}

type Paid = PaidThing & { readonly paymentMethod: Method }

/** What another description makes of it, as long as nobody has chosen another way by hand. */
export function methodAfter(
  methodOf: (said: PaidThing) => Method | null,
  base: Paid,
  before: Paid,
  now: Paid,
): Method {
  const proposed = (said: Paid) => methodOf(said) ?? base.paymentMethod
  return before.paymentMethod === proposed(before) ? proposed(now) : before.paymentMethod
}
