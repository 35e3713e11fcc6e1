import { type BudgetStatus, statusWords } from '#domain/budgets/standing.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Budget } from '#web/budgets/budget.ts'
import type { Standing } from '#web/budgets/budget-view.ts'
import type { Question } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'

type Say = (amount: number) => string

/** What took a rate is about so much. */
export const sayIn =
  (currency: string, locale: string, isAbout = false): Say =>
  (amount) =>
    aboutWords(formatAmount(amount, currency, locale), isAbout)

/** How a budget is doing, for its colour: well, not for long, or not any more. */
export type Mood = 'fine' | 'tight' | 'over'

export function moodOf({ status, isTight }: Standing): Mood {
  if (status === 'exceeded') return 'over'
  return isTight || status === 'near' || status === 'reached' ? 'tight' : 'fine'
}

/** How many are over and how many soon may be: as many as the rows say so of. */
export function countMoods(running: readonly { readonly now: Standing | null }[]) {
  const moods = running.flatMap(({ now }) => (now ? [moodOf(now)] : []))
  const count = (mood: Mood) => moods.filter((one) => one === mood).length
  return { over: count('over'), tight: count('tight') }
}

/** What deserves a word of its own; null when all is well. */
export function markWords({ status, sums, isTight, projection }: Standing, written: Say) {
  const { available } = sums
  if (status === 'exceeded') return say('Over budget')
  if (status === 'reached') return say('Reached')
  if (isTight && projection.amount !== null && available !== null) {
    return say('Likely {amount} too much', { amount: written(projection.amount - available) })
  }
  return status === 'near' ? say('Nearly used up') : null
}

/** The same words on its page as in the list; a period that is over only has its state. */
export const stateWords = (status: BudgetStatus, standing: Standing | null, written: Say): string =>
  (standing && markWords(standing, written)) ?? statusWords[status]

/** Such as "€12.00 above the even pace"; below it may be too much in the end, which says why. */
export function paceWords({ pace, isTight }: Standing, written: Say): string | null {
  const { ahead, daysGone, days } = pace
  if (ahead === null || daysGone === days) return null
  if (ahead === 0) return say('on the even pace')
  if (ahead > 0) return say('{amount} above the even pace', { amount: written(ahead) })
  const why = isTight ? ', but more is expected later' : ''
  return say('{amount} below the even pace{why}', { amount: written(-ahead), why })
}

export const countDays = (days: number) =>
  say('{days, plural, one {# day} other {# days}}', { days })

/** Such as "€8.02 a day for 15 days". */
export function perDayWords({ perDay, days, sums }: Standing, written: Say): string | null {
  if (perDay === null || (sums.closing ?? 0) <= 0) return null
  return say('{days, plural, one {{amount} for today} other {{amount} a day for {days2}}}', {
    days,
    amount: written(perDay),
    days2: countDays(days),
  })
}

/** The part of one amount in another, to be drawn. */
export const shareOf = (part: number | null, whole: number | null): number => {
  if (part === null || whole === null) return 0
  if (whole > 0) return part / whole
  return part > 0 ? 1 : 0
}

/** Before more goes out of a budget than it has; null where it has as much. */
export function questionOfMove(
  { name, currency }: Pick<Budget, 'name' | 'currency'>,
  left: number | null,
  amount: number,
  locale: string,
): Omit<Question, 'choices'> | null {
  if (left === null || amount <= left) return null
  const words = (minor: number) => formatAmount(minor, currency, locale)
  const has =
    left > 0 ? say('has only {what} left', { what: words(left) }) : say('has nothing left')
  const over = words(amount - left)
  return {
    title: say('Move {what} out of {name}?', { what: words(amount), name }),
    description: say('{name} {has}. Afterwards it is over by {over}.', { name, has, over }),
    stay: say('Go on writing'),
  }
}
