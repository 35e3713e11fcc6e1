import { useEffect, useState } from 'react'
import { storageKeys } from '#contract/storage.ts'
import { useSession } from '#web/data/session.tsx'
import type { ScanDesk } from '../scan-desk.ts'
import { readOnServer } from './read-on-server.ts'

export interface ServerReading {
  readonly isOffered: boolean
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** Off until this person says so on this device, and gone with the session. */
export function useServerReading(desk: ScanDesk, isOffered: boolean): ServerReading {
  const { token } = useSession()
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
