import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Advice, TodayAnswer } from '#contract/advice/calls.ts'
import { isAside } from '#domain/advice/fingerprint.ts'
import { type AdviceChoice, readToday } from '#web/data/advice.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'

export interface Today {
  /** Null until it has been read. */
  readonly answer: TodayAnswer | null
  /** Without what is put aside or done on this device meanwhile. */
  readonly advice: readonly Advice[]
  readonly trouble: string | null
  readonly read: () => void
}

/** Read anew whenever somebody comes back to the page, and when what they did has arrived. */
export function useToday(
  choices: readonly AdviceChoice[],
  onRead: (advised: readonly Advice[]) => void,
): Today {
  const { token } = useSession()
  const { ask, lastError } = useAsk()
  const isSent = useReplicaStatus().waiting === 0
  const [answer, setAnswer] = useState<TodayAnswer | null>(null)
  const read = useCallback(async () => {
    if (!token) return
    const found = await ask('advice not read', () => readToday(token))
    if (!found) return
    setAnswer(found)
    onRead(found.advice)
  }, [ask, token, onRead])
  useEffect(() => {
    // What still waits here is in no answer yet: it is read by then, too.
    void isSent
    void read()
    const onShown = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [read, isSent])
  const advice = useMemo(
    () => answer?.advice.filter((one) => !isAside(one, choices)) ?? [],
    [answer, choices],
  )
  return { answer, advice, trouble: lastError?.error ?? null, read: () => void read() }
}
