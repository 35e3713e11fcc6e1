import type { DeliveryRow, WebhookRow } from '#contract/webhooks/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { useDeliveries } from './use-webhooks.ts'

interface DeliveriesProps extends DialogState {
  readonly webhook: WebhookRow
}

const words: Readonly<Record<DeliveryRow['state'], string>> = {
  waiting: say('Waiting'),
  sent: say('Arrived'),
  dead: say('Given up'),
}

function happened({ state, tries, lastStatus }: DeliveryRow): string {
  const answered = lastStatus === null ? '' : `, answered ${lastStatus}`
  const often = tries > 1 ? `, ${tries} tries` : ''
  return `${words[state]}${answered}${often}`
}

/** What was sent lately, and how it went. */
export function DeliveriesDialog({ webhook, isOpen, onClose }: DeliveriesProps) {
  const { list, lastError, again } = useDeliveries(webhook)
  const book = useLocale()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={say('Sent to {host}', { host: new URL(webhook.url).host })}
        description={say('The newest first, for a week.')}
      >
        {lastError ? (
          <p role="alert" className="text-over">
            {lastError.error}
          </p>
        ) : null}
        {list?.length === 0 ? <p>{say('Nothing was sent so far.')}</p> : null}
        <ul className="max-h-96 divide-y overflow-y-auto">
          {list?.map((delivery) => (
            <li key={delivery.id} className="flex items-center gap-3 py-2">
              <span className="grid grow wrap-anywhere">
                <span>{delivery.type}</span>
                <span className="text-sm text-muted-foreground">
                  {instantWords(delivery.createdAt, book, 'minute')}: {happened(delivery)}
                </span>
              </span>
              <Button
                look="outline"
                aria-label={say('Send {type} again', { type: delivery.type })}
                onClick={() => void again(delivery)}
              >
                {say('Again')}
              </Button>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onClick={onClose}>{say('Done')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
