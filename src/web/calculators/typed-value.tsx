import { useId, useState } from 'react'
import { Input } from '#web/ui/control/input.tsx'
import { Say } from '#web/words/say-element.tsx'

export interface TypedValueProps {
  readonly label: string
  /** The value as people type it. */
  readonly text: string
  /** What stands behind it, such as a currency. */
  readonly unit: string
  /** Null when it is none that can be used. */
  readonly read: (text: string) => number | null
  /** What can be used, said where something else was typed. */
  readonly hint: string
  readonly onChange: (value: number) => void
}

interface Draft {
  readonly typed: string
  /** The value it was typed beside. */
  readonly beside: string
}

/**
 * A value to the last digit, beside its slider. What cannot be used changes nothing, stays as it
 * was typed and says what can be.
 */
export function TypedValue({ label, text, unit, read, hint, onChange }: TypedValueProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const id = useId()
  const isUnread = draft !== null && read(draft.typed) === null
  // Where the slider was moved since, what was typed is over.
  const isWrong = isUnread && draft.beside === text
  const shown = draft === null || (isUnread && !isWrong) ? text : draft.typed
  const type = (typed: string) => {
    setDraft({ typed, beside: text })
    const value = read(typed)
    if (value !== null) onChange(value)
  }
  return (
    <>
      <span className="flex items-center gap-2">
        <Input
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          className="amount w-36 text-right font-semibold"
          value={shown}
          aria-invalid={isWrong}
          {...(isWrong && { 'aria-describedby': id })}
          onChange={(event) => type(event.target.value)}
          onBlur={() => isWrong || setDraft(null)}
        />
        <span aria-hidden className="text-sm text-muted-foreground">
          {unit}
        </span>
      </span>
      {isWrong ? (
        <span id={id} role="alert" className="basis-full text-right text-sm text-over">
          <Say words="{hint} Until then the figures are those of before." hint={hint} />
        </span>
      ) : null}
    </>
  )
}
