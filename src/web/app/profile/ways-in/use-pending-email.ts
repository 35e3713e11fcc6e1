import { useCallback, useEffect, useState } from 'react'
import type { PendingEmail } from '#contract/identity/sign-in.ts'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

/** The address that waits for its link; asked for again when `asked` or the address changes. */
export function usePendingEmail(asked: unknown) {
  const { user, token } = useOwnProfile()
  const { ask } = useAsk()
  const [pending, setPending] = useState<PendingEmail | null>(null)
  const [isBusy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await ask('pending address not read', () =>
      call('user.email.pending', { token }),
    )
    setPending(answer?.pending ?? null)
  }, [ask, token])
  // Both are reasons to ask again, though the question is the same.
  const reasons = `${asked} ${user.email}`
  useEffect(() => {
    if (reasons) void read()
  }, [read, reasons])

  async function cancel() {
    setBusy(true)
    const isDone = await ask('change of address not cancelled', () =>
      call('user.email.cancel', { token }),
    )
    setBusy(false)
    if (isDone === null) {
      toast({ variant: 'destructive', title: say('It was not cancelled. Please try again.') })
      return
    }
    toast({ variant: 'success', title: say('Your address stays as it is') })
    await read()
  }

  return { pending, isBusy, cancel: () => void cancel() }
}
