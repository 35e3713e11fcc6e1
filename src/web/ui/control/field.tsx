import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Label } from './label.tsx'

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

export interface FieldProps {
  readonly label: ReactNode
  /** How to fix it, in words; absent when there is nothing to fix. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Something small at the end of the label's line. */
  readonly aside?: ReactNode
  readonly className?: string
  /** Renders the control with the id and the descriptions the field gives it. */
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({ label, error, hint, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error ? (
        // However long, it takes the width there is and asks for none.
        <p
          id={errorId}
          role="alert"
          className="flex w-0 min-w-full gap-1.5 text-sm wrap-anywhere text-over"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
