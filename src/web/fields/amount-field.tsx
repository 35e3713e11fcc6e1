import type { Ref } from 'react'
import { decimalMarkOf } from '#domain/locale.ts'
import { formatAmount, typedAmount } from '#domain/money.ts'
import { parseAmount } from '#domain/parse-amount.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/field.tsx'
import { controlFrame } from '#web/ui/input.tsx'
import { useBook } from './use-book.ts'

export interface AmountFieldProps {
  readonly label: string
  /** What was typed, kept as it was typed. */
  readonly value: string
  readonly currency: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly className?: string
}

/** What the field understood, when that is not plain from what was typed. */
function understood(text: string, currency: string, locale: string): string | null {
  const parsed = parseAmount(text, currency, decimalMarkOf(locale))
  if (!parsed.ok) return null
  const isPlain = /^\d{0,3}$/.test(text) || text === typedAmount(parsed.amount, currency, locale)
  return isPlain ? null : formatAmount(parsed.amount, currency, locale)
}

const bigFigure = 'amount h-13 px-3 !text-2xl font-semibold'

export function AmountField(props: AmountFieldProps) {
  const { label, value, currency, onChange, onBlur, error, inputRef, className } = props
  const { locale } = useBook()
  const reading = understood(value, currency, locale)
  return (
    <Field
      label={label}
      error={error}
      aside={
        <output className="amount text-sm text-muted-foreground">{error ? null : reading}</output>
      }
      {...(className ? { className } : {})}
    >
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={formatAmount(0, currency, locale, { unit: 'none' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={classes(controlFrame, bigFigure)}
        />
      )}
    </Field>
  )
}
