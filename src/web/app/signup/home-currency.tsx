import { useMemo } from 'react'
import { currencies } from '#domain/currencies.data.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ProposedProfile } from './proposed-profile.ts'

export interface HomeCurrencyProps {
  readonly profile: ProposedProfile
  readonly error?: string | undefined
}

/** The interface is English, so are the names; the order is the codes' own. */
const named = () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Object.keys(currencies).map((code) => ({ code, name: names.of(code) ?? code }))
}

export function HomeCurrency({ profile, error }: HomeCurrencyProps) {
  const choices = useMemo(named, [])
  return (
    <Field label="Currency" error={error} hint="Totals are shown in it. You can record any other.">
      {(control) => (
        <Select {...control} name="currency" defaultValue={profile.currency}>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
