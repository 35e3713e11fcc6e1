import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export interface ActivateUserProps {
  readonly user: AdminUserAnswer
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ActivateUser({ user, onDone, onClose }: ActivateUserProps) {
  const { id, name } = user
  return (
    <ReasonDialog
      title={say('Let {name} in again?', { name })}
      description={say('They can log in again at once, on every device anew, and are told so.')}
      action={say('Activate')}
      isMild
      send={async (send, reason) => {
        const body = { status: 'active', reason } as const
        await send('admin.users.status', { params: { uid: id }, body })
        toast({ title: say('{name} can log in again.', { name }), variant: 'success' })
      }}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
