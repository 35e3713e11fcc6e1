import { type Day, dayAt, formatDay } from '#domain/calendar/calendar.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { formatAmount } from '#domain/money/money.ts'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import type { LocaleSettings } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { Loan, Payment } from '../loan.ts'
import { countedBefore } from '../reckon.ts'
import type { LoanDraft } from './draft.ts'
import { readLoan, withName } from './read-draft.ts'

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export interface PaidCase extends Pick<LocaleSettings, 'locale' | 'timezone'> {
  /** Null for a new one. */
  readonly loan: Loan | null
  readonly payments: readonly Payment[]
  readonly today: Day
}

/** What the account holds is what its owner said: nobody knows whether these are in it already. */
const besideAccount = ({ posting }: LoanDraft) =>
  posting === 'by-hand'
    ? say(', and nothing leaves the account for it.')
    : say(
        `, and nothing leaves the account for it. Choose an earlier day to have it entered from
        the account.`,
      )

/** Which day it is when none is entered, and what counts as paid by that, before it is saved. */
export function paidWords(draft: LoanDraft, about: PaidCase): string {
  const { loan, locale, timezone, today } = about
  const addedOn = loan ? dayAt(Date.parse(loan.createdAt), timezone) : today
  const read = readLoan(withName(draft), locale, loan === null)
  const isEmpty = draft.trackFrom.trim() === ''
  const isNone = isEmpty && loan === null && draft.posting === 'by-hand'
  if (isNone) return say('Left empty, none of them counts as paid.')
  const since = loan
    ? say('{day}, when you added the loan', { day: formatDay(addedOn, locale, dayStyle) })
    : say('today')
  const empty = isEmpty ? `${say('Left empty, it is {since}.', { since })} ` : ''
  const outcome = read.ok ? outcomeOf(planOf(read.fields, about.payments)) : null
  if (!read.ok || !outcome) return empty.trim()
  const { currency, trackFrom } = read.fields
  const { instalments, amount } = countedBefore(trackFrom ?? addedOn, outcome.rows)
  if (instalments === 0) return empty + say('No instalment counts as paid.')
  const counts = say('{instalments, plural, one {counts} other {count}}', { instalments })
  const sum = formatAmount(amount, currency, locale)
  const paid = say(
    `{instalments, plural, one {# instalment} other {# instalments}}, {sum} in all, {counts} as
    paid`,
    { instalments, sum, counts },
  )
  return `${empty}${paid}${draft.payFromId ? besideAccount(draft) : '.'}`
}
