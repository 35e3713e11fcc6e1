import { useEffect, useEffectEvent } from 'react'
import type { UserRow } from '#contract/identity/session.ts'
import { useReplica } from './replica-react.tsx'
import { useSession } from './session.tsx'

/** The session's profile is the replica's: a change shows at once, and a suspension ends it. */
export function useFollowProfile(uid: string): void {
  const replica = useReplica()
  const { user, adopt } = useSession()
  const follow = useEffectEvent(() => {
    const row = replica.rows('users').get(uid)
    if (!row) return
    // Until the first sync the copy on this device may be older than the session's own.
    const isFresh = replica.status().phase === 'live' || replica.isPending('users', uid)
    if (isFresh || String(row.updatedAt) >= (user?.updatedAt ?? '')) adopt(row as UserRow)
  })
  useEffect(() => {
    follow()
    return replica.subscribe(() => follow())
  }, [replica])
}
