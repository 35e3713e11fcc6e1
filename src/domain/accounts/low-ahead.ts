/** Whether an account gets too low soon, and how that is told. */
import { addDays, type Day, formatDay } from '../calendar/calendar.ts'
import type { AccountAhead } from './accounts-ahead.ts'

interface Warned {
  readonly name: string
  readonly kind: string
  readonly creditLimit: number | null
}

/** A card may owe up to its limit; anything else has nothing below zero. */
export const isTooLow = (
  { kind, creditLimit }: Pick<Warned, 'kind' | 'creditLimit'>,
  amount: number,
): boolean => (kind === 'card' ? creditLimit !== null && amount < 0 - creditLimit : amount < 0)

/** By what days usually cost, or by a card's bill that is not closed yet. */
export const isEstimated = ({ everyday, rows, isAbout }: AccountAhead['lowest']): boolean =>
  isAbout || everyday > 0 || rows.some(({ what }) => what === 'card')

/** It never holds less than it does now: nothing that is due today still takes from it. */
export const isLeastNow = ({ day, rows }: AccountAhead['lowest'], today: Day): boolean =>
  day === today && rows.every(({ effect }) => (effect ?? 0) >= 0)

/** Longer ahead much may change yet. */
const warnedDays = 30
const style = { day: 'numeric', month: 'short' } as const

/** The first day it gets too low on, and what leads there; null where it does not soon, or is. */
export function lowSoon(account: Warned, { balances, lowest }: AccountAhead, today: Day) {
  const at = balances.findIndex((amount) => isTooLow(account, amount))
  if (at < 1 || at > warnedDays) return null
  const day = addDays(today, at)
  const rows = lowest.rows.filter((row) => row.date === day && (row.effect ?? 0) < 0)
  return { day, rows }
}

/** When it gets too low, in words. */
export function lowWords(
  account: Warned,
  ahead: AccountAhead,
  today: Day,
  locale: string,
): string | null {
  const low = lowSoon(account, ahead, today)
  if (!low) return null
  const day = formatDay(low.day, locale, style)
  const where = account.kind === 'card' ? 'over its limit' : 'below zero'
  return isEstimated(ahead.lowest)
    ? `${account.name} may go ${where} around ${day}.`
    : `${account.name} goes ${where} on ${day}, by what is planned.`
}
