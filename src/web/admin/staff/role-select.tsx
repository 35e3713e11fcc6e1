import type { ComponentProps } from 'react'
import { adminRoles } from '#contract/permissions.ts'
import { Select } from '#web/ui/control/select.tsx'
import { roleWords } from '../role-words.ts'

export function RoleSelect(props: ComponentProps<typeof Select>) {
  return (
    <Select {...props}>
      {adminRoles.map((role) => (
        <option key={role} value={role}>
          {roleWords[role]}
        </option>
      ))}
    </Select>
  )
}
