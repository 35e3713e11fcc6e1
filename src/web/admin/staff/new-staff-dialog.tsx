import { useState } from 'react'
import { type AdminRole, defaultAdminRole } from '#contract/permissions.ts'
import type { IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { roleLeads } from '../role-words.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'
import { RoleSelect } from './role-select.tsx'

export interface NewStaffDialogProps {
  readonly onCreated: (issued: IssuedPasswordAnswer) => void
}

export function NewStaffDialog({ onCreated }: NewStaffDialogProps) {
  const work = useWork()
  const [role, setRole] = useState<AdminRole>(defaultAdminRole)
  const create = work.onSubmit(async (send, { email, displayName, role }) => {
    const body = { email, displayName, role }
    onCreated(await send('admin.staff.create', { body }))
  })
  return (
    <DialogContent
      title={say('Add to the staff')}
      description={say('You get a password to hand over.')}
      onOpenAutoFocus={focusOnField}
    >
      <form noValidate onSubmit={create} className="grid gap-4">
        <Trouble words={work.trouble} />
        <Field label={say('Name')} error={work.errors.displayName}>
          {(control) => (
            <Input {...control} name="displayName" autoComplete="off" maxLength={100} />
          )}
        </Field>
        <EmailField error={work.errors.email} />
        <Field label={say('Role')} hint={roleLeads[role]} error={work.errors.role}>
          {(control) => (
            <RoleSelect
              {...control}
              name="role"
              value={role}
              onChange={({ target }) => setRole(target.value as AdminRole)}
            />
          )}
        </Field>
        <DialogActions>
          <Button type="submit" disabled={work.isBusy}>
            {say('Add')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  )
}
