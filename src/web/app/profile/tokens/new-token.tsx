import { docsPath, type TokenMade } from '#contract/tokens/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { CopyField } from '#web/ui/control/copy-field.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

interface NewTokenProps extends DialogState {
  readonly made: TokenMade
}

/** It is not kept anywhere, so it cannot be shown again. */
export const NewToken = ({ made, isOpen, onClose }: NewTokenProps) => (
  <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
    <DialogContent
      title={say('The token for {token}', { token: made.token.name })}
      description={say('It is shown only now. Copy it into the program it is for.')}
    >
      <CopyField label={say('Token')} value={made.secret} />
      <p className="text-sm text-muted-foreground">
        <Say
          words="How to use it is on <link>the page about the calls</link>."
          link={(inner) => (
            <a href={docsPath} className="underline">
              {inner}
            </a>
          )}
        />
      </p>
      <DialogActions>
        <Button onClick={onClose}>{say('Done')}</Button>
      </DialogActions>
    </DialogContent>
  </Dialog>
)
