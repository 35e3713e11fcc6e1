import { type FormEvent, useState } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface ViewDialogProps {
  /** Empty when it is a new one. */
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

const charactersMost = 60

function problemWith(name: string): string | undefined {
  if (name === '') return say('Give the view a name.')
  return name.length > charactersMost
    ? say('Use at most {charactersMost} characters.', { charactersMost })
    : undefined
}

/** The time, the lens and what is looked into are kept under a name. */
export function ViewDialog({ name: before, onSave, onClose }: ViewDialogProps) {
  const [name, setName] = useState(before)
  const [isTried, setTried] = useState(false)
  const wanted = name.trim().toWellFormed()
  const problem = problemWith(wanted)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onSave(wanted)
    onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={before ? say('Rename this view') : say('Save this view')}
        description={say('It keeps the time, what counts of shared money, and the category.')}
      >
        <form noValidate onSubmit={save} className="grid gap-4">
          <Field label={say('Name')} error={isTried ? problem : undefined}>
            {(control) => (
              <Input
                {...control}
                value={name}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit">{say('Save')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
