import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

/** One way to go on, and what it deletes. */
export interface RemovalChoice {
  readonly words: string
  readonly onPick: () => void
}

/** A deletion that concerns more than the one row on screen. */
export interface Removal {
  readonly title: string
  readonly description: string
  readonly choices: readonly RemovalChoice[]
  /** What doing nothing is called where nothing would be deleted. */
  readonly stay?: string
}

export interface RemovalDialogProps {
  readonly removal: Removal | null
  readonly onClose: () => void
}

const isDeletion = ({ choices, stay }: Removal, at: number) =>
  stay === undefined && at === choices.length - 1

/** Says in numbers what would go, before anything does. */
export function RemovalDialog({ removal, onClose }: RemovalDialogProps) {
  return (
    <Dialog open={removal !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
      {removal ? (
        <DialogContent title={removal.title} description={removal.description}>
          <DialogActions>
            <Button look="quiet" onClick={onClose}>
              {removal.stay ?? say('Keep it')}
            </Button>
            {removal.choices.map(({ words, onPick }, at) => (
              <Button
                key={words}
                look={isDeletion(removal, at) ? 'destructive' : 'outline'}
                onClick={onPick}
              >
                {words}
              </Button>
            ))}
          </DialogActions>
        </DialogContent>
      ) : null}
    </Dialog>
  )
}
