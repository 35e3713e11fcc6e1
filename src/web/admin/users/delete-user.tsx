import { useState } from 'react'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'

export interface DeleteUserProps {
  readonly user: AdminUserAnswer
  readonly onConfirm: () => void
  readonly onClose: () => void
}

function gone(records: number): string {
  if (records === 0) return 'They have written nothing down yet.'
  return records === 1
    ? 'One record is deleted for good.'
    : `${records} records are deleted for good.`
}

const stays = (groups: number) =>
  groups === 0
    ? ''
    : ` What they shared in ${groups === 1 ? 'a group' : `${groups} groups`} stays there, without
      their name.`

/** It cannot be taken back, so it says in numbers what will be gone and asks for the name. */
export function DeleteUser({ user, onConfirm, onClose }: DeleteUserProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { name, records, groups } = user
  const total = Object.values(records).reduce((sum, count) => sum + count, 0)
  const confirm = () =>
    typed.trim() === name.trim() ? onConfirm() : setError(`Type ${name} to delete this account.`)
  return (
    <ConfirmDialog
      title={`Delete the account of ${name}?`}
      description={`${gone(total)}${stays(groups)} Nobody can take this back.`}
      action="Delete for good"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label={`Type ${name}`} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
