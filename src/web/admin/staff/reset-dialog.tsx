import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogClose, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface ResetDialogProps {
  readonly name: string
  readonly onConfirm: () => void
}

export function ResetDialog({ name, onConfirm }: ResetDialogProps) {
  return (
    <DialogContent
      title={say('Give {name} a new password?', { name })}
      description={say(
        `The old password stops working, two-factor sign-in is turned off, and {name} is logged
        out everywhere.`,
        { name },
      )}
    >
      <DialogActions>
        <DialogClose asChild>
          <Button look="outline">{say('Cancel')}</Button>
        </DialogClose>
        <Button onClick={onConfirm}>{say('New password')}</Button>
      </DialogActions>
    </DialogContent>
  )
}
