/** Whether a payment of an instalment can be what it is said to be, the same on both sides. */
import { type Day, formatDay } from '../calendar/calendar.ts'
import {
  countedFor,
  countedRow,
  dueOf,
  type PaidFact,
  type PaidSoFar,
  roomFor,
} from './cover-instalments.ts'

export interface PaymentCase extends PaidSoFar {
  /** What it is now; null when it is new. */
  readonly was: PaidFact | null
}

export type PaymentVerdict =
  | { readonly ok: true }
  /** Its instalment counts as paid already. */
  | { readonly ok: false; readonly problem: 'counted' }
  | { readonly ok: false; readonly problem: 'too-much'; readonly room: number }

type NewPayment = Pick<PaidFact, 'id' | 'date' | 'amount'> & Partial<Pick<PaidFact, 'dueOn'>>

/** What no payment says of an instalment that counts as paid; null where it is no such one. */
function roomOfCounted({ rows, trackFrom, others, was }: PaymentCase, draft: NewPayment) {
  const row = was ? null : countedFor(rows, trackFrom, { ...draft, dueOn: draft.dueOn ?? null })
  if (!row) return null
  const own = others.filter((one) => countedFor(rows, trackFrom, one) === row)
  return Math.max(
    0,
    own.reduce((left, { amount }) => left - amount, dueOf(row)),
  )
}

/**
 * An instalment that counts as paid is not paid again, but by what is said to take its place; of
 * others, what is open. What is paid today is for the next one, also where the day until which they
 * count as paid is still to come.
 */
export function checkPayment(paid: PaymentCase, draft: NewPayment): PaymentVerdict {
  const { rows, trackFrom, today, was } = paid
  const counted = roomOfCounted(paid, draft)
  if (counted !== null) return within(counted, draft)
  const wasCounted = was !== null && countedFor(rows, trackFrom, was) !== null
  if (countedRow(rows, trackFrom, draft.date)) {
    if (wasCounted) return { ok: true }
    const isMoved = draft.date !== was?.date
    if (isMoved && draft.date < today) return { ok: false, problem: 'counted' }
  }
  if (was && !wasCounted && draft.amount <= was.amount) return { ok: true }
  return within(roomFor(paid, draft), draft)
}

const within = (room: number, { amount }: Pick<PaidFact, 'amount'>): PaymentVerdict =>
  amount <= room ? { ok: true } : { ok: false, problem: 'too-much', room }

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export const countedWords = (trackFrom: Day, locale: string): string =>
  `Instalments before ${formatDay(trackFrom, locale, dayStyle)} count as paid already. ` +
  'Choose a later day, or change that day in the loan to write them down one by one.'

export const roomWords = (room: string): string =>
  `${room} is open. Enter what is paid on top as an extra payment.`

/** Nothing is paid back before it was paid out; what was written down so before stays. */
export const isBeforeLoan = (
  { startOn }: { readonly startOn: Day },
  was: Pick<PaidFact, 'date'> | null,
  date: Day,
): boolean => date < startOn && date !== was?.date

export const beforeLoanWords = 'Choose a day after the loan began.'

export const nothingOpen = 'Nothing of this loan is open any more.'
