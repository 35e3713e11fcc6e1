import { useCallback, useEffect, useState } from 'react'
import type { CallAnswer, StaffCallName } from '#contract/calls/every-call.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { toErrorBody } from '#web/data/http/client.ts'
import { type StaffSaid, staffCall } from '#web/data/http/staff-call.ts'
import { say } from '#web/words/say.ts'

export interface LoadedAnswer<Answer> {
  readonly answer: Answer | null
  /** Why there is none, in words. */
  readonly trouble: string | null
  readonly reload: () => void
}

interface Got<Answer> {
  /** The question, as it was asked. */
  readonly to: string
  readonly answer: Answer
}

/** The last answer stays until the next; where that is refused, only to the very same question. */
export const shown = <Answer>(
  got: Got<Answer> | null,
  asked: string,
  trouble: string | null,
): Answer | null => (got && (trouble === null || got.to === asked) ? got.answer : null)

/** Where nothing was typed there is no field to mark. */
export const troubleWords = ({ code, error }: Pick<ErrorBody, 'code' | 'error'>) =>
  code === 'invalid-input'
    ? say('The address of this page asks for something there is not.')
    : error

/** Asks again when somebody comes back to this window: meanwhile it may have become another. */
export function useReturn(reload: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload])
}

/** What the server answers to this reading call, asked again on `reload` and for each version. */
export function useAnswer<Name extends StaffCallName>(
  name: Name,
  said: StaffSaid<Name>,
  version = 0,
): LoadedAnswer<CallAnswer<Name>> {
  const { token } = useAdmin()
  const [got, setGot] = useState<Got<CallAnswer<Name>> | null>(null)
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
        setGot({ to: JSON.stringify(asked), answer: answered })
        setTrouble(null)
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setTrouble(troubleWords(toErrorBody(error)))
      })
    return () => stop.abort()
  }, [name, question, token])
  return { answer: shown(got, JSON.stringify(said), trouble), trouble, reload }
}
