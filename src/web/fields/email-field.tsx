import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface EmailFieldProps {
  readonly error?: string | undefined
}

export function EmailField({ error }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
