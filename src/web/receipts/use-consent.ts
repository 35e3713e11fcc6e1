import { useState } from 'react'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { send, useWrites } from '#web/writes/use-writes.ts'
import { updates } from '#web/writes/write.ts'

export interface Consent {
  /** Somebody outside could be told, and it was not decided whether they may. */
  readonly isOpen: boolean
  readonly isGiven: boolean
  /** Resolves when the server knows, so that the next question is answered by it. */
  readonly decide: (isAgreed: boolean) => Promise<void>
  readonly withdraw: () => void
}

/** All that was written is at the server. */
function settled(replica: Replica): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (replica.status().waiting > 0) return
      stop()
      resolve()
    }
    const stop = replica.subscribe(look)
    look()
  })
}

export interface ConsentTo {
  /** Of the profile. */
  readonly field: 'aiConsentTo' | 'scanConsentTo'
  /** Said when it is taken back. */
  readonly withdrawn: string
}

/** Agreed once for each provider; declined for as long as the page is open. */
export function useConsent(recipient: string | null, { field, withdrawn }: ConsentTo): Consent {
  const { user } = useSession()
  const replica = useReplica()
  const [declined, setDeclined] = useState<string | null>(null)
  const isGiven = recipient !== null && user?.[field] === recipient
  const { change } = useWrites('users')
  return {
    isOpen: recipient !== null && !isGiven && declined !== recipient,
    isGiven,
    async decide(isAgreed) {
      if (!isAgreed) return setDeclined(recipient)
      const agreed = user ? updates('users', [{ id: user.id, patch: { [field]: recipient } }]) : []
      if (await send(replica, agreed)) await settled(replica)
    },
    withdraw() {
      setDeclined(recipient)
      if (user) change(user, { [field]: null }, { title: withdrawn })
    },
  }
}
