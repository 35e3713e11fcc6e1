import { type Day, formatDay, isDay } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import { readTypedAmount } from '#domain/read-typed-amount.ts'
import { newId } from '#web/data/new-id.ts'
import { amountProblemWords } from '#web/fields/amount-problem.ts'
import type { Loan, PaymentFields } from './loan.ts'
import type { Counted } from './reckon.ts'
import type { Paid } from './wishes.ts'

/** A payment as it is being typed. */
export interface PaymentDraft {
  readonly type: PaymentFields['type']
  readonly amount: string
  readonly date: string
  readonly effect: PaymentFields['effect']
  readonly note: string
  readonly isExpense: boolean
}

export type PaymentMessages = Readonly<Partial<Record<'amount' | 'date' | 'effect', string>>>

export type ReadPayment =
  | { readonly ok: true; readonly paid: Paid }
  | { readonly ok: false; readonly messages: PaymentMessages }

export function amountOf(draft: PaymentDraft, currency: string, locale: string): number | null {
  const parsed = readTypedAmount(draft.amount, currency, locale)
  return parsed.ok && parsed.amount > 0 ? parsed.amount : null
}

/** How much there can be of it. */
export interface Room {
  /** Open of the next instalment. */
  readonly due: number
  /** Can be paid on top on that day; null while that is not known. */
  readonly onTop: number | null
  readonly counted: Counted
  readonly today: Day
}

/** An instalment that counts as paid would be paid twice. */
function dateProblem({ date, type }: PaymentDraft, loan: Loan, locale: string, room: Room) {
  if (!isDay(date)) return 'Enter a day, like 3 nov.'
  if (type === 'extra-principal') {
    return date < loan.startOn ? 'Choose a day after the loan began.' : undefined
  }
  const { before, instalments } = room.counted
  // What is paid today is always the next one.
  if (instalments === 0 || date >= before || date >= room.today) return undefined
  const day = formatDay(before, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    `Instalments before ${day} count as paid already. ` +
    'To write them down one by one, change that day in the loan.'
  )
}

function amountProblem(draft: PaymentDraft, loan: Loan, locale: string, room: Room) {
  const { currency } = loan
  const parsed = readTypedAmount(draft.amount, currency, locale)
  if (!parsed.ok) return amountProblemWords(parsed.reason, currency, locale)
  if (parsed.amount <= 0) return 'Enter an amount above zero.'
  const words = (amount: number) => formatAmount(amount, currency, locale)
  if (draft.type === 'regular') {
    return parsed.amount > room.due
      ? `${words(room.due)} is open. Enter what is on top as an extra payment.`
      : undefined
  }
  return room.onTop !== null && parsed.amount > room.onTop
    ? `On that day no more than ${words(room.onTop)} can be paid on top.`
    : undefined
}

export function readPayment(
  draft: PaymentDraft,
  loan: Loan,
  locale: string,
  room: Room,
): ReadPayment {
  const isExtra = draft.type === 'extra-principal'
  const problems = {
    amount: amountProblem(draft, loan, locale, room),
    date: dateProblem(draft, loan, locale, room),
    effect: isExtra && draft.effect === null ? 'Choose what it should change.' : undefined,
  }
  const amount = amountOf(draft, loan.currency, locale)
  const messages = Object.fromEntries(
    Object.entries(problems).filter(([, words]) => words !== undefined),
  )
  if (amount === null || Object.keys(messages).length > 0) return { ok: false, messages }
  const { date, type, note, isExpense } = draft
  const effect = isExtra ? draft.effect : null
  const expenseId = isExpense ? newId() : null
  return { ok: true, paid: { date, amount, type, effect, note: note.trim() || null, expenseId } }
}
