import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'
import { ReasonField } from './reason-field.tsx'

export interface SuspendUserProps {
  readonly user: AdminUserAnswer
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onUndo: () => void
}

/** Somebody is shut out, so it is asked why; whoever looks at them later reads it. */
export function SuspendUser({ user, onDone, onClose, onUndo }: SuspendUserProps) {
  const work = useWork()
  const { id, name } = user
  const suspend = work.onSubmit(async (send, { reason }) => {
    const body = { status: 'suspended', reason }
    await send('admin.users.status', { params: { uid: id }, body })
    toast({ title: `${name} is signed out and shut out.`, variant: 'success', undo: onUndo })
    onDone()
  })
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={`Suspend ${name}?`}
        description="They are signed out everywhere and cannot log in until somebody lets them."
        onOpenAutoFocus={focusOnField}
      >
        <form noValidate onSubmit={suspend} className="grid gap-4">
          <Trouble words={work.trouble} />
          <ReasonField error={work.errors.reason} />
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              Keep
            </Button>
            <Button type="submit" look="destructive" disabled={work.isBusy}>
              Suspend
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
