import { call } from '#web/data/http/call.ts'
import { preparePicture } from '#web/data/receipts/picture-work.ts'
import type { PictureVerdict } from '../reader/picture-reader.ts'

/** Null when the server cannot now; then the device has to. */
export type ReadElsewhere = (picture: Blob, signal: AbortSignal) => Promise<PictureVerdict | null>

/** Sent small and without place or camera, which reading does not need. */
export const readOnServer =
  (token: string): ReadElsewhere =>
  async (picture, signal) => {
    const ready = await preparePicture({ picture, turn: 0, part: null })
    if (!ready) return { kind: 'refused', reason: 'not-a-picture' }
    try {
      const read = await call('scan.read', { body: ready.picture, token, signal })
      return { kind: 'read', picture: read }
    } catch {
      return signal.aborted ? { kind: 'cancelled' } : null
    }
  }
