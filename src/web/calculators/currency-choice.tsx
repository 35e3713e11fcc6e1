import { knownLocale } from '#domain/locale.ts'
import { currencies } from '#domain/money/currencies.data.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'

export interface CurrencyChoiceProps {
  readonly writing: ChartWriting
  readonly onChange: (currency: string) => void
}

/** Some have no name but their code, which is enough to say once. */
export const withName = (code: string, name: string | undefined) =>
  name && name !== code ? `${code}, ${name}` : code

/** Every currency there is, as the visitor's own language calls it. */
export function CurrencyChoice({ writing: { currency, locale }, onChange }: CurrencyChoiceProps) {
  const names = new Intl.DisplayNames([knownLocale(locale)], { type: 'currency' })
  return (
    <Field label={say('Currency')}>
      {(control) => (
        <Select {...control} value={currency} onChange={(event) => onChange(event.target.value)}>
          {Object.keys(currencies)
            .toSorted()
            .map((code) => (
              <option key={code} value={code}>
                {withName(code, names.of(code))}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}
