import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

export interface LeaveImportProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asked only when something was decided that would be lost. */
export function LeaveImport({ isOpen, onStay, onLeave }: LeaveImportProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onStay()}>
      <DialogContent
        title="Leave the import?"
        description="Nothing was imported yet, and what you ticked and chose would be gone."
      >
        <DialogActions>
          <Button look="outline" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay}>Go on with the import</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
