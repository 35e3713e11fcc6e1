import { isDay } from '#domain/calendar/calendar.ts'
import {
  beforeLoanWords,
  checkPayment,
  countedWords,
  isBeforeLoan,
  nothingOpen,
  type PaymentCase,
  roomWords,
} from '#domain/loans/check-payment.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { newId } from '#web/data/new-id.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Messages } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { Loan, Payment, PaymentFields } from '../loan.ts'
import type { PaidFrom } from '../loan-writes.ts'

/** A payment as it is being typed. */
export interface PaymentDraft {
  readonly type: PaymentFields['type']
  readonly amount: string
  readonly date: string
  readonly effect: PaymentFields['effect']
  readonly note: string
  readonly isExpense: boolean
  readonly accountId: string | null
  /** All that come after are paid from there too. */
  readonly isForAll: boolean
}

export function amountOf(draft: PaymentDraft, currency: string, locale: string): number | null {
  const parsed = readTypedAmount(draft.amount, currency, locale)
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null
}

/** The loan it is for, as far as it decides what the payment can be. */
export interface Room extends PaymentCase {
  readonly was: Payment | null
  /** Can be paid on top on that day; null while that is not known. */
  readonly onTop: number | null
}

/** What the server would say of it, too. */
function problems(draft: PaymentDraft, loan: Loan, locale: string, room: Room): Messages {
  const { currency } = loan
  const isExtra = draft.type === 'extra-principal'
  const wrong: { amount?: string; date?: string; effect?: string } = {}
  const parsed = readTypedAmount(draft.amount, currency, locale)
  if (!parsed.ok) wrong.amount = amountProblemWords(parsed.reason, currency, locale)
  else if (parsed.amount <= 0) wrong.amount = say('Enter an amount above zero.')
  if (!isDay(draft.date)) wrong.date = say('Enter a day, like 3 nov.')
  else if (isBeforeLoan(loan, isExtra ? null : room.was, draft.date)) wrong.date = beforeLoanWords
  if (isExtra && draft.effect === null) wrong.effect = say('Choose what it should change.')
  if (wrong.date) return wrong
  const amount = parsed.ok ? parsed.amount : 0
  const words = (sum: number) => formatAmount(sum, currency, locale)
  if (isExtra) {
    if (room.onTop !== null && amount > room.onTop) {
      wrong.amount = say('On that day no more than {what} can be paid on top.', {
        what: words(room.onTop),
      })
    }
    return wrong
  }
  const id = room.was?.id ?? newId()
  const verdict = checkPayment(room, { id, date: draft.date, amount })
  if (verdict.ok) return wrong
  if (verdict.problem === 'counted') wrong.date = countedWords(room.trackFrom, locale)
  else wrong.amount = verdict.room === 0 ? nothingOpen : roomWords(words(verdict.room))
  return wrong
}

export function readPayment(
  draft: PaymentDraft,
  loan: Loan,
  locale: string,
  room: Room,
): Reading<PaidFrom> {
  const messages = problems(draft, loan, locale, room)
  const amount = amountOf(draft, loan.currency, locale)
  if (amount === null || Object.keys(messages).length > 0) return { ok: false, messages }
  const { date, type, note, isExpense } = draft
  const effect = type === 'extra-principal' ? draft.effect : null
  const expenseId = room.was ? room.was.expenseId : isExpense ? newId() : null
  const said = { date, amount, type, effect, note: note.trim() || null, expenseId }
  // One that is an expense too has its account there.
  const accountId = room.was?.expenseId ? room.was.accountId : draft.accountId
  const isForAll = draft.isForAll && accountId !== loan.payFromId
  return { ok: true, fields: { ...said, accountId, isForAll } }
}
