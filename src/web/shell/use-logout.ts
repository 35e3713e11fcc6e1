import { useState } from 'react'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'

export interface Logout {
  /** Leaves at once, or asks first when something would be lost. */
  readonly ask: () => void
  readonly leave: () => Promise<void>
  readonly stay: () => void
  /** How many changes the server does not have yet; 0 = nothing to ask about. */
  readonly unsaved: number
}

export function useLogout(): Logout {
  const replica = useReplica()
  const { signOut } = useSession()
  const [unsaved, setUnsaved] = useState(0)

  /** The device's copy goes first: nobody after this user may read it. */
  async function leave() {
    await replica.wipe()
    await signOut()
  }

  function ask() {
    const atRisk = replica.status().waiting + replica.failures().length
    if (atRisk === 0) void leave()
    else setUnsaved(atRisk)
  }

  return { ask, leave, stay: () => setUnsaved(0), unsaved }
}
