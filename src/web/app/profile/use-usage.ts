import { useCallback, useEffect, useState } from 'react'
import type { UsageAnswer } from '#contract/advice/calls.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'

export interface Usage {
  /** Null while it is not here. */
  readonly usage: UsageAnswer | null
  /** It could not be asked for. */
  readonly hasFailed: boolean
  readonly again: () => void
}

/** What was used of the plan, by the server's count; asked again when the network is back. */
export function useUsage(): Usage {
  const { token } = useSession()
  const { ask, lastError } = useAsk()
  const [usage, setUsage] = useState<UsageAnswer | null>(null)
  const read = useCallback(() => {
    const send = () => call('user.usage', { token })
    void ask('usage not read', send).then((answer) => answer && setUsage(answer))
  }, [ask, token])
  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])
  return { usage, hasFailed: lastError !== null, again: read }
}
