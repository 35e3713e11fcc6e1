import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '#web/data/use-ask.ts'
import { readLock } from '#web/entrance/lock/lock-state.ts'
import { unlock } from '#web/entrance/lock/unlock.ts'
import { open, watchLock } from '#web/entrance/lock/watch-lock.ts'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'
import { LogoutWarning } from './frame/logout-warning.tsx'
import { useLogout } from './frame/use-logout.ts'

interface LockPlaceProps {
  readonly isShut: boolean
  readonly show: (isShut: boolean) => void
}

/** Where the app is locked and unlocked, whatever page it is on. */
export function LockPlace({ isShut, show }: LockPlaceProps) {
  const [wasShut] = useState(isShut)
  useEffect(() => watchLock(wasShut, show), [wasShut, show])
  return isShut ? <LockScreen /> : null
}

/** All there is while the app is locked on this device: who it belongs to is not said either. */
function LockScreen() {
  const { ask, lastError } = useAsk()
  const { run, isBusy, trouble } = useAttempt(lastError)
  const logout = useLogout()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    document.title = say('Locked · Moneycomb')
    first.current?.focus()
  }, [])
  const enter = () =>
    run(async () => {
      const answer = await ask('not unlocked', async () => {
        await unlock(readLock()?.passkeys ?? [])
        return 'unlocked'
      })
      if (!answer) return 'refused'
      open()
      return 'done'
    })
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center p-4">
      <Wordmark className="mb-10" />
      <span className="mb-6 grid size-12 place-items-center rounded-full bg-primary-wash">
        <Lock aria-hidden className="size-6 text-primary-text" />
      </span>
      <h1 className="text-2xl font-semibold tracking-tight">{say('Locked')}</h1>
      <p className="mt-1 mb-8 text-muted-foreground">
        {say('A passkey of this account opens the app, also without a connection.')}
      </p>
      {trouble ? (
        <p role="alert" className="mb-4 text-over">
          {trouble}
        </p>
      ) : null}
      <Button ref={first} className="w-full" disabled={isBusy} onClick={() => void enter()}>
        {isBusy ? say('Waiting for your device…') : say('Unlock')}
      </Button>
      <Button look="quiet" className="mt-3 w-full" onClick={logout.ask}>
        {say('Log out and clear this device')}
      </Button>
      <LogoutWarning isOpen={logout.isAsking} logout={logout} />
    </main>
  )
}
