import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogClose, DialogContent } from '#web/ui/overlay/dialog.tsx'

export interface ResetDialogProps {
  readonly name: string
  readonly onConfirm: () => void
}

export function ResetDialog({ name, onConfirm }: ResetDialogProps) {
  return (
    <DialogContent
      title={`Give ${name} a new password?`}
      description={
        `The old password stops working, two-factor sign-in is turned off, and ${name} is ` +
        'logged out everywhere.'
      }
    >
      <DialogActions>
        <DialogClose asChild>
          <Button look="outline">Cancel</Button>
        </DialogClose>
        <Button onClick={onConfirm}>New password</Button>
      </DialogActions>
    </DialogContent>
  )
}
