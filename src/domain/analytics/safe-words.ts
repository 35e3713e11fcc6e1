/** What is safe to spend, in a sentence: which of the budgets and the month sets it, and why. */
import { addDays, type Day, formatDay, formatMonth, monthOf } from '../calendar/calendar.ts'
import { counted as countedWords } from '../counted.ts'
import type { MissingRate } from '../money/convert-totals.ts'
import { aboutWords, missingWords } from '../money/figure-words.ts'
import { formatAmount } from '../money/money.ts'

interface Counted {
  readonly name: string
  readonly perDay: number
  /** Below zero when it is exceeded. */
  readonly left?: number
}

const isOver = ({ left = 0 }: Pick<Counted, 'left'>) => left < 0

/** True of the budgets that are counted: one that shares a category with a wider one is not. */
export function budgetWords(counted: readonly Counted[], isPartial = false): string {
  const [only] = counted
  if (counted.every(({ perDay }) => perDay === 0)) {
    const isLeft = counted.some(({ left = 0 }) => left > 0)
    const all = counted.length === 1 && only ? only.name : 'the budgets counted here'
    // What is still to come by itself has it; the same page says how much is left.
    if (isLeft) return `All that is left of ${all} is planned already.`
    const state = counted.every(isOver) ? 'over budget' : 'used up'
    return counted.length === 1 && only
      ? `${only.name} is ${state}.`
      : `The budgets counted here are ${state}.`
  }
  const all =
    counted.length === 1 && only ? only.name : `the ${counted.length} budgets counted here`
  return isPartial
    ? `What you can spend a day on what ${all} is for.`
    : `What you can spend a day and stay within ${all}.`
}

interface Tight extends Required<Counted> {
  readonly currency: string
  /** In the currency of the figure; null without a rate. */
  readonly counted: number | null
  readonly isAbout?: boolean | undefined
}

/** Of the budget that leaves less than the figure, in the currency it is kept in. */
function tightWords(tight: Tight, writing: Writing): string {
  const { name, left, perDay, currency, counted, isAbout } = tight
  const own = (amount: number) => written(amount, { ...writing, currency }, isAbout)
  if (isOver(tight)) return `${name} is over budget by ${own(-left)}.`
  const isSame = currency === writing.currency || counted === null
  const same = isSame ? '' : ` (${written(counted, writing, true)})`
  return `${name} alone allows less: ${own(perDay)}${same} a day.`
}

