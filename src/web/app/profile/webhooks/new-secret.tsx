import type { WebhookMade } from '#contract/webhooks/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { CopyField } from '#web/ui/control/copy-field.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

interface NewSecretProps extends DialogState {
  readonly made: WebhookMade
}

/** It is not shown again. */
export const NewSecret = ({ made, isOpen, onClose }: NewSecretProps) => (
  <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
    <DialogContent
      title={`The secret for ${new URL(made.webhook.url).host}`}
      description="It is shown only now. The program there checks with it that we sent it."
    >
      <CopyField label="Secret" value={made.secret} />
      <p className="text-sm text-muted-foreground">
        Signed as Standard Webhooks says: the header webhook-signature.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </DialogContent>
  </Dialog>
)
