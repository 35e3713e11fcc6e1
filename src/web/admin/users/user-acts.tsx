import Ban from 'lucide-react/icons/ban'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Trash from 'lucide-react/icons/trash-2'
import UserCheck from 'lucide-react/icons/user-check'
import { useState } from 'react'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Trouble } from '../trouble.tsx'
import type { Act } from '../use-act.ts'
import { useWork } from '../use-work.ts'
import { ActivateUser } from './activate-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { PlusMenu } from './plus-menu.tsx'
import { RecoverUser } from './recover-user.tsx'
import { SuspendUser } from './suspend-user.tsx'

export interface UserActsProps {
  readonly user: AdminUserAnswer
  readonly onChange: () => void
  readonly onGone: () => void
}

/** Whether there is anything that this role may do. */
export const mayAct = (can: ReturnType<typeof useAdmin>['can']) =>
  can('users', 'write') || can('users', 'manage') || can('users', 'delete')

/** What may be done about a user, by those whose role allows it. */
export function UserActs({ user, onChange, onGone }: UserActsProps) {
  const { can } = useAdmin()
  const work = useWork()
  const [isDeleting, setDeleting] = useState(false)
  const [isSuspending, setSuspending] = useState(false)
  const [isActivating, setActivating] = useState(false)
  const [isRecovering, setRecovering] = useState(false)
  const [isSigningOut, setSigningOut] = useState(false)
  const { id, name, status } = user
  const params = { uid: id }
  const act: Act['act'] = (ask, title) =>
    void work
      .run(async (send) => {
        await ask(send)
        toast({ title, variant: 'success' })
      })
      // What was refused may have changed meanwhile, so it is asked for either way.
      .then(onChange)
  const letBackIn = () => {
    const body = { status: 'active', reason: say('The suspension was undone at once.') } as const
    act(
      (send) => send('admin.users.status', { params, body }),
      say('{name} can log in again.', { name }),
    )
  }
  const signOut = () => {
    setSigningOut(false)
    act(
      (send) => send('admin.users.sign-out', { params }),
      say('{name} is signed out everywhere.', { name }),
    )
  }
  const isSuspended = status === 'suspended'
  return (
    <div className="grid gap-3">
      <Trouble words={work.trouble} />
      <div className="flex flex-wrap gap-2">
        {can('users', 'write') ? (
          <>
            <Button
              look="outline"
              disabled={work.isBusy}
              onClick={() => (isSuspended ? setActivating : setSuspending)(true)}
            >
              {isSuspended ? <UserCheck aria-hidden /> : <Ban aria-hidden />}
              {isSuspended ? say('Activate') : say('Suspend')}
            </Button>
            <Button look="outline" disabled={work.isBusy} onClick={() => setSigningOut(true)}>
              <LogOut aria-hidden />
              {say('Sign out everywhere')}
            </Button>
          </>
        ) : null}
        {can('users', 'manage') ? (
          <PlusMenu user={user} isBusy={work.isBusy} act={act} onChange={onChange} />
        ) : null}
        {can('users', 'manage') && user.hasSecondFactor && !user.recoveryDueAt ? (
          <Button look="outline" disabled={work.isBusy} onClick={() => setRecovering(true)}>
            <LifeBuoy aria-hidden />
            {say('End two-factor sign-in')}
          </Button>
        ) : null}
        {can('users', 'delete') ? (
          <Button
            look="outline"
            className="text-over"
            disabled={work.isBusy}
            onClick={() => setDeleting(true)}
          >
            <Trash aria-hidden />
            {say('Delete')}
          </Button>
        ) : null}
      </div>
      {isSuspending ? (
        <SuspendUser
          user={user}
          onDone={() => {
            setSuspending(false)
            onChange()
          }}
          onClose={() => setSuspending(false)}
          onUndo={letBackIn}
        />
      ) : null}
      {isActivating ? (
        <ActivateUser
          user={user}
          onDone={() => {
            setActivating(false)
            onChange()
          }}
          onClose={() => setActivating(false)}
        />
      ) : null}
      {isRecovering ? (
        <RecoverUser
          user={user}
          onDone={() => {
            setRecovering(false)
            onChange()
          }}
          onClose={() => setRecovering(false)}
        />
      ) : null}
      {isSigningOut ? (
        <SignOutQuestion user={user} onConfirm={signOut} onClose={() => setSigningOut(false)} />
      ) : null}
      {isDeleting ? (
        <DeleteUser user={user} onDone={onGone} onClose={() => setDeleting(false)} />
      ) : null}
    </div>
  )
}

interface SignOutQuestionProps {
  readonly user: AdminUserAnswer
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const SignOutQuestion = ({ user: { name, sessions }, ...acts }: SignOutQuestionProps) => (
  <ConfirmDialog
    title={say('Sign {name} out everywhere?', { name })}
    description={say(
      `{sessions, plural, one {# device} other {# devices}}: they have to log in again, and
      invitations and calendar addresses and tokens they gave out end. They are told that staff
      did it.`,
      { sessions },
    )}
    action={say('Sign out')}
    {...acts}
  />
)
