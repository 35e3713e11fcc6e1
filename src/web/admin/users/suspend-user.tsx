import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { toast } from '#web/ui/overlay/toast.ts'
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
      title={`Suspend ${name}?`}
      description="They are signed out everywhere and cannot log in until somebody lets them."
      action="Suspend"
      send={async (send, reason) => {
        const body = { status: 'suspended', reason } as const
        await send('admin.users.status', { params: { uid: id }, body })
        toast({ title: `${name} is signed out and shut out.`, variant: 'success', undo: onUndo })
      }}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
