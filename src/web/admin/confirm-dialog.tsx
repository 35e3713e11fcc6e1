import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/dialog.tsx'

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
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title={title} description={description}>
        {children}
        <DialogActions>
          <DialogClose asChild>
            <Button look="outline">Keep</Button>
          </DialogClose>
          <Button look="destructive" onClick={onConfirm}>
            {action}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
