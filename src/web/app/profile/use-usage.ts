import { useCallback, useEffect, useState } from 'react'
import type { UsageAnswer } from '#contract/advice/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { useOwnProfile } from './use-own-profile.ts'

export interface Usage {
  /** Null while it is not here. */
  readonly usage: UsageAnswer | null
  /** It could not be asked for. */
  readonly hasFailed: boolean
  readonly again: () => void
}

type Counted = Pick<UserRow, 'subscriptionEndDate' | 'aiAdviceCount' | 'updatedAt'>

/** What of a profile changes with its plan: it is given or turned down, or some of it is used. */
export const usageKey = ({ subscriptionEndDate, aiAdviceCount, updatedAt }: Counted) =>
  `${subscriptionEndDate} ${aiAdviceCount} ${updatedAt}`

/** The newest answer wins: one to a question of before says what is no longer so. */
export const newerUsage = (got: Got | null, next: Got) => (got && got.at > next.at ? got : next)

interface Got {
  /** Which question it answers; they are counted. */
  readonly at: number
  readonly answer: UsageAnswer
}

let asked = 0

/** What was used of the plan, by the server's count; asked again when the profile is another. */
export function useUsage(): Usage {
  const { user, token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const [got, setGot] = useState<Got | null>(null)
  const read = useCallback(() => {
    asked += 1
    const at = asked
    const send = () => call('user.usage', { token })
    void ask('usage not read', send).then(
      (answer) => answer && setGot((before) => newerUsage(before, { at, answer })),
    )
  }, [ask, token])
  const key = usageKey(user)
  useEffect(() => {
    if (key) read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read, key])
  return { usage: got?.answer ?? null, hasFailed: lastError !== null, again: read }
}