interface ByBudgets {
  readonly tightest?: Tight | null | undefined
  readonly over?: readonly Tight[] | undefined
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** All that are exceeded, or the one that leaves less; null where none does. */
export function tightSentence({ tightest, over = [] }: ByBudgets, writing: Writing): string | null {
  if (over.length < 2) return tightest ? tightWords(tightest, writing) : null
  const sizes = over.map(({ name, left, currency, isAbout }, at) => {
    const size = written(-left, { ...writing, currency }, isAbout)
    return `${name}${at === 0 ? ' is over budget' : ''} by ${size}`
  })
  return `${list.format(sizes)}.`
}

/** Of what is spent on the day: the figure is what is left a day after it, and no sum to use up. */
export const spentTodayWords = 'spent today is already deducted'

interface SetBy {
  readonly basis: string
  readonly isPartial?: boolean | undefined
}

/** From budgets for some categories alone not all is deducted that was spent on the day. */
export const deductsToday = ({ basis, isPartial }: SetBy): boolean =>
  basis !== 'budgets' || isPartial !== true

/** How amounts are written. */
export interface Writing {
  readonly currency: string
  readonly locale: string
  /** The income that is still to come in this month; without a name, several until the last. */
  readonly toCome?: { readonly name: string | null; readonly on: Day } | null
}

interface MonthLeft {
  readonly left: number | null
  readonly daysLeft: number
  readonly usualMonth: { readonly from: Day } | null
  /** Still to come in this month: entered ahead, and by plan. */
  readonly incomeEntered?: number | null | undefined
  readonly incomeAhead?: number | null | undefined
  readonly isAbout?: boolean | undefined
}

const written = (amount: number, { currency, locale }: Writing, isAbout: boolean | undefined) =>
  aboutWords(formatAmount(amount, currency, locale), isAbout)

/** What has not come yet is a condition: it is said beside what leans on it. */
function comingWords(month: MonthLeft, writing: Writing): string {
  const { incomeEntered, incomeAhead, isAbout } = month
  const { toCome } = writing
  const coming = (incomeEntered ?? 0) + (incomeAhead ?? 0)
  if (coming <= 0) return ''
  const size = `, counting on ${written(coming, writing, isAbout)}`
  if (!toCome) return `${size} that is still to come in`
  const day = formatDay(toCome.on, writing.locale, { day: 'numeric', month: 'short' })
  return toCome.name ? `${size} ${toCome.name} on ${day}` : `${size} still to come in by ${day}`
}

/** What is left of the month, whatever the budgets say, and on what that counts. */
export function monthWords(month: MonthLeft, writing: Writing): string {
  const { left, daysLeft, usualMonth, isAbout } = month
  if (left === null) return 'The amounts of this month are too large to add.'
  const usual = usualMonth ? formatMonth(monthOf(usualMonth.from), writing.locale) : null
  if (left < 0) {
    const than = usual ? `you earned in ${usual}` : 'you earn this month'
    const size = written(-left, writing, isAbout)
    return `${size} more is spent, saved or planned than ${than}.`
  }
  const over = daysLeft === 1 ? 'for today' : `over ${daysLeft} days`
  const counted = usual ? `, if you earn as much as in ${usual}` : comingWords(month, writing)
  const size = written(left, writing, isAbout)
  return `${size} of this month is still free, ${over}${counted}.`
}

interface AccountsLeft {
  readonly left: number
  readonly daysLeft: number
  readonly lowest: number
  readonly lowestOn: Day
  readonly until: Day
  readonly earmarked: number
  readonly isAbout?: boolean | undefined
}

/** What accounts leave, whatever the budgets and the month say. */
export function accountsWords(
  { left, daysLeft, lowest, lowestOn, until, earmarked, isAbout }: AccountsLeft,
  writing: Writing,
): string {
  const say = (amount: number) => written(amount, writing, isAbout)
  const dayOf = (day: Day) => formatDay(day, writing.locale, { day: 'numeric', month: 'short' })
  const isToday = lowestOn === addDays(until, 1 - daysLeft)
  const hold = isToday ? `hold ${say(lowest)}` : `come down to ${say(lowest)} on ${dayOf(lowestOn)}`
  const down = `Your cash, current accounts and cards ${hold}`
  const apart = earmarked > 0 ? `, ${say(earmarked)} of it put by for goals` : ''
  if (left <= 0) return `${down}${apart}.`
  return `${down}${apart}, and that is for ${countedWords(daysLeft, 'day')}, until ${dayOf(until)}.`
}

interface Daily {
  readonly perDay: number | null
  readonly missing?: readonly MissingRate[] | undefined
  readonly isAbout?: boolean | undefined
  /** Of budgets: they are for some categories only. */
  readonly isPartial?: boolean | undefined
  readonly budgets?: readonly Counted[] | undefined
}

const others = { budgets: 'Your budgets allow', month: 'The month allows' } as const

/** What budgets for some categories leave besides the figure for everything. */
function partWords({ perDay, isAbout, budgets = [] }: Daily, writing: Writing): string {
  const only = budgets.length === 1 ? budgets[0] : undefined
  if (budgets.length > 0 && budgets.every(isOver)) {
    return only ? `${only.name} is over budget` : 'Your budgets are over'
  }
  const size = perDay ? `${written(perDay, writing, isAbout)} a day` : 'nothing'
  return only
    ? `${only.name} allows ${size} in its categories`
    : `Your budgets allow ${size} in their categories`
}

/** The one that does not set the figure: it leaves no less, or is not for everything. */
export function otherWords(
  of: keyof typeof others,
  other: Daily,
  figure: Pick<Daily, 'perDay' | 'missing'>,
  writing: Writing,
): string {
  const { perDay, missing = [], isAbout, isPartial } = other
  const lead = others[of]
  // What the figure itself lacks is said beside it.
  const isSaid = ({ currency, amount }: MissingRate) =>
    figure.missing?.some((one) => one.currency === currency && one.amount === amount)
  const unsaid = missing.filter((one) => !isSaid(one))
  const lacking = missingWords(unsaid, writing.locale)
  const rest = lacking === '' ? '' : `; not taken off: ${lacking}`
  if (perDay === null) return `${lead} more than can be added up.`
  if (isPartial) return `${partWords(other, writing)}${rest}.`
  if (perDay === figure.perDay)
    return `${lead} ${perDay === 0 ? 'nothing either' : 'as much'}${rest}.`
  return `${lead} more: ${written(perDay, writing, isAbout)} a day${rest}.`
}

export type SaidSafe =
  | (Daily & {
      readonly basis: 'budgets'
      readonly budgets: readonly Counted[]
      readonly month?: Daily | undefined
    })
  | (Daily & MonthLeft & { readonly basis: 'income'; readonly byBudgets?: Daily | undefined })
  | (Daily &
      AccountsLeft & {
        readonly basis: 'accounts'
        readonly month?: Daily | undefined
        readonly byBudgets?: Daily | undefined
      })

/** Why it is as much, and what the other one leaves. */
export function safeWords(safe: SaidSafe, writing: Writing): string {
  if (safe.basis === 'budgets') {
    const { month } = safe
    const why = budgetWords(safe.budgets, safe.isPartial)
    return month ? `${why} ${otherWords('month', month, safe, writing)}` : why
  }
  if (safe.basis === 'accounts') {
    const { month, byBudgets } = safe
    const besides = [
      ...(month ? [otherWords('month', month, safe, writing)] : []),
      ...(byBudgets ? [otherWords('budgets', byBudgets, safe, writing)] : []),
    ]
    return [accountsWords(safe, writing), ...besides].join(' ')
  }
  const why = monthWords(safe, writing)
  const { byBudgets } = safe
  return byBudgets ? `${why} ${otherWords('budgets', byBudgets, safe, writing)}` : why
}
