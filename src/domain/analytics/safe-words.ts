/** What is safe to spend, in a sentence: which of the budgets and the month sets it, and why. */
import { type Day, formatMonth, monthOf } from '../calendar.ts'
import type { MissingRate } from '../convert-totals.ts'
import { aboutWords, missingWords } from '../figure-words.ts'
import { formatAmount } from '../money.ts'

interface Counted {
  readonly name: string
  readonly perDay: number
}

/** True of the budgets that are counted: one that shares a category with a wider one is not. */
export function budgetWords(counted: readonly Counted[]): string {
  const [only] = counted
  if (counted.every(({ perDay }) => perDay === 0)) {
    return counted.length === 1 && only
      ? `${only.name} is used up, for now.`
      : 'The budgets counted here are used up, for now.'
  }
  return counted.length === 1 && only
    ? `A day, so that ${only.name} lasts until its end.`
    : `A day, so that the ${counted.length} budgets counted here last until their end.`
}

/** How amounts are written. */
export interface Writing {
  readonly currency: string
  readonly locale: string
}

interface MonthLeft {
  readonly left: number | null
  readonly daysLeft: number
  readonly usualMonth: { readonly from: Day } | null
  readonly isAbout?: boolean | undefined
}

const written = (amount: number, { currency, locale }: Writing, isAbout: boolean | undefined) =>
  aboutWords(formatAmount(amount, currency, locale), isAbout)

/** What is left of the month, whatever the budgets say, and on what that counts. */
export function monthWords(
  { left, daysLeft, usualMonth, isAbout }: MonthLeft,
  writing: Writing,
): string {
  if (left === null) return 'The amounts of this month are too large to add.'
  const usual = usualMonth ? formatMonth(monthOf(usualMonth.from), writing.locale) : null
  if (left < 0) {
    const than = usual ? `came in in ${usual}` : 'comes in'
    const size = written(-left, writing, isAbout)
    return `${size} more is spent, put by or still to come than ${than}.`
  }
  const over = daysLeft === 1 ? 'for today' : `over ${daysLeft} days`
  const counted = usual ? `, if as much comes in as in ${usual}` : ''
  const size = written(left, writing, isAbout)
  return `${size} of this month is not spoken for yet, ${over}${counted}.`
}

interface Daily {
  readonly perDay: number | null
  readonly missing?: readonly MissingRate[] | undefined
  readonly isAbout?: boolean | undefined
}

const others = { budgets: 'Your budgets leave', month: 'The month leaves' } as const

/** The one that does not set the figure, because it leaves no less. */
export function otherWords(
  of: keyof typeof others,
  { perDay, missing = [], isAbout }: Daily,
  figure: number | null,
  writing: Writing,
): string {
  const lead = others[of]
  const lacking = missingWords(missing, writing.locale)
  const rest = lacking === '' ? '' : `; not taken off: ${lacking}`
  if (perDay === null) return `${lead} more than can be added up.`
  if (perDay === figure) return `${lead} ${perDay === 0 ? 'nothing either' : 'as much'}${rest}.`
  return `${lead} more: ${written(perDay, writing, isAbout)} a day${rest}.`
}

export type SaidSafe =
  | (Daily & {
      readonly basis: 'budgets'
      readonly budgets: readonly Counted[]
      readonly month?: Daily | undefined
    })
  | (Daily & MonthLeft & { readonly basis: 'income'; readonly byBudgets?: Daily | undefined })

/** Why it is as much, and what the other one leaves. */
export function safeWords(safe: SaidSafe, writing: Writing): string {
  if (safe.basis === 'budgets') {
    const { month, perDay } = safe
    const why = budgetWords(safe.budgets)
    return month ? `${why} ${otherWords('month', month, perDay, writing)}` : why
  }
  const why = monthWords(safe, writing)
  const { byBudgets, perDay } = safe
  return byBudgets ? `${why} ${otherWords('budgets', byBudgets, perDay, writing)}` : why
}
