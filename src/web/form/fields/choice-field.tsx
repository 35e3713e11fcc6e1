import type { ReactNode } from 'react'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import type { Choice } from './choices.ts'

export interface ChoiceFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly Choice[]
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

export function ChoiceField({ label, value, onChange, choices, error, hint }: ChoiceFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
