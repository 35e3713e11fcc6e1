import { countriesOfCurrency } from '#domain/country-currencies.data.ts'

export interface ProposedProfile {
  readonly locale: string
  readonly timezone: string
  readonly country: string | null
  readonly currency: string
}

/** Not yet in every browser. */
interface ZonedLocale {
  getTimeZones?(): readonly string[] | undefined
}

const fallbackCurrency = 'EUR'

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as ZonedLocale).getTimeZones?.() ?? []

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** Many people read English elsewhere, so the clock on the wall outweighs the language. */
function countryOf(languages: readonly string[], timezone: string): string | null {
  const spoken = languages.flatMap((language) => regionOf(language) ?? [])
  const everywhere = Object.values(countriesOfCurrency).flatMap((list) => list.split(' '))
  const isThere = (country: string) => zonesOf(country).includes(timezone)
  return spoken.find(isThere) ?? everywhere.find(isThere) ?? spoken[0] ?? null
}

function currencyOf(country: string | null): string {
  const found = Object.entries(countriesOfCurrency).find(
    ([, countries]) => country !== null && countries.split(' ').includes(country),
  )
  return found?.[0] ?? fallbackCurrency
}

/** What a new user most likely wants, from what the browser says about them. */
export function proposeProfile(languages: readonly string[], timezone: string): ProposedProfile {
  const country = countryOf(languages, timezone)
  return {
    locale: languages[0] ?? 'en-GB',
    timezone,
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    currency: currencyOf(country),
  }
}
