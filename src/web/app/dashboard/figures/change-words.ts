import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { say } from '#web/words/say.ts'
import type { Compared } from '../month-span.ts'
import { type Figure, isWhole } from './figures.ts'

export interface Writing {
  readonly currency: string
  readonly locale: string
}

/** Such as "1–15 October", or "October". */
export function whenWords({ before, isWhole }: Compared, today: Day, locale: string): string {
  const month = { month: 'long' } as const
  if (isWhole) return writtenDay(before.from, today, locale, month)
  const isThisYear = before.from.slice(0, 4) === today.slice(0, 4)
  const style = { ...month, day: 'numeric', timeZone: 'UTC' } as const
  const year = isThisYear ? {} : { year: 'numeric' as const }
  const days = new Intl.DateTimeFormat(locale, { ...style, ...year })
  return days.formatRange(new Date(before.from), new Date(before.to))
}

/** Beyond this, how many times is no help: the amount is. */
const percentMost = 400

/** How a figure differs from before; null when there is nothing to compare with. */
export function changeWords(figure: Figure, writing: Writing): string | null {
  const { amount, before } = figure
  if (amount === null || before === null || before === 0 || !isWhole(figure)) return null
  const change = amount - before
  if (change === 0) return say('the same as')
  const percent = before > 0 ? (Math.abs(change) / before) * 100 : Number.POSITIVE_INFINITY
  const { currency, locale } = writing
  const size =
    percent <= percentMost
      ? shareWords(percent, locale)
      : formatAmount(Math.abs(change), currency, locale)
  const isAbout = figure.isAbout || figure.isAboutBefore
  return change > 0
    ? say('{about} more than', { about: aboutWords(size, isAbout) })
    : say('{about} less than', { about: aboutWords(size, isAbout) })
}

/** Such as "86% in 1–17 October": only what reads the same is called so. */
export function rateBeforeWords(
  rate: number | null,
  before: number | null,
  locale: string,
): string | null {
  if (rate === null || before === null) return null
  const was = shareWords(before / 100, locale)
  return was === shareWords(rate / 100, locale) ? say('the same as') : say('{was} in', { was })
}
