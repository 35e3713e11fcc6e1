import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Which keyboard a phone shows. */
  readonly mode?: ComponentProps<'input'>['inputMode']
  readonly placeholder?: string
  readonly className?: string
  readonly inputRef?: ComponentProps<'input'>['ref']
}

/** A line of text, a count, a rate or a smaller amount, kept as it was typed. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, mode, placeholder, className, inputRef } = props
  return (
    <Field label={label} error={error} hint={hint} {...(className ? { className } : {})}>
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          inputMode={mode}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
