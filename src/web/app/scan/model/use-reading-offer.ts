import { useEffect, useState } from 'react'
import type { ReadingOffer } from '#contract/receipts/picture-readings.ts'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'

export type PictureModel = NonNullable<ReadingOffer['model']>

const nothing: ReadingOffer = { isOffered: false, model: null }

/** Who besides this device would read receipts; without a network nobody. */
export function useReadingOffer(): ReadingOffer {
  const { token } = useSession()
  const [offer, setOffer] = useState(nothing)
  useEffect(() => {
    const stop = new AbortController()
    call('scan.offer', { token, signal: stop.signal }).then(setOffer, () => undefined)
    return () => stop.abort()
  }, [token])
  return offer
}
