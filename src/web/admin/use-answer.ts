import { useCallback, useEffect, useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { call, toErrorBody } from '#web/data/client.ts'

export interface Asked<Answer> {
  readonly answer: Answer | null
  /** Why there is none, in words. */
  readonly trouble: string | null
  readonly reload: () => void
}

/** What the server answers to this reading call, asked again on `reload` and for each version. */
export function useAnswer<Answer>(path: string, version = 0): Asked<Answer> {
  const { token } = useAdmin()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  // Round and version are reasons to ask again, though the question is the same.
  const question = `${round}.${version} ${path}`
  useEffect(() => {
    const stop = new AbortController()
    const [, address = ''] = question.split(' ')
    call<Answer>('GET', address, undefined, { token, signal: stop.signal })
      .then((answered) => {
        setAnswer(answered)
        setTrouble(null)
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setTrouble(toErrorBody(error).error)
      })
    return () => stop.abort()
  }, [question, token])
  return { answer, trouble, reload }
}
