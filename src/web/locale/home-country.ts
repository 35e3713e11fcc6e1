import { countryCodes } from './countries.ts'
import { browserZone, isThere, spokenCountries } from './spoken-country.ts'

/** Many people read English elsewhere, so the clock on the wall outweighs the language. */
export function guessCountry(languages: readonly string[], timezone: string): string | null {
  const spoken = spokenCountries(languages)
  const isHere = (country: string) => isThere(country, timezone)
  return spoken.find(isHere) ?? countryCodes.find(isHere) ?? spoken[0] ?? null
}

/** Where this browser most likely is. */
export const homeCountry = (): string | null => guessCountry(navigator.languages, browserZone())
