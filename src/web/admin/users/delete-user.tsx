import { useState } from 'react'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'
import { ReasonField } from './reason-field.tsx'

export interface DeleteUserProps {
  readonly user: AdminUserAnswer
  readonly onDone: () => void
  readonly onClose: () => void
}

function gone(records: number): string {
  if (records === 0) return say('They have written nothing down yet.')
  return say(
    `{records, plural, one {One record is deleted for good.} other {# records are deleted for
    good.}}`,
    { records },
  )
}

const stays = (groups: number) =>
  groups === 0
    ? ''
    : ` ${say(
        `What they shared in {groups, plural, one {a group} other {# groups}} stays there, without
        their name.`,
        { groups },
      )}`

/** It cannot be taken back, so it says in numbers what will be gone and asks for name and why. */
export function DeleteUser({ user, onDone, onClose }: DeleteUserProps) {
  const work = useWork()
  const [error, setError] = useState<string>()
  const { id, name, records, groups } = user
  const total = Object.values(records).reduce((sum, count) => sum + count, 0)
  const remove = work.onSubmit(async (send, { typed = '', reason }) => {
    const isName = typed.trim() === name.trim()
    setError(isName ? undefined : say('Type {name} to delete this account.', { name }))
    if (!isName) return
    await send('admin.users.delete', { params: { uid: id }, body: { reason } })
    toast({ title: say('The account of {name} is deleted.', { name }), variant: 'success' })
    onDone()
  })
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Delete the account of {name}?', { name })}
        description={say('{gone}{stays} Nobody can take this back.', {
          gone: gone(total),
          stays: stays(groups),
        })}
        onOpenAutoFocus={focusOnField}
      >
        <form noValidate onSubmit={remove} className="grid gap-4">
          <Trouble words={work.trouble} />
          <ReasonField error={work.errors.reason} />
          <Field label={say('Type {name}', { name })} error={error}>
            {(control) => <Input {...control} name="typed" autoComplete="off" />}
          </Field>
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Keep')}
            </Button>
            <Button type="submit" look="destructive" disabled={work.isBusy}>
              {say('Delete for good')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
