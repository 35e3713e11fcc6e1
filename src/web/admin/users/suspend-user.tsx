import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export interface SuspendUserProps {
  readonly user: AdminUserAnswer
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onUndo: () => void
}

export function SuspendUser({ user, onDone, onClose, onUndo }: SuspendUserProps) {
  const { id, name } = user
  return (
    <ReasonDialog
      title={say('Suspend {name}?', { name })}
      description={say(
        'They are signed out everywhere and cannot log in until somebody lets them.',
      )}
      action={say('Suspend')}
      send={async (send, reason) => {
        const body = { status: 'suspended', reason } as const
        await send('admin.users.status', { params: { uid: id }, body })
        toast({
          title: say('{name} is signed out and shut out.', { name }),
          variant: 'success',
          undo: onUndo,
        })
      }}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
