import type { PictureReading } from '#domain/receipts/reading.ts'
import { call } from '#web/data/client.ts'
import { preparePicture } from '#web/data/receipts/picture-work.ts'
import type { PictureVerdict } from './reader/picture-reader.ts'

/** Null when the server cannot now; then the device has to. */
export type ReadElsewhere = (picture: Blob, signal: AbortSignal) => Promise<PictureVerdict | null>

/** Sent small and without place or camera, which reading does not need. */
export const readOnServer =
  (token: string): ReadElsewhere =>
  async (picture, signal) => {
    const ready = await preparePicture({ picture, turn: 0, part: null })
    if (!ready) return { kind: 'refused', reason: 'not-a-picture' }
    try {
      const options = { token, signal }
      const read = await call<PictureReading>('POST', '/api/scan', ready.picture, options)
      return { kind: 'read', picture: read }
    } catch {
      return signal.aborted ? { kind: 'cancelled' } : null
    }
  }
