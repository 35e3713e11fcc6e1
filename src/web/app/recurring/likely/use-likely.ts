import { useEffect, useMemo, useState } from 'react'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { asEntries } from '#web/ledger/model/entry.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { entryTables } from '#web/recurring/occurrence-writes.ts'
import type { Kind, Template } from '../template.ts'
import { detect, type Likely } from './detector.ts'
import { decline, newOnes, pastRow, readDeclined } from './likely.ts'

/** A yearly bill has to be seen twice. */
const monthsLooked = 26

/** Installments come again too, but they end, and money back is no cost. */
function pastRows(replica: Replica, kind: Kind, today: string) {
  const table = entryTables[kind]
  const since = addMonths(monthOf(today), -monthsLooked)
  return replica
    .months(table)
    .filter((month) => month >= since)
    .flatMap((month) => asEntries(replica.monthRows(table, month)))
    .filter((entry) => !('installment' in entry) || (!entry.installment && !entry.refundOf))
    .map(pastRow)
}

const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work)
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}

export interface LikelyOnes {
  readonly found: readonly Likely[]
  readonly decline: (likely: Likely) => void
}

/** What seems to come again in the past, looked for once while nothing else happens. */
export function useLikely(templates: readonly Template[]): LikelyOnes {
  const replica = useReplica()
  const { isComplete } = useReplicaStatus()
  const { user } = useSession()
  const today = useToday()
  const uid = user?.id ?? ''
  const [found, setFound] = useState<readonly Likely[]>([])
  const [declined, setDeclined] = useState(() => readDeclined(localStorage, uid))
  useEffect(() => {
    if (!isComplete) return undefined
    let stop: () => void = () => {}
    const cancel = whenIdle(() => {
      const asks = (['expense', 'income'] as const).map((kind) => ({
        kind,
        rows: pastRows(replica, kind, today),
        today,
      }))
      if (asks.some(({ rows }) => rows.length > 0)) stop = detect(asks, setFound)
    })
    return () => {
      cancel()
      stop()
    }
  }, [replica, isComplete, today])
  const shown = useMemo(() => newOnes(found, templates, declined), [found, templates, declined])
  return { found: shown, decline: (likely) => setDeclined(decline(localStorage, uid, likely)) }
}
