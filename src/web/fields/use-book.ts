import { useSyncExternalStore } from 'react'
import { type Day, dayAt } from '#domain/calendar.ts'
import { hidingAmounts } from '#domain/hidden-amounts.ts'
import { useSession } from '#web/data/session.tsx'
import { areAmountsHidden, subscribePrivacy } from '#web/ui/privacy.ts'

export interface Book {
  readonly currency: string
  /** Says also whether amounts are hidden. */
  readonly locale: string
  readonly timezone: string
}

/** How the signed-in person counts and writes. */
export function useBook(): Book {
  const { user } = useSession()
  const isHidden = useSyncExternalStore(subscribePrivacy, areAmountsHidden)
  const locale = user?.locale ?? 'en-GB'
  return {
    currency: user?.currency ?? 'EUR',
    locale: isHidden ? hidingAmounts(locale) : locale,
    timezone: user?.timezone ?? 'UTC',
  }
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}

/** The day it is for the signed-in person; it turns at their midnight while the page is open. */
export function useToday(): Day {
  const { timezone } = useBook()
  return useSyncExternalStore(everyMinute, () => dayAt(Date.now(), timezone))
}
