import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface CodeFieldProps {
  readonly name: string
  readonly error?: string | undefined
  /** Where it is asked for alone, or last. */
  readonly autoFocus?: boolean
}

/** Recovery codes have letters, so the keyboard is not only digits. */
export function CodeField({ name, error, autoFocus = true }: CodeFieldProps) {
  return (
    <Field label={say('Code')} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoFocus={autoFocus}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="amount tracking-widest"
        />
      )}
    </Field>
  )
}
