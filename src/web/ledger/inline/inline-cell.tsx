import { type ComponentProps, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/input.tsx'

export interface InlineCellProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'className'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  /** Has the focus when the editor opens. */
  readonly isFirst: boolean
  /** Why it cannot be changed here; absent when it can. */
  readonly why?: string | undefined
}

/** One function for all drawings: another one would take the focus again. */
const focusAll = (input: HTMLInputElement | null) => {
  input?.focus({ preventScroll: true })
  if (input?.type === 'text') input.select()
}

/** A field as low as its row allows, what to fix right below it. */
export function InlineCell(props: InlineCellProps) {
  const { label, value, onChange, error, isFirst, why, className, ...rest } = props
  const errorId = useId()
  return (
    <div className={classes('grid min-w-0', className)}>
      <Input
        type="text"
        {...rest}
        {...(isFirst && { ref: focusAll })}
        aria-label={label}
        title={why}
        disabled={why !== undefined}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-8! px-2"
      />
      {error ? (
        <p id={errorId} role="alert" className="truncate text-xs text-over" title={error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
