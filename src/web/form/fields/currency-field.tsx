import { useMemo } from 'react'
import { currencyNames } from '#web/locale/currency-names.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'

export interface CurrencyFieldProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (currency: string) => void
  readonly error?: string | undefined
  readonly className?: string
}

/** Long names in the list, the short code when it is closed. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { label = 'Currency', value, onChange, error, className } = props
  const { currency: own } = useLocale()
  const names = useMemo(currencyNames, [])
  const option = ([code, name]: readonly [string, string]) => (
    <option key={code} value={code}>
      {name === code ? code : `${code} ${name}`}
    </option>
  )
  return (
    <Field label={label} error={error} {...(className ? { className } : {})}>
      {(control) => (
        <span className="relative block [&_option]:text-foreground [&_select]:text-transparent">
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {value === '' ? <option value="">{say('Choose one')}</option> : null}
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
