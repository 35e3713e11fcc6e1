import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { type Send, useWork } from '../use-work.ts'
import { ReasonField } from './reason-field.tsx'

export interface ReasonDialogProps {
  readonly title: string
  readonly description: string
  /** What the button says it does. */
  readonly action: string
  /** Nothing is taken from anybody. */
  readonly isMild?: boolean
  readonly send: (send: Send, reason: string) => Promise<void>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Something is done to somebody, so it is asked why; whoever looks at them later reads it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, isMild = false, send, onDone, onClose } = props
  const work = useWork()
  const submit = work.onSubmit(async (over, { reason = '' }) => {
    await send(over, reason)
    onDone()
  })
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={title} description={description} onOpenAutoFocus={focusOnField}>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Trouble words={work.trouble} />
          <ReasonField error={work.errors.reason} />
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {isMild ? say('Cancel') : say('Keep')}
            </Button>
            <Button type="submit" look={isMild ? 'primary' : 'destructive'} disabled={work.isBusy}>
              {action}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
