import type { ReactNode } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface ConfirmDialogProps {
  readonly title: string
  readonly description: ReactNode
  /** What the button says it does. */
  readonly action: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Before what cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, onConfirm, onClose, children } = props
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={title} description={description}>
        {children}
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {say('Keep')}
          </Button>
          <Button look="destructive" onClick={onConfirm}>
            {action}
          </Button>
        </DialogActions>
      </DialogContent>
    </WritingDialog>
  )
}
