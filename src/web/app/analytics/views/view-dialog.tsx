import { type FormEvent, useState } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

export interface ViewDialogProps {
  /** Empty when it is a new one. */
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

const charactersMost = 60

function problemWith(name: string): string | undefined {
  if (name === '') return 'Give the view a name.'
  return name.length > charactersMost ? `Use at most ${charactersMost} characters.` : undefined
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
        title={before ? 'Rename this view' : 'Save this view'}
        description="It keeps the time, what counts of shared money, and the category."
      >
        <form noValidate onSubmit={save} className="grid gap-4">
          <Field label="Name" error={isTried ? problem : undefined}>
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
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
