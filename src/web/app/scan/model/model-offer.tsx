import { useState } from 'react'
import { useConsent } from '#web/receipts/use-consent.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { isUnclear, type ReadReceipt, type Scan } from '../scan.ts'
import type { ScanDesk } from '../scan-desk.ts'
import { useAskModel } from './use-ask-model.ts'
import type { PictureModel } from './use-reading-offer.ts'

const PictureConsent = whenAsked(() =>
  import('./picture-consent.tsx').then((file) => file.PictureConsent),
)

export interface ModelOfferProps {
  readonly model: PictureModel
  readonly scan: Scan
  readonly receipt: ReadReceipt
  readonly desk: ScanDesk
}

const showing = {
  field: 'scanConsentTo',
  withdrawn: say('No picture is sent to a model now'),
} as const

/** A second look, by somebody outside, at a receipt that was not read for certain. */
export function ModelOffer({ model, scan, receipt, desk }: ModelOfferProps) {
  const { recipient } = model
  const { isBusy, failed, ask } = useAskModel(scan, receipt, desk)
  const consent = useConsent(recipient, showing)
  const [isDeciding, setDeciding] = useState(false)
  const decide = async (isAgreed: boolean) => {
    setDeciding(false)
    if (!isAgreed) return
    await consent.decide(true)
    await ask()
  }
  if (!receipt.isAsked && !isUnclear(receipt)) return null
  return (
    <div className="grid gap-2 rounded-md border p-3 text-sm">
      {receipt.isAsked ? (
        <p role="status">
          <Say
            words={`{recipient} was asked. What it said is filled in or offered below; please
              check it.`}
            recipient={recipient}
          />
        </p>
      ) : (
        <>
          <p>{say('Not everything could be read for certain.')}</p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              look="outline"
              className="h-auto control-least py-1.5 whitespace-normal"
              disabled={isBusy}
              onClick={() => (consent.isGiven ? void ask() : setDeciding(true))}
            >
              {isBusy ? say('Asking…') : say('Ask {recipient} about this picture', { recipient })}
            </Button>
            <span className="text-muted-foreground">
              {say('Counts as one of the month’s questions.')}
            </span>
          </div>
        </>
      )}
      {failed && !isBusy ? <p role="alert">{failed}</p> : null}
      {consent.isGiven ? (
        <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground">
          <Say
            words="You agreed that pictures may go there when you ask.<button>Stop that</button>"
            button={(inner) => (
              <Button look="quiet" className="px-2 text-sm" onClick={consent.withdraw}>
                {inner}
              </Button>
            )}
          />
        </p>
      ) : null}
      {isDeciding ? (
        <PictureConsent
          model={model}
          url={receipt.url}
          onDecide={(isAgreed) => void decide(isAgreed)}
        />
      ) : null}
    </div>
  )
}
