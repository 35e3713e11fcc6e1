import { useEffect, useRef, useState } from 'react'
import { call } from '#web/data/http/call.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import type { ReadReceipt, Scan } from '../scan.ts'
import type { ScanDesk } from '../scan-desk.ts'

export interface AskModel {
  readonly isBusy: boolean
  /** Why it came to nothing. */
  readonly failed: string | null
  readonly ask: () => Promise<void>
}

/** Sends one picture and weighs what is said; a page that is left gives up. */
export function useAskModel(scan: Scan, { picture }: ReadReceipt, desk: ScanDesk): AskModel {
  const { token } = useSession()
  const { ask, lastError } = useAsk()
  const [isBusy, setBusy] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  return {
    isBusy,
    failed: lastError?.error ?? null,
    async ask() {
      const controller = new AbortController()
      stop.current = controller
      setBusy(true)
      const said = { body: picture.picture, token, signal: controller.signal }
      const told = await ask('model not asked', () => call('scan.ask', said))
      setBusy(false)
      if (told) desk.hear(scan.id, told)
    },
  }
}
