import { useEffect } from 'react'
import { report } from './report.ts'
import { useSession } from './session.tsx'

const calmAfterMs = 5000

/** Once a visit, when all is calm: the server learns how this browser is reached now. */
export function useKeepPush(): void {
  const { user, token } = useSession()
  const isWanted = user?.pushNotifications === true
  useEffect(() => {
    if (!isWanted || !token || globalThis.Notification?.permission !== 'granted') return
    const timer = setTimeout(() => {
      import('./push-device.ts')
        .then(({ renewPush }) => renewPush(token))
        .catch((error: unknown) => report('push messages not renewed', error))
    }, calmAfterMs)
    return () => clearTimeout(timer)
  }, [isWanted, token])
}
