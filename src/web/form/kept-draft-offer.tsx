import { Button } from '#web/ui/control/button.tsx'
import type { KeptDraft } from './use-kept-draft.ts'

/** Whoever was interrupted goes on where they were, if they like. */
export function KeptDraftOffer({ kept }: { readonly kept: KeptDraft }) {
  if (kept.words === null) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-lg border bg-muted/40 p-3"
    >
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{kept.words}</p>
      <div className="flex gap-2">
        <Button look="outline" onClick={kept.goOn}>
          Go on
        </Button>
        <Button look="quiet" onClick={kept.startAnew}>
          Start anew
        </Button>
      </div>
    </div>
  )
}
