import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

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
        title={say('Leave the import?')}
        description={say('Nothing was imported yet, and what you ticked and chose would be gone.')}
      >
        <DialogActions>
          <Button look="outline" onClick={onLeave}>
            {say('Leave')}
          </Button>
          <Button onClick={onStay}>{say('Go on with the import')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
