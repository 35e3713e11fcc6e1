import { docsPath, type TokenMade } from '#contract/tokens/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { CopyField } from '#web/ui/control/copy-field.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

interface NewTokenProps extends DialogState {
  readonly made: TokenMade
}

/** It is not kept anywhere, so it cannot be shown again. */
export const NewToken = ({ made, isOpen, onClose }: NewTokenProps) => (
  <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
    <DialogContent
      title={`The token for ${made.token.name}`}
      description="It is shown only now. Copy it into the program it is for."
    >
      <CopyField label="Token" value={made.secret} />
      <p className="text-sm text-muted-foreground">
        How to use it is on{' '}
        <a href={docsPath} className="underline">
          the page about the calls
        </a>
        .
      </p>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </DialogContent>
  </Dialog>
)
