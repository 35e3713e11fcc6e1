import { useRef } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

export interface KeepDraftProps {
  readonly isOpen: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asked only when something typed would be lost. */
export function KeepDraft({ isOpen, onKeep, onDiscard }: KeepDraftProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onKeep()}>
      <DialogContent
        title="Leave without saving?"
        description="What you typed has not been saved yet."
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          keep.current?.focus()
        }}
      >
        <DialogActions>
          <Button look="outline" onClick={onDiscard}>
            Leave
          </Button>
          <Button ref={keep} onClick={onKeep}>
            Keep writing
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
