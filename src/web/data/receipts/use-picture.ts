import { useEffect, useState } from 'react'
import { callForFile } from '../http/call.ts'
import { CallError } from '../http/client.ts'
import { pictureShelf } from '../replica/store/picture-shelf.ts'
import { useSession } from '../session.tsx'

export type PictureState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly url: string }
  /** Not on this device, and the server is not reached. */
  | { readonly kind: 'away' }
  | { readonly kind: 'gone' }

async function fetchPicture(uid: string, token: string | null, id: string): Promise<Blob> {
  const waiting = await pictureShelf.find(uid, id).catch(() => undefined)
  return waiting ?? callForFile('receipts.read', { params: { id }, token })
}

const missing = (error: unknown): PictureState => ({
  kind: error instanceof CallError && error.status === 404 ? 'gone' : 'away',
})

/** The picture of a receipt, from this device while it waits here, else from the server. */
export function usePicture(id: string): PictureState {
  const { user, token } = useSession()
  const uid = user?.id ?? ''
  const [state, setState] = useState<PictureState>({ kind: 'loading' })
  useEffect(() => {
    let url: string | null = null
    let isHere = true
    setState({ kind: 'loading' })
    fetchPicture(uid, token, id).then(
      (picture) => {
        if (!isHere) return
        url = URL.createObjectURL(picture)
        setState({ kind: 'here', url })
      },
      (error: unknown) => isHere && setState(missing(error)),
    )
    return () => {
      isHere = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [uid, token, id])
  return state
}
