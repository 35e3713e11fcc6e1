import { useState } from 'react'
import { Input } from '#web/ui/control/input.tsx'

export interface TypedValueProps {
  readonly label: string
  /** The value as people type it. */
  readonly text: string
  /** What stands behind it, such as a currency. */
  readonly unit: string
  /** Null when it is none that can be used. */
  readonly read: (text: string) => number | null
  readonly onChange: (value: number) => void
}

/** A value to the last digit, beside its slider; what cannot be read changes nothing. */
export function TypedValue({ label, text, unit, read, onChange }: TypedValueProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const type = (typed: string) => {
    setDraft(typed)
    const value = read(typed)
    if (value !== null) onChange(value)
  }
  return (
    <span className="flex items-center gap-2">
      <Input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        className="amount w-36 text-right font-semibold"
        value={draft ?? text}
        aria-invalid={draft !== null && read(draft) === null}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <span aria-hidden className="text-sm text-muted-foreground">
        {unit}
      </span>
    </span>
  )
}
