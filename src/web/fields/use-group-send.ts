import { useMemo } from 'react'
import type { Wish } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { toast } from '#web/ui/toast.ts'
import { send } from '#web/writes/send.ts'

export interface Said {
  readonly title: string
  readonly description?: string
  /** What takes it back; left out where nothing can. */
  readonly back?: readonly Wish[]
}

export type GroupSend = (there: readonly Wish[], said?: Said) => void

/** At once on screen, kept for the server, with a way back in the toast. */
export function useGroupSend(): GroupSend {
  const replica = useReplica()
  return useMemo(
    () => (there, said) => {
      void send(replica, there)
      if (!said) return
      const { back, ...words } = said
      const undo = back && { label: 'Undo', onClick: () => void send(replica, back) }
      toast({ ...words, ...(undo && { action: undo }) })
    },
    [replica],
  )
}
