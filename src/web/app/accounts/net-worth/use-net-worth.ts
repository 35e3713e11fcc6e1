import { useMemo } from 'react'
import { netWorthChange, type WorthChange } from '#domain/accounts/net-worth-change.ts'
import { type PartOn, worthOn, worthSum } from '#domain/accounts/worth-parts.ts'
import { addDays, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { useWorthRows } from '#web/accounts/worth/use-worth-rows.ts'
import { worthDays } from '#web/accounts/worth/worth-rates.ts'
import { changeBookIn, partsIn, type WorthRows } from '#web/accounts/worth/worth-rows.ts'
import { useLocale } from '#web/locale/use-locale.ts'

export interface WorthPoint {
  readonly day: Day
  readonly parts: readonly PartOn[]
}

export interface NetWorthView {
  /** The ends of twelve months, and today. */
  readonly points: readonly WorthPoint[]
  readonly today: readonly PartOn[]
  /** The last day of the month before. */
  readonly after: Day
  /** Null where a rate is missing. */
  readonly change: WorthChange | null
}

export function netWorthIn(rows: WorthRows, home: string): NetWorthView {
  const { accounts, rates, today } = rows
  const parts = partsIn(rows)
  const points = worthDays(today).map((day) => ({ day, parts: worthOn(parts, day, home, rates) }))
  const after = addDays(monthRange(monthOf(today)).from, -1)
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]))
  const currencyOf = (id: string) => currencies.get(id)
  const counting = { home, lens: 'share', currencyOf, rates } as const
  const book = changeBookIn(rows, after, today)
  const change = netWorthChange({ book, after, until: today, counting })
  return { points, today: points.at(-1)?.parts ?? [], after, change }
}

/** Whether any account had begun by then. */
export const isBegun = ({ day, parts }: WorthPoint): boolean => {
  const held = parts.filter(({ part }) => ['money', 'value', 'debt'].includes(part.kind))
  return held.length === 0 || held.some(({ part }) => part.on(day) !== null)
}

/** Null while rates are on their way. */
export function useNetWorth(): NetWorthView | null {
  const rows = useWorthRows()
  const { currency } = useLocale()
  return useMemo(() => rows && netWorthIn(rows, currency), [rows, currency])
}

/** Such parts of it as one figure. */
export const sumOf = (parts: readonly PartOn[], kinds?: readonly PartOn['part']['kind'][]) =>
  worthSum(kinds ? parts.filter(({ part }) => kinds.includes(part.kind)) : parts)
