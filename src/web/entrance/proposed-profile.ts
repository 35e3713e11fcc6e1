import { countriesOfCurrency } from '#domain/money/country-currencies.data.ts'
import { guessCountry } from '#web/locale/home-country.ts'
import { browserZone } from '#web/locale/spoken-country.ts'

export interface ProposedProfile {
  readonly locale: string
  readonly timezone: string
  readonly country: string | null
  readonly currency: string
}

const fallbackCurrency = 'EUR'

function currencyOf(country: string | null): string {
  const found = Object.entries(countriesOfCurrency).find(
    ([, countries]) => country !== null && countries.split(' ').includes(country),
  )
  return found?.[0] ?? fallbackCurrency
}

/** What a new user most likely wants, from what the browser says about them. */
export function proposeProfile(languages: readonly string[], timezone: string): ProposedProfile {
  const country = guessCountry(languages, timezone)
  return {
    locale: languages[0] ?? 'en-GB',
    timezone,
    country,
    currency: currencyOf(country),
  }
}

export const proposedHere = (): ProposedProfile =>
  proposeProfile(navigator.languages, browserZone())
