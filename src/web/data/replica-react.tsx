import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CollectionName, RowOf, WholeName } from '#contract/collections.ts'
import { LocalReplica } from './replica/replica.ts'
import type { Replica, ReplicaStatus } from './replica/types.ts'
import { report } from './report.ts'
import { readStored } from './session-storage.ts'

const ReplicaContext = createContext<Replica | null>(null)

interface Opened {
  readonly uid: string
  readonly token: string
  readonly replica: LocalReplica
  /** The session ended elsewhere. */
  readonly signedOut: Promise<void>
}

function open(uid: string, token: string): Opened {
  const { promise: signedOut, resolve: onSignedOut } = Promise.withResolvers<void>()
  return { uid, token, replica: new LocalReplica({ uid, token, onSignedOut }), signedOut }
}

/** Closed first: what is still open would write once more. */
async function leave({ uid, replica }: Opened): Promise<void> {
  await replica.close()
  if (readStored(localStorage).user?.id === uid) return
  const { forgetDevice } = await import('./replica/forget-device.ts')
  await forgetDevice(uid)
}

const forgetting = (opened: Opened) =>
  void leave(opened).catch((error: unknown) => report('device not forgotten', error))

let early: Opened | null = null

const isFor = (opened: Opened | null, uid: string, token: string) =>
  opened?.uid === uid && opened.token === token

/** Ahead of the provider that will take it over; resolves when it has something to show. */
export function openEarly(uid: string, token: string): Promise<void> {
  const opened = early ?? open(uid, token)
  early = opened
  // The session may be over before there is a page to take it over.
  void opened.signedOut.then(() => early === opened && forgetting(opened))
  return opened.replica.ready
}

function claim(uid: string, token: string): Opened {
  const waiting = early
  early = null
  if (waiting && isFor(waiting, uid, token)) return waiting
  void waiting?.replica.close()
  return open(uid, token)
}

interface Props {
  readonly uid: string
  readonly token: string
  readonly onSignedOut?: () => void
  readonly children: ReactNode
}

/** Opens this user's replica for everything inside, and closes it when it goes. */
export function ReplicaProvider({ uid, token, onSignedOut, children }: Props) {
  const [replica, setReplica] = useState<Replica | null>(() =>
    isFor(early, uid, token) ? (early?.replica ?? null) : null,
  )
  const tell = useEffectEvent(() => onSignedOut?.())
  useEffect(() => {
    const opened = claim(uid, token)
    let isHere = true
    setReplica(opened.replica)
    void opened.signedOut.then(() => isHere && tell())
    return () => {
      isHere = false
      setReplica(null)
      forgetting(opened)
    }
  }, [uid, token])
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

/** All rows of a table without months, in its order; the same array until one of them changes. */
export function useRows<Table extends WholeName>(table: Table): readonly RowOf<Table>[] {
  const rows: readonly unknown[] = useTable(table).replica.monthRows(table, '')
  return rows as readonly RowOf<Table>[]
}

export function useReplicaStatus(): ReplicaStatus {
  const replica = useReplica()
  return useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => replica.status(),
  )
}
