import { useEffect, useState } from 'react'
import type { ReadingOffer } from '#contract/entities/picture-readings.ts'
import { storageKeys } from '#contract/storage.ts'
import { call } from '#web/data/client.ts'
import { useSession } from '#web/data/session.tsx'
import { readOnServer } from './read-on-server.ts'
import type { ScanDesk } from './scan-desk.ts'

export interface ServerReading {
  readonly isOffered: boolean
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** Whether this server reads receipts; without a network it does not. */
function useOffer(token: string | null): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const options = { token, signal: stop.signal }
    call<ReadingOffer>('GET', '/api/scan', undefined, options).then(
      (offer) => setOffered(offer.isOffered),
      () => undefined,
    )
    return () => stop.abort()
  }, [token])
  return isOffered
}

/** Off until this person says so on this device, and gone with the session. */
export function useServerReading(desk: ScanDesk): ServerReading {
  const { token } = useSession()
  const isOffered = useOffer(token)
  const [isWanted, setWanted] = useState(() => localStorage.getItem(storageKeys.scan) === 'server')
  const isOn = isOffered && isWanted
  useEffect(() => desk.readBy(isOn && token ? readOnServer(token) : null), [desk, isOn, token])
  const turn = (isNowOn: boolean) => {
    if (isNowOn) localStorage.setItem(storageKeys.scan, 'server')
    else localStorage.removeItem(storageKeys.scan)
    setWanted(isNowOn)
  }
  return { isOffered, isOn, turn }
}
