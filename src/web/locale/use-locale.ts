import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import { hidingAmounts } from '#domain/money/hidden-amounts.ts'
import { useSession } from '#web/data/session.tsx'
import { areAmountsHidden, subscribePrivacy } from '#web/ui/privacy.ts'

export interface LocaleSettings {
  readonly currency: string
  /** Says also whether amounts are hidden. */
  readonly locale: string
  readonly timezone: string
}

export const LocaleContext = createContext<LocaleSettings | null>(null)

/** Worked out once for all that is on the screen: every amount asks. */
export function useSessionLocale(): LocaleSettings {
  const { user } = useSession()
  const isHidden = useSyncExternalStore(subscribePrivacy, areAmountsHidden)
  const { currency = 'EUR', locale = 'en-GB', timezone = 'UTC' } = user ?? {}
  return useMemo(
    () => ({ currency, locale: isHidden ? hidingAmounts(locale) : locale, timezone }),
    [currency, locale, timezone, isHidden],
  )
}

/** How the signed-in person counts and writes. */
export function useLocale(): LocaleSettings {
  const book = useContext(LocaleContext)
  if (!book) throw new Error('useLocale must be used inside LocaleProvider.')
  return book
}

export function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}

let kept = { second: Number.NaN, timezone: '', day: '' }

/** Everything that is drawn asks, and a day begins with a second. */
function dayNow(timezone: string): Day {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (kept.second !== second || kept.timezone !== timezone)
    kept = { second, timezone, day: dayAt(now, timezone) }
  return kept.day
}

/** The day it is for the signed-in person; it turns at their midnight while the page is open. */
export function useToday(): Day {
  const { timezone } = useLocale()
  const now = () => dayNow(timezone)
  return useSyncExternalStore(everyMinute, now, now)
}
