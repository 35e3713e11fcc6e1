import { useCallback, useEffect, useState } from 'react'
import type { CallAnswer, StaffCallName } from '#contract/every-call.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { toErrorBody } from '#web/data/http/client.ts'
import { type StaffSaid, staffCall } from '#web/data/http/staff-call.ts'

export interface Asked<Answer> {
  readonly answer: Answer | null
  /** Why there is none, in words. */
  readonly trouble: string | null
  readonly reload: () => void
}

/** What the server answers to this reading call, asked again on `reload` and for each version. */
export function useAnswer<Name extends StaffCallName>(
  name: Name,
  said: StaffSaid<Name>,
  version = 0,
): Asked<CallAnswer<Name>> {
  const { token } = useAdmin()
  const [answer, setAnswer] = useState<CallAnswer<Name> | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  // Round and version are reasons to ask again, though the question is the same.
  const question = JSON.stringify([said, round, version])
  useEffect(() => {
    const stop = new AbortController()
    const [asked] = JSON.parse(question)
    staffCall(name, asked, { token, signal: stop.signal })
      .then((answered) => {
        setAnswer(answered)
        setTrouble(null)
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setTrouble(toErrorBody(error).error)
      })
    return () => stop.abort()
  }, [name, question, token])
  return { answer, trouble, reload }
}
