import { Button } from './button.tsx'
import { Dialog, DialogActions, DialogContent } from './dialog.tsx'

export interface KeepDraftProps {
  readonly isOpen: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asked only when something typed would be lost. */
export function KeepDraft({ isOpen, onKeep, onDiscard }: KeepDraftProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onKeep()}>
      <DialogContent
        title="Leave without saving?"
        description="What you typed has not been saved yet."
      >
        <DialogActions>
          <Button look="outline" onClick={onDiscard}>
            Leave
          </Button>
          <Button onClick={onKeep}>Keep writing</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
