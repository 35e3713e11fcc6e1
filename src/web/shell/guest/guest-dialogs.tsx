import { useEffect, useState } from 'react'
import { routes } from '#contract/routes.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { nobody } from '#web/data/session-storage.ts'
import { keepSeat } from '#web/entrance/kept-seat.ts'
import { Button } from '#web/ui/control/button.tsx'
import { QrCode } from '#web/ui/control/qr-code.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

interface DialogProps {
  readonly onClose: () => void
}

const keepWords = say(
  `You stay who you are in the group, with every bill and every cent, and you can be in other
  groups and keep a book of your own.`,
)
const moveWords = say(
  `Scan this there, or open the address and enter the code. This device stops then. The code works
  once, for ten minutes.`,
)
const leaveWords = say(
  `Nothing here leads back to your place in the group. What was written stays, and somebody who
  leads the group can let you in again. Move to another device first, or make an account, to keep
  it.`,
)

const onOpenChange = (onClose: () => void) => (isOpen: boolean) => isOpen || onClose()

/** What was written without a network would be lost with this device's copy. */
function useWaits(): boolean {
  return useReplicaStatus().waiting > 0
}

const Waits = () => (
  <p role="status">
    {say(
      'What you wrote is still on its way. Once this device is online and all is sent, go on here.',
    )}
  </p>
)

/** On to an account: the seat waits on this device, and becomes the account's once it is there. */
function MakeAccount({ onClose }: DialogProps) {
  const { user, token, enterAs } = useSession()
  const replica = useReplica()
  const waits = useWaits()
  const go = async (to: string) => {
    keepSeat({ user, token })
    await replica.wipe()
    enterAs(nobody)
    // A new page: nothing of the guest is left in it.
    location.assign(`${to}?${new URLSearchParams({ from: routes.groups.path })}`)
  }
  return (
    <Dialog open onOpenChange={onOpenChange(onClose)}>
      <DialogContent title={say('Make this an account')} description={keepWords}>
        {waits ? <Waits /> : null}
        <DialogActions>
          <Button look="outline" disabled={waits} onClick={() => void go(routes.login.path)}>
            {say('I have one, log in')}
          </Button>
          <Button disabled={waits} onClick={() => void go(routes.signup.path)}>
            {say('Create an account')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

type Coded = { readonly code: string } | { readonly error: string } | null

function MoveDialog({ onClose }: DialogProps) {
  const { token } = useSession()
  const waits = useWaits()
  const [coded, setCoded] = useState<Coded>(null)
  useEffect(() => {
    let isHere = true
    if (waits) return
    call('seats.code', { token }).then(
      (found) => isHere && setCoded(found),
      (error: unknown) => isHere && setCoded({ error: toErrorBody(error).error }),
    )
    return () => {
      isHere = false
    }
  }, [token, waits])
  return (
    <Dialog open onOpenChange={onOpenChange(onClose)}>
      <DialogContent title={say('Move to another device')} description={moveWords}>
        {waits ? (
          <Waits />
        ) : coded && 'code' in coded ? (
          <Code code={coded.code} />
        ) : coded ? (
          <p role="alert">{coded.error}</p>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Code({ code }: { readonly code: string }) {
  const address = `${location.origin}${routes.login.path}#seat`
  return (
    <div className="grid justify-items-center gap-4">
      <QrCode text={`${address}=${code}`} label={say('QR code that moves your place')} />
      <p className="text-center wrap-anywhere text-muted-foreground">{address}</p>
      <p className="text-2xl font-semibold tracking-widest">
        {code.slice(0, 4)} {code.slice(4)}
      </p>
    </div>
  )
}

function LeaveDialog({ onClose }: DialogProps) {
  const { signOut } = useSession()
  const replica = useReplica()
  const leave = async () => {
    await replica.wipe()
    await signOut()
  }
  return (
    <Dialog open onOpenChange={onOpenChange(onClose)}>
      <DialogContent title={say('Leave this device?')} description={leaveWords}>
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {say('Stay')}
          </Button>
          <Button look="destructive" onClick={() => void leave()}>
            {say('Leave')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

const dialogs = { account: MakeAccount, move: MoveDialog, leave: LeaveDialog } as const
export type GuestTask = keyof typeof dialogs

export function GuestDialog({ task, onClose }: DialogProps & { readonly task: GuestTask }) {
  const Asked = dialogs[task]
  return <Asked onClose={onClose} />
}
