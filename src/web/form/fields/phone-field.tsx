import { type ChangeEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import {
  type ChangePhone,
  loadPhoneFormat,
  type PhoneFormat,
  type TypedPhone,
  typePhone,
} from './phone-number.ts'

export interface PhoneFieldProps {
  readonly label?: string
  readonly value: TypedPhone
  readonly onChange: ChangePhone
  readonly error?: string | undefined
}

/** Null until the rules have arrived; until then numbers stay as they were typed. */
function usePhoneFormat(onArrival: (format: PhoneFormat) => void): PhoneFormat | null {
  const [format, setFormat] = useState<PhoneFormat | null>(null)
  const arrive = useEffectEvent((arrived: PhoneFormat) => {
    setFormat(arrived)
    onArrival(arrived)
  })
  useEffect(() => {
    // Whoever sends the form asks for the rules again and tells of a failure.
    loadPhoneFormat().then(arrive, () => {})
  }, [])
  return format
}

/** Written anew only while somebody types at the end: elsewhere the caret would jump. */
function isAtEnd({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
  return !isDeleting && target.selectionStart === target.value.length
}

export function PhoneField({
  label = say('Phone number'),
  value,
  onChange,
  error,
}: PhoneFieldProps) {
  const format = usePhoneFormat((arrived) => onChange(arrived.atHome))
  const write = (part: Partial<TypedPhone>) => onChange(typePhone(part, format))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="flex gap-2">
          <CallingCode
            format={format}
            country={value.country}
            onChange={(country) => write({ country })}
          />
          <Input
            {...control}
            name="phoneNumber"
            type="tel"
            autoComplete="tel"
            maxLength={32}
            value={value.text}
            onBlur={() => write({})}
            onChange={(event) => {
              const { value: text } = event.target
              onChange(typePhone({ text }, isAtEnd(event) ? format : null))
            }}
          />
        </span>
      )}
    </Field>
  )
}

interface CallingCodeProps {
  readonly format: PhoneFormat | null
  readonly country: string
  readonly onChange: (country: string) => void
}

/** Long names in the list, the code alone when it is closed. */
function CallingCode({ format, country, onChange }: CallingCodeProps) {
  const countries = useMemo(() => format?.phoneCountries.list() ?? [], [format])
  return (
    <span className="relative block w-26 shrink-0 whitespace-nowrap [&_option]:text-foreground">
      <Select
        aria-label={say('Country of the phone number')}
        className="[&_select]:block [&_select]:overflow-hidden [&_select]:text-transparent"
        value={country}
        onChange={(event) => onChange(event.target.value)}
      >
        {format ? null : <option value={country}>{country}</option>}
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={code}>
            {name} +{callingCode}
          </option>
        ))}
      </Select>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center gap-1.5"
      >
        <span className="text-muted-foreground">{country}</span>
        {format ? `+${format.phoneCountries.callingCodeOf(country)}` : null}
      </span>
    </span>
  )
}
