import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SearchAnswer } from '#contract/entities/search.ts'
import { limits } from '#contract/limits.ts'
import { takesRates } from '#domain/search/query.ts'
import type { Section } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { CallError, call } from '#web/data/client.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { searchDevice } from './device-search.ts'
import { entryTables } from './device-texts.ts'
import { useBookRates } from './use-book-rates.ts'

export interface Searched {
  /** What was looked for. */
  readonly typed: string
  readonly sections: readonly Section[]
  /** The server could not be asked: only what this device has was searched. */
  readonly isOnDevice: boolean
}

/** Letters come in bursts: a short pause makes one question of them. */
const pauseMs = 90

/** The last result, which may be of an earlier text while the next is on its way. */
export function useSearch(text: string): Searched | null {
  const typed = text.trim().slice(0, limits.searchCharacters)
  const replica = useReplica()
  const { phase, waiting, isComplete } = useReplicaStatus()
  const { user, token } = useSession()
  const { locale, currency } = useBook()
  const today = useToday()
  const query = useMemo(() => readQuery(typed, { today, locale }), [typed, today, locale])
  const rates = useBookRates(takesRates(query))
  const [searched, setSearched] = useState<Searched | null>(null)
  // What is written here or elsewhere is found at once.
  const versions = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => entryTables.map((table) => replica.version(table)).join('.'),
  )
  // While a first copy is on its way, every piece of it would begin anew.
  const stamp = isComplete ? versions : ''
  const uid = user?.id ?? ''
  const isOffline = phase === 'offline'
  useEffect(() => {
    // What the server has not heard of yet, only this device can find.
    const mayAsk = !isOffline && waiting === 0 && token !== null
    const stop = new AbortController()
    const { signal } = stop
    const onDevice = (isOnDevice: boolean) =>
      searchDevice(replica, { uid, today, home: { currency, rates } }, query, signal).then(
        (sections) => ({ typed, sections, isOnDevice }),
      )
    const ask = async (): Promise<Searched> => {
      if (!mayAsk) return onDevice(isOffline)
      try {
        const body = { query: typed }
        const answer = await call<SearchAnswer>('POST', '/api/search', body, { token, signal })
        return { typed, sections: answer.sections, isOnDevice: false }
      } catch (error) {
        if (!signal.aborted && !(error instanceof CallError)) report('search failed', error)
        return onDevice(true)
      }
    }
    const start = () =>
      void ask().then((found) => {
        if (!signal.aborted) setSearched(found)
      })
    void stamp
    const timer = typed === '' ? undefined : setTimeout(start, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, query, replica, uid, token, isOffline, waiting, today, currency, rates, stamp])
  return typed === '' ? null : searched
}
