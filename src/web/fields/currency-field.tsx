import { useMemo } from 'react'
import { currencies } from '#domain/currencies.data.ts'
import { knownLocale } from '#domain/locale.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useBook } from './use-book.ts'

export interface CurrencyFieldProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (currency: string) => void
  readonly error?: string | undefined
  readonly className?: string
}

function useCurrencyNames(): readonly (readonly [code: string, name: string])[] {
  const { locale } = useBook()
  return useMemo(() => {
    const names = new Intl.DisplayNames([knownLocale(locale), 'en'], { type: 'currency' })
    return Object.keys(currencies).map((code) => [code, names.of(code) ?? code] as const)
  }, [locale])
}

/** Long names in the list, the short code when it is closed. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { label = 'Currency', value, onChange, error, className } = props
  const { currency: own } = useBook()
  const names = useCurrencyNames()
  const option = ([code, name]: readonly [string, string]) => (
    <option key={code} value={code}>
      {code} {name}
    </option>
  )
  return (
    <Field label={label} error={error} {...(className ? { className } : {})}>
      {(control) => (
        <span className="relative block [&_option]:text-foreground [&_select]:text-transparent">
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {value === '' ? <option value="">Choose one</option> : null}
            {names.filter(([code]) => code === own).map(option)}
            <hr />
            {names.filter(([code]) => code !== own).map(option)}
          </Select>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center"
          >
            {value}
          </span>
        </span>
      )}
    </Field>
  )
}
