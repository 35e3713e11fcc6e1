import { countriesOfCallingCode } from '#domain/calling-codes.data.ts'

export interface Country {
  /** ISO 3166-1. */
  readonly code: string
  readonly name: string
  readonly callingCode: string
}

const callingCodes = new Map(
  Object.entries(countriesOfCallingCode).flatMap(([callingCode, countries]) =>
    countries.split(' ').map((country) => [country, callingCode] as const),
  ),
)

export const countryCodes: readonly string[] = [...callingCodes.keys()]

export const callingCodeOf = (country: string): string => callingCodes.get(country) ?? ''

/** By name; the interface is English, so are the names. */
export function listCountries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: callingCodeOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
