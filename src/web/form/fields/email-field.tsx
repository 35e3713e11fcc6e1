import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface EmailFieldProps {
  readonly error?: string | undefined
  /** What stands in it at first. */
  readonly start?: string | undefined
  readonly autoComplete?: string
}

export function EmailField({ error, start, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <Field label={say('Email')} error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          defaultValue={start}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
