import { useEffect, useState } from 'react'
import type { Section } from '#domain/search/rank.ts'
import { bookCall } from '#web/data/http/book-call.ts'
import { CallError } from '#web/data/http/client.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { searchDevice } from './device-search.ts'
import type { AskedSearch } from './use-asked.ts'

export interface Searched {
  /** What was looked for. */
  readonly typed: string
  readonly sections: readonly Section[]
  /** The server could not be asked: only what this device has was searched. */
  readonly isOnDevice: boolean
}

/** Letters come in bursts: a short pause makes one question of them. */
export const pauseMs = 90

/** So long the last result may stand under the next words: longer, it would be taken for theirs. */
const keptMs = 400

/** The last result, which may for a moment be of an earlier text while the next is on its way. */
export function useSearch(asked: AskedSearch): Searched | null {
  const { phase, waiting } = useReplicaStatus()
  const { token } = useSession()
  const [searched, setSearched] = useState<Searched | null>(null)
  const isOffline = phase === 'offline'
  useEffect(() => {
    const { typed, query, whose, replica } = asked
    // What the server has not heard of yet, only this device can find.
    const mayAsk = !isOffline && waiting === 0 && token !== null
    const stop = new AbortController()
    const { signal } = stop
    const onDevice = (isOnDevice: boolean) =>
      searchDevice(replica, whose, query, signal).then((sections) => ({
        ...{ typed, sections, isOnDevice },
      }))
    const ask = async (): Promise<Searched> => {
      if (!mayAsk) return onDevice(isOffline)
      try {
        const body = { query: typed }
        const answer = await bookCall('search', { body, token, signal })
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
    const timer = typed === '' ? undefined : setTimeout(start, pauseMs)
    const letGo = () => setSearched((now) => (now?.typed === typed ? now : null))
    const keeping = setTimeout(letGo, typed === '' ? 0 : keptMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(keeping)
      stop.abort()
    }
  }, [asked, token, isOffline, waiting])
  return asked.typed === '' ? null : searched
}
