import type { Ref } from 'react'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { currencyNamed, readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/control/field.tsx'
import { controlFrame } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface AmountFieldProps {
  readonly label: string
  /** What was typed, kept as it was typed. */
  readonly value: string
  readonly currency: string
  readonly onChange: (text: string) => void
  /** Where the currency can be chosen: a price such as `$5` chooses it. */
  readonly onCurrency?: (text: string, currency: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly className?: string
}

/** What the field understood, when that is not plain from what was typed. */
function understood(text: string, currency: string, locale: string): string | null {
  const parsed = readTypedAmount(text, currency, locale)
  if (!parsed.ok)
    return parsed.reason === 'other-currency' ? say('Enter it in {currency}', { currency }) : null
  const isPlain = /^\d{0,3}$/.test(text) || text === typedAmount(parsed.amount, currency, locale)
  return isPlain ? null : formatAmount(parsed.amount, currency, locale)
}

const isSumOrPrice = (text: string) => /[^\p{Nd}\s.,'’٫٬+\-−]|\p{Nd}\s*[+\-−]/u.test(text)

/** What a sum or price came to, once it is written; a plain number stays as it was typed. */
function settled(text: string, currency: string, locale: string): string | null {
  if (!isSumOrPrice(text)) return null
  const parsed = readTypedAmount(text, currency, locale)
  return parsed.ok ? typedAmount(parsed.amount, currency, locale) : null
}

const bigFigure = 'amount h-13 px-3 !text-2xl font-semibold'

export function AmountField(props: AmountFieldProps) {
  const { label, value, currency, onChange, onBlur, error, inputRef, className } = props
  const { locale, currency: own } = useLocale()
  const type = (text: string) => {
    const named = props.onCurrency && currencyNamed(text, currency, own)
    if (named && named !== currency) props.onCurrency?.(text, named)
    else onChange(text)
  }
  const settle = () => {
    const result = settled(value, currency, locale)
    if (result !== null) onChange(result)
    onBlur?.()
  }
  const reading = understood(value, currency, locale)
  return (
    <Field
      label={label}
      error={error}
      aside={
        <output className="amount text-sm text-muted-foreground">{error ? null : reading}</output>
      }
      {...(props.hint ? { hint: props.hint } : {})}
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
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          className={classes(controlFrame, bigFigure)}
        />
      )}
    </Field>
  )
}
