import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { KeptDraft } from './use-kept-draft.ts'

/** By then the sheet is open and its first field found. */
const SHOWN_MS = 400

/** Whoever was interrupted goes on where they were, if they like. */
export function KeptDraftOffer({ kept }: { readonly kept: KeptDraft }) {
  const offer = useRef<HTMLDivElement>(null)
  const isOffered = kept.words !== null
  // The field below it has the focus, which on a small screen scrolls it out of sight.
  useEffect(() => {
    if (!isOffered) return
    const soon = setTimeout(() => offer.current?.scrollIntoView({ block: 'nearest' }), SHOWN_MS)
    return () => clearTimeout(soon)
  }, [isOffered])
  if (!isOffered) return null
  return (
    <div
      ref={offer}
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-lg border bg-muted/40 p-3"
    >
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{kept.words}</p>
      <div className="flex gap-2">
        <Button look="outline" onClick={kept.goOn}>
          {say('Go on')}
        </Button>
        <Button look="quiet" onClick={kept.startAnew}>
          {say('Start anew')}
        </Button>
      </div>
    </div>
  )
}
