import { browserZone, isThere, spokenCountries } from './spoken-country.ts'

/** A number on its way: what stands in the box, and the country it is read in. */
export interface TypedPhone {
  readonly country: string
  readonly text: string
}

/** The rules of the world's numbers are heavy, so they arrive after the page. */
export const loadPhoneFormat = () => import('./phone-format.ts')
export type PhoneFormat = Awaited<ReturnType<typeof loadPhoneFormat>>

/** A first guess by the languages; the rules, once here, know the country by its clock too. */
export function emptyPhone(): TypedPhone {
  const spoken = spokenCountries(navigator.languages)
  const zone = browserZone()
  const country = spoken.find((code) => isThere(code, zone)) ?? spoken[0] ?? 'US'
  return { country, text: '' }
}
