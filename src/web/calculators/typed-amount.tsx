import { decimalMarkOf } from '#domain/locale.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'
import { TypedValue } from './typed-value.tsx'

export interface TypedAmountProps {
  readonly label: string
  readonly amount: number
  /** Whether nothing at all is an amount too. */
  readonly isFromZero?: boolean
  readonly most: number
  readonly writing: ChartWriting
  readonly onChange: (amount: number) => void
}

/** An amount beside its slider, which goes less far and not to the cent. */
export function TypedAmount(props: TypedAmountProps) {
  const { label, amount, isFromZero = false, most, writing, onChange } = props
  const { currency, locale } = writing
  const read = (text: string) => {
    if (isFromZero && text.trim() === '') return 0
    const found = parseAmount(text, currency, decimalMarkOf(locale))
    if (!found.ok || found.amount > most) return null
    return found.amount > 0 || (isFromZero && found.amount === 0) ? found.amount : null
  }
  // Nothing to pay is nothing to read, nor to hide.
  const text = isFromZero && amount === 0 ? '' : typedAmount(amount, currency, locale)
  const hint = isFromZero
    ? say('From 0 up to {amount}.', { amount: formatAmount(most, currency, locale) })
    : say('More than 0, and up to {amount}.', { amount: formatAmount(most, currency, locale) })
  return <TypedValue {...{ label, text, read, hint, onChange }} unit={currency} />
}
