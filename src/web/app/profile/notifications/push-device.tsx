import { useEffect, useState } from 'react'
import { beginPush, endPush, type PushState, readPushState } from '#web/data/push-device.ts'
import { report } from '#web/data/report.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'

const words: Readonly<Record<PushState, string>> = {
  impossible: say('This browser cannot take push messages here.'),
  blocked: say('Your browser blocks them. Allow notifications for this site in its settings.'),
  off: say('Not allowed yet.'),
  on: say('Push messages come here.'),
}

/** Whether this very browser takes push messages; each device is asked for itself. */
export function PushDevice() {
  const { token } = useOwnProfile()
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    readPushState().then(setState, (error: unknown) => report('push state not read', error))
  }, [])
  const change = async (work: Promise<PushState>) => {
    setBusy(true)
    try {
      setState(await work)
    } catch (error) {
      report('push messages not changed', error)
      toast({ variant: 'destructive', title: failure })
    } finally {
      setBusy(false)
    }
  }
  if (state === null) return null
  return (
    <SectionRow label={say('This device')} action={action(state, isBusy, token, change)}>
      <p role="status">{words[state]}</p>
    </SectionRow>
  )
}

const failure = say('Your browser could not set up push messages. Please try again later.')

function action(
  state: PushState,
  isBusy: boolean,
  token: string,
  change: (work: Promise<PushState>) => Promise<void>,
) {
  if (state !== 'off' && state !== 'on') return undefined
  const isOn = state === 'on'
  return (
    <Button
      look="outline"
      disabled={isBusy}
      onClick={() => void change(isOn ? endPush(token) : beginPush(token))}
    >
      {isOn ? say('Turn off here') : say('Allow on this device')}
    </Button>
  )
}
