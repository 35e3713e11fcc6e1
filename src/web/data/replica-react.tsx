import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CollectionName } from '#contract/collections.ts'
import { LocalReplica } from './replica/replica.ts'
import type { Replica, ReplicaStatus } from './replica/shapes.ts'

const ReplicaContext = createContext<Replica | null>(null)

interface Props {
  readonly uid: string
  readonly token: string
  readonly onSignedOut?: () => void
  readonly children: ReactNode
}

/** Opens this user's replica for everything inside, and closes it when it goes. */
export function ReplicaProvider({ uid, token, onSignedOut, children }: Props) {
  const [replica, setReplica] = useState<Replica | null>(null)
  const [ending] = useState<{ tell: (() => void) | undefined }>({ tell: undefined })
  useEffect(() => {
    ending.tell = onSignedOut
  }, [ending, onSignedOut])
  useEffect(() => {
    const opened = new LocalReplica({ uid, token, onSignedOut: () => ending.tell?.() })
    setReplica(opened)
    return () => {
      setReplica(null)
      opened.close()
    }
  }, [uid, token, ending])
  return replica && <ReplicaContext value={replica}>{children}</ReplicaContext>
}

export function useReplica(): Replica {
  const replica = useContext(ReplicaContext)
  if (!replica) throw new Error('useReplica needs a ReplicaProvider around it.')
  return replica
}

/** Renders again when a row of the table changes. */
export function useTable(table: CollectionName): { replica: Replica; version: number } {
  const replica = useReplica()
  const version = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => replica.version(table),
  )
  return { replica, version }
}

export function useReplicaStatus(): ReplicaStatus {
  const replica = useReplica()
  return useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => replica.status(),
  )
}
