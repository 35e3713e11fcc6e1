import { useCallback, useEffect, useState } from 'react'
import type { SessionRow } from '#contract/identity/session.ts'
import { call } from '#web/data/http/call.ts'
import { reportRefusedToken } from '#web/data/http/client.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { useNewPasswordAdvice } from '#web/entrance/new-password-advice.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

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
  const advice = useNewPasswordAdvice()
  const [list, setList] = useState<readonly SessionRow[] | null>(null)
  const [isBusy, setBusy] = useState(false)

  const read = useCallback(async () => {
    const work = () => call('user.sessions', { token })
    const answer = await ask('sessions not read', work)
    if (answer) setList(answer.sessions)
  }, [ask, token])
  useEffect(() => void read(), [read])

  const end = (work: () => Promise<unknown>) => ask('session not ended', work)

  async function endHere(work: () => Promise<unknown>, title: string) {
    setBusy(true)
    if ((await end(work)) !== null) {
      toast({ variant: 'success', title, ...advice })
      await read()
    }
    setBusy(false)
  }

  /** The device's copy goes too, so nothing may be left in it that the server does not have. */
  async function endAll() {
    if (replica.status().waiting > 0) {
      const description = say(
        'Some changes are not saved on the server yet. Try again in a moment.',
      )
      toast({ variant: 'warning', title: say('You are still logged in'), description })
      return
    }
    setBusy(true)
    if ((await end(() => call('user.sessions.end-all', { query: { all: '1' }, token }))) !== null) {
      await replica.wipe()
      reportRefusedToken(token, null)
    }
    setBusy(false)
  }

  return {
    list,
    trouble: lastError?.error ?? null,
    isBusy,
    read: () => void read(),
    end: ({ id, device }) => {
      const work = () => call('user.sessions.end', { params: { id }, token })
      void endHere(work, say('{device} is logged out', { device }))
    },
    endOthers: () => {
      const work = () => call('user.sessions.end-all', { token })
      void endHere(work, say('Your other devices are logged out'))
    },
    endAll: () => void endAll(),
  }
}
