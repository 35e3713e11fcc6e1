import { useEffect } from 'react'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { useReplica } from '../replica-react.tsx'

interface PicturesProps {
  readonly uid: string
  readonly token: string
}

/** Pictures of receipts leave the device whenever they can. */
export function PicturesOnTheirWay({ uid, token }: PicturesProps): null {
  const replica = useReplica()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    const start = async () => {
      const { startSending, tellNotKept } = await import('./send-pictures.ts')
      if (isGone) return
      stop = startSending({ uid, token, replica, onRefused: tellNotKept })
    }
    // Without a network there may be no file; the next visit tries again.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isGone = true
      callOff()
      stop?.()
    }
  }, [uid, token, replica])
  return null
}
