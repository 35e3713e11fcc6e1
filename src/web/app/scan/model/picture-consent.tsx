import { Button } from '#web/ui/control/button.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { PictureModel } from './use-reading-offer.ts'

export interface PictureConsentProps {
  readonly model: PictureModel
  readonly url: string
  readonly onDecide: (isAgreed: boolean) => void
}

/** Just what would be sent, before the first time. */
export function PictureConsent({ model, url, onDecide }: PictureConsentProps) {
  const { recipient, words } = model
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onDecide(false)}>
      <DialogContent
        title={say('May a model see this picture?')}
        description={say(
          `{recipient} would get this picture, without its place, time and camera, and the words
          below. Nothing else: nothing of your book, and not who you are. Later pictures go there
          only when you ask, until you take this back here or in your profile.`,
          { recipient },
        )}
        className="max-w-2xl"
      >
        <img
          src={url}
          alt={say('The receipt that would be sent')}
          className="mx-auto max-h-72 rounded-md border"
        />
        <Textarea
          readOnly
          aria-label={say('The words that would be sent')}
          value={words}
          className="h-28 bg-muted text-xs"
        />
        <DialogActions>
          <Button look="outline" onClick={() => onDecide(false)}>
            {say('Do not send it')}
          </Button>
          <Button onClick={() => onDecide(true)}>{say('Agree and ask')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
