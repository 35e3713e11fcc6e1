import { useRef } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface KeepDraftProps {
  readonly isOpen: boolean
  readonly onKeep: () => void
  readonly onDiscard: () => void
  /** What would be lost, and how staying is called, where nothing was typed. */
  readonly loss?: string
  readonly stay?: string
}

/** Asked only when something would be lost. */
export function KeepDraft({
  isOpen,
  onKeep,
  onDiscard,
  loss = say('What you typed has not been saved yet.'),
  stay = say('Keep writing'),
}: KeepDraftProps) {
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onKeep()}>
      <DialogContent
        title={say('Leave without saving?')}
        description={loss}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          keep.current?.focus()
        }}
      >
        <DialogActions>
          <Button look="outline" onClick={onDiscard}>
            {say('Leave')}
          </Button>
          <Button ref={keep} onClick={onKeep}>
            {stay}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
