import { useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export interface AnnounceDialogProps {
  readonly onClose: () => void
  readonly onChange: () => void
}

export function AnnounceDialog({ onClose, onChange }: AnnounceDialogProps) {
  const work = useWork()
  // One id for all tries, so that nobody is told twice.
  const [id] = useState(newId)
  const send = work.onSubmit(async (call, { title, body, audience }) => {
    await call('admin.announcements.send', { body: { id, title, body, audience } })
    toast({ title: say('It goes out within a minute.'), variant: 'success' })
    onChange()
    onClose()
  })
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Announce something')}
        description={say('It cannot be taken back once it is out.')}
      >
        <form noValidate onSubmit={send} className="grid gap-4">
          <Trouble words={work.trouble} />
          <Field label={say('To')}>
            {(control) => (
              <Select {...control} name="audience" defaultValue="all">
                <option value="all">{say('Everybody')}</option>
                <option value="plus">{say('Everybody with Plus')}</option>
              </Select>
            )}
          </Field>
          <Field label={say('Title')} error={work.errors.title}>
            {(control) => <Input {...control} name="title" maxLength={120} autoComplete="off" />}
          </Field>
          <Field label={say('What is new')} error={work.errors.body}>
            {(control) => <Textarea {...control} name="body" maxLength={1000} rows={5} />}
          </Field>
          <DialogActions>
            <Button type="submit" disabled={work.isBusy}>
              {say('Send')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
