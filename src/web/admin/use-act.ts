import { useRef, useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { toErrorBody } from '#web/data/http/client.ts'
import { staffCall } from '#web/data/http/staff-call.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import type { Send } from './use-work.ts'

export interface Act {
  readonly isBusy: boolean
  /** Does it and says how it went, with a way back where there is one. */
  readonly act: (work: (send: Send) => Promise<unknown>, title: string, undo?: () => void) => void
}

/** For what is done to a row of a list, where there is no form to say what went wrong. */
export function useAct(onChange: () => void): Act {
  const { tokenNow } = useAdmin()
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  async function run(work: (send: Send) => Promise<unknown>, title: string, undo?: () => void) {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    try {
      await work((name, said) => staffCall(name, said, { token: tokenNow() }))
      toast({ title, variant: 'success', ...(undo && { undo }) })
    } catch (error) {
      toast({ title: toErrorBody(error).error, variant: 'destructive' })
    } finally {
      busy.current = false
      setBusy(false)
      // What was refused may have changed meanwhile, so the list is asked for either way.
      onChange()
    }
  }
  return { isBusy, act: (...given) => void run(...given) }
}
