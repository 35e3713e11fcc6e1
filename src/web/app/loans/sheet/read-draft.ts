import { z } from 'zod'
import { loans } from '#contract/loans/entities.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { readPercent } from '#web/calculators/percent.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import type { Messages } from '#web/form/messages.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { LoanFields } from '../loan.ts'
import { firstPaymentOf, type LoanDraft } from './draft.ts'

/** The same shape the server checks. */
const loanShape = z.object(loans.writable)

const dayWords = say('Enter a day, like 3 nov.')
const rateWords = say('Enter a rate, like 4.25.')

/** Where our words are plainer than those of the shape. */
const ownWords: Messages = {
  annualRateBps: rateWords,
  termPeriods: say('Enter a whole number from 1 to 3000.'),
  interestOnlyPeriods: say('Enter a whole number, or leave it empty.'),
  remindDays: say('Enter a number of days from 0 to 60, or leave it empty.'),
  startOn: dayWords,
  firstPaymentOn: dayWords,
  trackFrom: say('Enter a day, like 3 nov, or leave it empty.'),
}

const wholeIn = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined)
const wholeOr = <Empty>(text: string, empty: Empty) => (text.trim() === '' ? empty : wholeIn(text))

interface Typed {
  readonly at: string
  readonly text: string
}

/** Every amount there is, with the place its message stands; an empty one may be left out. */
const amountsIn = (draft: LoanDraft): readonly Typed[] => [
  { at: 'principal', text: draft.principal },
  ...[{ at: 'payment', text: draft.payment }].filter(({ text }) => text.trim() !== ''),
  ...(draft.kind === 'balloon' ? [{ at: 'balloon', text: draft.balloon }] : []),
  ...draft.fees.map(({ amount }, at) => ({ at: `fees.${at}.amount`, text: amount })),
]

const byDay = (a: { readonly from: string }, b: { readonly from: string }) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : 0

/** What is typed as the contract's fields; a field that cannot be read is missing. */
function valuesOf(
  draft: LoanDraft,
  amountIn: (text: string) => number | undefined,
  isNew: boolean,
) {
  const isFree = draft.kind === 'interest-free'
  const { payment, trackFrom, lender } = draft
  // Who writes payments down has written none yet: none of them is paid.
  const emptyDay = isNew && draft.posting === 'by-hand' ? draft.startOn : null
  return {
    ...draft,
    lender: lender.trim() || null,
    principal: amountIn(draft.principal),
    annualRateBps: isFree ? 0 : (readPercent(draft.rate) ?? undefined),
    rateChanges: isFree
      ? []
      : draft.rateChanges.map(({ from, rate }) => ({
          from,
          rateBps: readPercent(rate) ?? undefined,
        })),
    termPeriods: wholeOr(draft.termPeriods, null),
    payment: payment.trim() === '' ? null : amountIn(payment),
    firstPaymentOn: firstPaymentOf(draft),
    interestOnlyPeriods: wholeOr(draft.interestOnlyPeriods, 0),
    balloon: draft.kind === 'balloon' ? amountIn(draft.balloon) : 0,
    fees: draft.fees.map(({ name, amount, when }) => ({ name, amount: amountIn(amount), when })),
    categoryId: draft.posting === 'expense' ? draft.categoryId : null,
    remindDays: wholeOr(draft.remindDays, null),
    trackFrom: trackFrom.trim() === '' ? emptyDay : trackFrom,
  }
}

const wordsAt = (at: string) => {
  if (/^rateChanges\.\d+\.from$/.test(at)) return dayWords
  if (/^rateChanges\.\d+\.rateBps$/.test(at)) return rateWords
  return ownWords[at]
}

/** The name is asked last; without it the rest can be worked out already. */
export const withName = (draft: LoanDraft): LoanDraft =>
  draft.name.trim() === '' ? { ...draft, name: '-' } : draft

/** The fields to store, or what to fix. */
export function readLoan(draft: LoanDraft, locale: string, isNew: boolean): Reading<LoanFields> {
  const read = (text: string) => readTypedAmount(text, draft.currency, locale)
  const amountIn = (text: string) => {
    const parsed = read(text)
    return parsed.ok ? parsed.amount : undefined
  }
  const checked = loanShape.safeParse(valuesOf(draft, amountIn, isNew))
  const messages = messagesOf(checked.error, wordsAt)
  for (const { at, text } of amountsIn(draft)) {
    const parsed = read(text)
    if (!parsed.ok) messages[at] = amountProblemWords(parsed.reason, draft.currency, locale)
  }
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  const fields = { ...checked.data, rateChanges: checked.data.rateChanges.toSorted(byDay) }
  const between = loans.check(fields)
  return Object.keys(between).length > 0 ? { ok: false, messages: between } : { ok: true, fields }
}
