import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button, type ButtonLook } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface DialogState {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export interface FormDialogProps extends DialogState {
  readonly title: string
  readonly description: ReactNode
  readonly trouble: string | null
  readonly isBusy: boolean
  readonly action: {
    readonly words: string
    readonly busyWords: string
    readonly look?: ButtonLook
  }
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children: ReactNode
  /** Beside the buttons. */
  readonly aside?: ReactNode
}

/** A few fields that are sent together. Its content goes when it closes, and so do its secrets. */
export function FormDialog(props: FormDialogProps) {
  const { isOpen, onClose, title, description, trouble, isBusy, action, onSubmit, aside } = props
  return (
    <WritingDialog isOpen={isOpen} onClose={onClose}>
      <DialogContent title={title} description={description}>
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(event.currentTarget)
          }}
        >
          {trouble ? (
            <p role="alert" className="flex gap-2 rounded-md bg-over-wash p-3 text-over">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {trouble}
            </p>
          ) : null}
          {props.children}
          {aside}
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit" look={action.look ?? 'primary'} disabled={isBusy}>
              {isBusy ? action.busyWords : action.words}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
