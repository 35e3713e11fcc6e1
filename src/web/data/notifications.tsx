import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Row } from '#contract/sync.ts'
import { useTable } from './replica-react.tsx'

/** What is unread now, and when the next one that is snoozed will be. */
export function countUnread(rows: Iterable<Row>, now: string) {
  let unread = 0
  let nextAt: string | null = null
  for (const { read, snoozedUntil } of rows) {
    if (read) continue
    if (typeof snoozedUntil !== 'string' || snoozedUntil <= now) unread++
    else if (nextAt === null || snoozedUntil < nextAt) nextAt = snoozedUntil
  }
  return { unread, nextAt }
}

const UnreadContext = createContext<number | null>(null)

/** A timer cannot be set for longer. */
const timerMostMs = 2 ** 31 - 1

/** Counts what is unread, live; what is snoozed counts again when its time has come. */
export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { replica } = useTable('notifications')
  const [, wake] = useState(0)
  const rows = replica.rows('notifications').values()
  const { unread, nextAt } = countUnread(rows, new Date().toISOString())
  useEffect(() => {
    if (nextAt === null) return
    const waitMs = Math.min(Date.parse(nextAt) - Date.now(), timerMostMs)
    const timer = setTimeout(() => wake(Date.now()), waitMs)
    return () => clearTimeout(timer)
  }, [nextAt])
  return <UnreadContext value={unread}>{children}</UnreadContext>
}

/** How many notifications are unread. */
export function useUnread(): number {
  const unread = useContext(UnreadContext)
  if (unread === null) throw new Error('useUnread must be used inside NotificationsProvider.')
  return unread
}
