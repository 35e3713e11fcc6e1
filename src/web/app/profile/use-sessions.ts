import { useCallback, useEffect, useState } from 'react'
import type { SessionRow, SessionsAnswer } from '#contract/entities/session.ts'
import { call, reportRefusedToken } from '#web/data/client.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { toast } from '#web/ui/toast.ts'
import { useOwnProfile } from './use-own-profile.ts'

export interface OwnSessions {
  /** Null until they have been read. */
  readonly list: readonly SessionRow[] | null
  readonly trouble: string | null
  readonly isBusy: boolean
  readonly read: () => void
  readonly end: (session: SessionRow) => void
  readonly endOthers: () => void
  readonly endAll: () => void
}

export function useSessions(): OwnSessions {
  const { token } = useOwnProfile()
  const replica = useReplica()
  const { ask, lastError } = useAsk()
  const [list, setList] = useState<readonly SessionRow[] | null>(null)
  const [isBusy, setBusy] = useState(false)

  const read = useCallback(async () => {
    const work = () => call<SessionsAnswer>('GET', '/api/user/sessions', undefined, { token })
    const answer = await ask('sessions not read', work)
    if (answer) setList(answer.sessions)
  }, [ask, token])
  useEffect(() => void read(), [read])

  async function end(path: string, words: string) {
    setBusy(true)
    const work = () => call('DELETE', `/api/user/sessions${path}`, undefined, { token })
    const isDone = (await ask('session not ended', work)) !== null
    if (isDone) toast({ variant: 'success', title: words })
    if (isDone) await read()
    setBusy(false)
    return isDone
  }

  async function endAll() {
    if (!(await end('?all=1', 'You are logged out everywhere'))) return
    await replica.wipe()
    reportRefusedToken(token)
  }

  return {
    list,
    trouble: lastError?.error ?? null,
    isBusy,
    read: () => void read(),
    end: ({ id, device }) => void end(`/${id}`, `${device} is logged out`),
    endOthers: () => void end('', 'Your other devices are logged out'),
    endAll: () => void endAll(),
  }
}
