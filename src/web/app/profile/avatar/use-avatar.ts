import { useState } from 'react'
import type { CallAnswer } from '#contract/calls/every-call.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { useOwnProfile } from '../use-own-profile.ts'

type Changed = CallAnswer<'user.avatar.set'>

export interface Avatar {
  readonly upload: (picture: Blob) => void
  readonly remove: () => void
  readonly isBusy: boolean
}

const readPicture = (address: string) => fetch(address).then((answer) => answer.blob())

/** The picture is no field of a form: it goes to the server and comes back as an address. */
export function useAvatar(): Avatar {
  const { user, token } = useOwnProfile()
  const { adopt } = useSession()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<Changed>, done: () => void) {
    setBusy(true)
    try {
      const { avatar } = await work()
      adopt({ ...user, avatar })
      done()
    } catch (error) {
      report('picture not changed', error)
      toast({
        variant: 'destructive',
        title: say('Your picture was not changed'),
        description: toErrorBody(error).error,
      })
    }
    setBusy(false)
  }

  const upload = (picture: Blob) =>
    void run(
      () => call('user.avatar.set', { body: picture, token }),
      () => toast({ variant: 'success', title: say('Picture saved') }),
    )

  async function remove() {
    const before = await readPicture(user.avatar).catch(() => null)
    await run(
      () => call('user.avatar.delete', { token }),
      () => toast({ title: say('Picture removed'), ...(before && { undo: () => upload(before) }) }),
    )
  }

  return { upload, remove: () => void remove(), isBusy }
}
