import type { FormEvent } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Textarea } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface TurnDownDialogProps {
  readonly onConfirm: (why: string | null) => void
  readonly onClose: () => void
}

export function TurnDownDialog({ onConfirm, onClose }: TurnDownDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('note') ?? '').trim()
    onConfirm(typed === '' ? null : typed)
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={say('Turn it down')} description={say('It does not appear in public.')}>
        <form onSubmit={submit} className="grid gap-4">
          <Field label={say('Why')} hint={say('Its writer reads this, and can write it anew.')}>
            {(control) => <Textarea {...control} name="note" maxLength={300} autoFocus />}
          </Field>
          <DialogActions>
            <Button type="submit">{say('Turn down')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
