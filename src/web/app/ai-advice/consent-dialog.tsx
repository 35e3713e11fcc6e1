import { useEffect, useRef, useState } from 'react'
import type { PreviewAnswer } from '#contract/advice/calls.ts'
import { readPreview } from '#web/data/advice.ts'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface ConsentDialogProps {
  readonly question: string | null
  readonly before: readonly string[]
  readonly recipient: string
  readonly onDecide: (isAgreed: boolean) => void
  /** Nothing would be sent with this question, so there is nothing to agree to. */
  readonly onFree: () => void
  readonly onClose: () => void
}

/** To the letter what would be sent, before the first time. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { question, before, recipient, onDecide, onFree, onClose } = props
  const { token } = useSession()
  const { ask, lastError } = useAsk()
  const free = useRef(onFree)
  free.current = onFree
  const [preview, setPreview] = useState<PreviewAnswer | null>(null)
  useEffect(() => {
    if (!token) return
    void ask('preview not read', () => readPreview(token, { question, before })).then((found) => {
      if (found && found.sent === null) free.current()
      else setPreview(found)
    })
  }, [ask, token, question, before])
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={say('May a model phrase your answers?')}
        description={say(
          `{recipient} would get such a text with each question: figures of your book, but no
          names of people, shops or things, and no notes. Names and numbers in your question
          become letters. Without it you get the same figures in our own words.`,
          { recipient },
        )}
        className="max-w-2xl"
      >
        {preview?.sent ? (
          <Textarea
            readOnly
            aria-label={say('What would be sent')}
            value={preview.sent}
            className="h-72 bg-muted text-xs"
          />
        ) : lastError ? (
          <p role="alert">{lastError.error}</p>
        ) : (
          <Skeleton className="h-40" />
        )}
        <DialogActions>
          <Button look="outline" onClick={() => onDecide(false)}>
            {say('Answer without it')}
          </Button>
          <Button disabled={!preview?.sent} onClick={() => onDecide(true)}>
            {say('Agree and ask')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
