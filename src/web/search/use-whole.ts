import { useEffect, useState } from 'react'
import type { FoundKind } from '#domain/search/rank.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { findAll, type Whole } from './device-search.ts'
import { type FoundRows, foundRows } from './found-rows.ts'
import type { AskedSearch } from './use-asked.ts'
import { pauseMs } from './use-search.ts'

/** All of one kind that was found, and the rows its sum is made of. */
export type WholeKind = FoundKind & { readonly rows: FoundRows | null }

export interface WholeFound extends Whole {
  readonly typed: string
  readonly kinds: readonly WholeKind[]
}

/** Everything that fits, counted on the device; null until all of the book is there. */
export function useWhole(asked: AskedSearch): WholeFound | null {
  const { isComplete } = useReplicaStatus()
  const [whole, setWhole] = useState<WholeFound | null>(null)
  useEffect(() => {
    const { typed, query, whose, replica } = asked
    const stop = new AbortController()
    const { signal } = stop
    const start = async () => {
      const found = await findAll(replica, whose, query, signal)
      if (signal.aborted) return
      const kinds = found.kinds.map((one) => ({ ...one, rows: foundRows(replica, one) }))
      setWhole({ ...found, typed, kinds })
    }
    const isAsked = isComplete && typed !== ''
    const timer = isAsked ? setTimeout(() => void start(), pauseMs) : undefined
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isComplete])
  return whole?.typed === asked.typed ? whole : null
}
