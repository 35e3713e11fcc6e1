/** What a payment is for in the books of its loan, or why it cannot be: the same on both sides. */

import { type Day, dayAt } from '../calendar/calendar.ts'
import { type CommandContext, type Refused, type Row, type Rows, refuse } from '../command.ts'
import { formatAmount } from '../money/money.ts'
import {
  beforeLoanWords,
  checkPayment,
  countedWords,
  isBeforeLoan,
  nothingOpen,
  roomWords,
} from './check-payment.ts'
import { coverInstalments, type PaidFact } from './cover-instalments.ts'
import { type DatedRow, planLoan } from './loan-plan.ts'
import { type LoanFacts, type PaymentFacts, planOf, trackedFrom } from './plan-of.ts'

export type Loan = Row &
  LoanFacts & {
    readonly name: string
    readonly lender: string | null
    readonly currency: string
    readonly categoryId: string | null
    readonly payFromId: string | null
    readonly trackFrom: Day | null
    readonly createdAt: string
  }

export type Payment = Row &
  PaymentFacts & {
    readonly loanId: string
    readonly dueOn: Day | null
    readonly principalPart: number
    readonly interestPart: number
    readonly feesPart: number
    readonly note: string | null
    readonly accountId: string | null
    readonly expenseId: string | null
    readonly createdAt?: string
  }

/** What somebody says of a payment; what it is for is worked out. */
export interface PaymentDraft extends PaymentFacts {
  readonly id: string
  readonly loanId: string
  readonly note: string | null
  readonly accountId: string | null
  readonly expenseId: string | null
  /** Of a new one: the instalment whose place it takes, where that counts as paid. */
  readonly dueOn?: Day | null
}

/** A loan with all that was paid for it, in the order in which it was written down. */
export interface PaidLoan {
  readonly loan: Loan
  readonly payments: readonly Payment[]
  /** Instalments before this day count as paid. */
  readonly trackFrom: Day
  /** Where its owner lives. */
  readonly today: Day
}

interface Owner {
  readonly timezone: string
  readonly locale: string
}

const ownerOf = (rows: Rows, { uid }: CommandContext): Owner => ({
  ...{ timezone: 'UTC', locale: 'en' },
  ...(rows.row('users', uid) as Partial<Owner> | null),
})

const asWritten = (a: Payment, b: Payment) => {
  const [one, other] = [a, b].map(({ createdAt = '', id }) => `${createdAt} ${id}`)
  return String(one) < String(other) ? -1 : 1
}

export function paidLoanOf(rows: Rows, loanId: string, context: CommandContext): PaidLoan | null {
  const loan = rows.row('loans', loanId) as Loan | null
  if (!loan) return null
  const { timezone } = ownerOf(rows, context)
  const trackFrom = trackedFrom(loan, timezone)
  const today = dayAt(Date.parse(context.now), timezone)
  const payments = rows.where('payments', 'loanId', loanId) as readonly Payment[]
  return { loan, payments: payments.toSorted(asWritten), trackFrom, today }
}

export const localeOf = (rows: Rows, context: CommandContext): string =>
  ownerOf(rows, context).locale

export type Wrong = readonly [field: string, words: string]

/** The schedule a loan and its payments lead to; wrong when they lead nowhere. */
export function loanSchedule(
  loan: LoanFacts,
  payments: readonly PaymentFacts[],
): { readonly rows: readonly DatedRow[]; readonly payment: number } | { readonly wrong: Wrong } {
  const plan = planOf(loan, payments)
  const verdict = planLoan(plan)
  if (!verdict.ok) {
    const never = 'This payment does not even cover the interest. Enter a higher one.'
    return verdict.problem === 'never-ends'
      ? { wrong: ['payment', never] }
      : { wrong: ['termPeriods', 'These terms do not lead to a schedule.'] }
  }
  if (loan.termPeriods === null && verdict.rows.length === plan.termPeriods) {
    const words = `It would take more than ${plan.termPeriods} payments. Enter more.`
    return { wrong: ['payment', words] }
  }
  return verdict
}

interface Placing {
  readonly book: PaidLoan
  readonly locale: string
  readonly others: readonly Payment[]
  readonly was: Payment | null
  readonly rows: readonly DatedRow[]
}

/**
 * A payment as it is in the books of its loan, whether it is new there or was another one before;
 * or why not. What is wrong is named by its field.
 */
export function placePayment(
  book: PaidLoan,
  said: PaymentDraft,
  locale: string,
): { readonly payment: Payment } | { readonly wrong: Wrong } {
  const was = book.payments.find(({ id }) => id === said.id) ?? null
  const others = book.payments.filter(({ id }) => id !== said.id)
  const draft = { ...said, dueOn: (was ?? said).dueOn ?? null }
  if (isBeforeLoan(book.loan, was, draft.date)) return { wrong: ['date', beforeLoanWords] }
  const schedule = loanSchedule(book.loan, [...others, draft])
  if ('wrong' in schedule) return schedule
  const placing = { book, locale, others, was, rows: schedule.rows }
  const wrong =
    draft.type === 'extra-principal' ? extraWrong(placing, draft) : regularWrong(placing, draft)
  if (wrong) return { wrong }
  const { placed } = coverInstalments(schedule.rows, book.trackFrom, [...others, draft])
  // An extra payment is for the principal.
  const onTop = { dueOn: null, principalPart: draft.amount, interestPart: 0, feesPart: 0 }
  return { payment: { ...was, ...draft, ...(placed.get(draft.id) ?? onTop) } }
}

function regularWrong({ book, locale, ...around }: Placing, draft: PaidFact): Wrong | null {
  const { trackFrom, today, loan } = book
  const verdict = checkPayment({ ...around, trackFrom, today }, draft)
  if (verdict.ok) return null
  if (verdict.problem === 'counted') return ['date', countedWords(trackFrom, locale)]
  const { room } = verdict
  const words = room === 0 ? nothingOpen : roomWords(formatAmount(room, loan.currency, locale))
  return ['amount', words]
}

/** To the principal, on its day: the schedule is another one from there on. */
function extraWrong({ book, locale, others, rows }: Placing, draft: PaidFact): Wrong | null {
  const { loan } = book
  if (draft.date < loan.startOn) return ['date', beforeLoanWords]
  const without = loanSchedule(loan, others)
  const taken = extraIn(rows) - ('wrong' in without ? 0 : extraIn(without.rows))
  if (taken >= draft.amount) return null
  const most = formatAmount(Math.max(0, taken), loan.currency, locale)
  return ['amount', `On that day no more than ${most} can be paid on top.`]
}

const extraIn = (rows: readonly DatedRow[]) => rows.reduce((sum, { extra }) => sum + extra, 0)

export const refuseWrong = ([field, words]: Wrong, path = ''): Refused =>
  refuse('invalid-input', { [`${path}${field}`]: words })
