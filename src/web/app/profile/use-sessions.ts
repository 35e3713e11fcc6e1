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

  const end = (path: string) =>
    ask('session not ended', () =>
      call('DELETE', `/api/user/sessions${path}`, undefined, { token }),
    )

  async function endHere(path: string, title: string) {
    setBusy(true)
    if ((await end(path)) !== null) {
      toast({ variant: 'success', title })
      await read()
    }
    setBusy(false)
  }

  /** The device's copy goes too, so nothing may be left in it that the server does not have. */
  async function endAll() {
    if (replica.status().waiting > 0) {
      const description = 'Some changes are not saved on the server yet. Try again in a moment.'
      toast({ variant: 'warning', title: 'You are still logged in', description })
      return
    }
    setBusy(true)
    if ((await end('?all=1')) !== null) {
      await replica.wipe()
      reportRefusedToken(token)
    }
    setBusy(false)
  }

  return {
    list,
    trouble: lastError?.error ?? null,
    isBusy,
    read: () => void read(),
    end: ({ id, device }) => void endHere(`/${id}`, `${device} is logged out`),
    endOthers: () => void endHere('', 'Your other devices are logged out'),
    endAll: () => void endAll(),
  }
}
