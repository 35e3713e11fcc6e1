import { useEffect } from 'react'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { useReplica } from '../replica-react.tsx'

/** Pictures of receipts leave the device whenever they can. */
export function useSendPictures(uid: string, token: string): void {
  const replica = useReplica()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    const start = async () => {
      const { startSending } = await import('./send-pictures.ts')
      if (isGone) return
      stop = startSending({
        uid,
        token,
        replica,
        onRefused: (_id, { error }) =>
          toast({
            variant: 'warning',
            title: 'The picture of a receipt was not kept',
            description: error,
          }),
      })
    }
    // Without a network there may be no file; the next visit tries again.
    const callOff = whenIdle(() => void start().catch(() => undefined))
    return () => {
      isGone = true
      callOff()
      stop?.()
    }
  }, [uid, token, replica])
}
