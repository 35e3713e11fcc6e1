import Ban from 'lucide-react/icons/ban'
import LogOut from 'lucide-react/icons/log-out'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash from 'lucide-react/icons/trash-2'
import UserCheck from 'lucide-react/icons/user-check'
import { useState } from 'react'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { Trouble } from '../trouble.tsx'
import { type Send, useWork } from '../use-work.ts'
import { DeleteUser } from './delete-user.tsx'
import { SuspendUser } from './suspend-user.tsx'

export interface UserActsProps {
  readonly user: AdminUserAnswer
  readonly onChange: () => void
  readonly onGone: () => void
}

type Give = (ask: (send: Send) => Promise<unknown>, title: string) => void

const grants = [
  [1, 'For a month'],
  [12, 'For a year'],
] as const

/** Whether there is anything that this role may do. */
export const mayAct = (can: ReturnType<typeof useAdmin>['can']) =>
  can('users', 'write') || can('users', 'manage') || can('users', 'delete')

/** What may be done about a user, by those whose role allows it. */
export function UserActs({ user, onChange, onGone }: UserActsProps) {
  const { can } = useAdmin()
  const work = useWork()
  const [isDeleting, setDeleting] = useState(false)
  const [isSuspending, setSuspending] = useState(false)
  const { id, name, status } = user
  const params = { uid: id }
  const act: Give = (ask, title) =>
    void work.run(async (send) => {
      await ask(send)
      toast({ title, variant: 'success' })
      onChange()
    })
  const activate = () =>
    act(
      (send) => send('admin.users.status', { params, body: { status: 'active' } }),
      `${name} can log in again.`,
    )
  const signOut = () =>
    act((send) => send('admin.users.sign-out', { params }), `${name} is signed out everywhere.`)
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
              onClick={isSuspended ? activate : () => setSuspending(true)}
            >
              {isSuspended ? <UserCheck aria-hidden /> : <Ban aria-hidden />}
              {isSuspended ? 'Activate' : 'Suspend'}
            </Button>
            <Button look="outline" disabled={work.isBusy} onClick={signOut}>
              <LogOut aria-hidden />
              Sign out everywhere
            </Button>
          </>
        ) : null}
        {can('users', 'manage') ? <PlusMenu user={user} isBusy={work.isBusy} act={act} /> : null}
        {can('users', 'delete') ? (
          <Button
            look="outline"
            className="text-over"
            disabled={work.isBusy}
            onClick={() => setDeleting(true)}
          >
            <Trash aria-hidden />
            Delete
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
          onUndo={activate}
        />
      ) : null}
      {isDeleting ? (
        <DeleteUser user={user} onDone={onGone} onClose={() => setDeleting(false)} />
      ) : null}
    </div>
  )
}

interface PlusMenuProps {
  readonly user: AdminUserAnswer
  readonly isBusy: boolean
  readonly act: Give
}

/** They are told of it, whichever way it goes. */
function PlusMenu({ user: { id, name, plan, plusAsked }, isBusy, act }: PlusMenuProps) {
  type Answer = { readonly months: 0 | 1 | 12 } | { readonly isTurnedDown: true }
  const give = (body: Answer, title: string) =>
    act((send) => send('admin.users.plus', { params: { uid: id }, body }), title)
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button look="outline" disabled={isBusy}>
          <Sparkles aria-hidden />
          Plus
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        {grants.map(([months, words]) => (
          <MenuItem key={months} onSelect={() => give({ months }, `${name} has Plus.`)}>
            {words}
          </MenuItem>
        ))}
        {plusAsked ? (
          <MenuItem
            look="destructive"
            onSelect={() => give({ isTurnedDown: true }, `${name} is told that it is a no.`)}
          >
            Turn the request down
          </MenuItem>
        ) : null}
        {plan === 'plus' ? (
          <MenuItem
            look="destructive"
            onSelect={() => give({ months: 0 }, `${name} has Plus no longer.`)}
          >
            End it now
          </MenuItem>
        ) : null}
      </MenuContent>
    </Menu>
  )
}
