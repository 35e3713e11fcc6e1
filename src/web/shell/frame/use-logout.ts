import { useState } from 'react'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'

/** What the server does not have yet. */
export interface Unsaved {
  readonly changes: number
  /** Of receipts. */
  readonly pictures: number
}

export interface Logout {
  /** Leaves at once, or asks first when something would be lost. */
  readonly ask: () => void
  readonly leave: () => Promise<void>
  readonly stay: () => void
  readonly isAsking: boolean
  /** What the question is about. */
  readonly unsaved: Unsaved
}

/** Where nothing can be kept, nothing waits. */
const countPictures = (uid: string): Promise<number> =>
  import('#web/data/replica/store/picture-shelf.ts')
    .then(({ pictureShelf }) => pictureShelf.ids(uid))
    .then(
      ({ length }) => length,
      () => 0,
    )

export function useLogout(): Logout {
  const replica = useReplica()
  const { user, signOut } = useSession()
  const [isAsking, setAsking] = useState(false)
  const [unsaved, setUnsaved] = useState<Unsaved>({ changes: 0, pictures: 0 })

  /** The device's copy goes first: nobody after this user may read it. */
  async function leave() {
    await replica.wipe()
    await signOut()
  }

  async function ask() {
    const changes = replica.status().waiting + replica.failures().length
    const pictures = await countPictures(user?.id ?? '')
    if (changes + pictures === 0) return leave()
    setUnsaved({ changes, pictures })
    setAsking(true)
  }

  return { ask: () => void ask(), leave, stay: () => setAsking(false), isAsking, unsaved }
}
