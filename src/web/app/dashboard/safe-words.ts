import { type Day, formatMonth, monthOf } from '#domain/calendar.ts'

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

interface MonthLeft {
  readonly left: number
  readonly daysLeft: number
  readonly usualMonth: { readonly from: Day } | null
  readonly isAbout?: boolean | undefined
}

/** What is left of the month, whatever the budgets say, and on what that counts. */
export function monthWords(
  { left, daysLeft, usualMonth, isAbout }: MonthLeft,
  written: (amount: number, isAbout?: boolean) => string,
  locale: string,
): string {
  const usual = usualMonth ? formatMonth(monthOf(usualMonth.from), locale) : null
  if (left < 0) {
    const than = usual ? `came in in ${usual}` : 'comes in'
    return `${written(-left, isAbout)} more is spent, put by or still to come than ${than}.`
  }
  const over = daysLeft === 1 ? 'for today' : `over ${daysLeft} days`
  const counted = usual ? `, if as much comes in as in ${usual}` : ''
  return `${written(left, isAbout)} of this month is not spoken for yet, ${over}${counted}.`
}
