import { screenLimits } from '#contract/screen-limits.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface PhoneCodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  /** All digits are there. */
  readonly onFull: (code: string) => void
  readonly error?: string | undefined
}

/** One box, so that filling from the SMS, pasting and screen readers all work. */
export function PhoneCodeField({ value, onChange, onFull, error }: PhoneCodeFieldProps) {
  function take(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, screenLimits.codeDigits)
    onChange(digits)
    if (digits.length === screenLimits.codeDigits && digits !== value) onFull(digits)
  }
  return (
    <Field label={say('Code')} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          placeholder="––––––"
          className="h-14! text-center text-2xl! tracking-[0.5em] tabular-nums"
          value={value}
          onChange={(event) => take(event.target.value)}
        />
      )}
    </Field>
  )
}
