import type { WebhookMade } from '#contract/webhooks/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { CopyField } from '#web/ui/control/copy-field.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

interface NewSecretProps extends DialogState {
  readonly made: WebhookMade
}

/** It is not shown again. */
export const NewSecret = ({ made, isOpen, onClose }: NewSecretProps) => (
  <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
    <DialogContent
      title={say('The secret for {host}', { host: new URL(made.webhook.url).host })}
      description={say('It is shown only now. The program there checks with it that we sent it.')}
    >
      <CopyField label={say('Secret')} value={made.secret} />
      <p className="text-sm text-muted-foreground">
        {say('Signed as Standard Webhooks says: the header webhook-signature.')}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{say('Done')}</Button>
      </DialogActions>
    </DialogContent>
  </Dialog>
)
