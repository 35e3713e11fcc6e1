import { type ComponentProps, type ReactNode, useId } from 'react'
import { ownDayWords } from '#domain/typed/typed-day.ts'
import { DateBox } from '#web/form/fields/date-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/control/input.tsx'

export interface InlineCellProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  /** Has the focus when the editor opens. */
  readonly isFirst: boolean
  /** Why it cannot be changed here; absent when it can. */
  readonly why?: string | undefined
  readonly inputMode?: 'decimal'
  readonly className?: string
}

/** One function for all drawings: another one would take the focus again. */
const focusAll = (input: HTMLInputElement | null) => {
  input?.focus({ preventScroll: true })
  input?.select()
}

interface FrameProps extends Omit<InlineCellProps, 'value' | 'onChange'> {
  readonly children: (control: ComponentProps<'input'>) => ReactNode
}

/** A field as low as its row allows, what to fix right below it. */
function Frame({ label, error, isFirst, why, inputMode, className, children }: FrameProps) {
  const errorId = useId()
  return (
    <div className={classes('grid min-w-0', className)}>
      {children({
        ...(isFirst && { ref: focusAll }),
        ...(inputMode && { inputMode }),
        'aria-label': label,
        title: why,
        disabled: why !== undefined,
        ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
      })}
      {error ? (
        <p id={errorId} role="alert" className="truncate text-xs text-over" title={error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

export function InlineCell({ value, onChange, ...frame }: InlineCellProps) {
  return (
    <Frame {...frame}>
      {(control) => (
        <Input
          {...control}
          type="text"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-8! px-2"
        />
      )}
    </Frame>
  )
}

export function InlineDate({ value, onChange, error, ...frame }: InlineCellProps) {
  const { locale } = useLocale()
  return (
    <Frame {...frame} error={error && ownDayWords(error, locale)}>
      {(control) => <DateBox control={control} value={value} onChange={onChange} isSmall />}
    </Frame>
  )
}
