import {
  AsYouType,
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { callingCodeOf, listCountries } from '#web/locale/countries.ts'
import { homeCountry } from '#web/locale/home-country.ts'
import type { TypedPhone } from './phone-number.ts'

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

const isInternational = (text: string) => /^\s*\+/.test(text)

/** Spaced as people of that country write it; a leading + names the country itself. */
export function writePhone({ country, text }: TypedPhone): TypedPhone {
  const typing = new AsYouType(known(country))
  const shown = typing.input(text)
  const found = isInternational(text) ? typing.getCountry() : undefined
  return { country: found ?? country, text: shown }
}

/** The number as the world dials it, or null when it cannot be one. */
export function readPhone({ country, text }: TypedPhone): string | null {
  const defaultCountry = known(country)
  const found = parsePhoneNumberFromString(text, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  })
  return found?.isPossible() ? found.number : null
}

/** A stored number as its owner would write it. */
export function typedPhone(stored: string, fallbackCountry: string): TypedPhone {
  const found = parsePhoneNumberFromString(stored)
  if (!found?.country) return { country: fallbackCountry, text: stored }
  return { country: found.country, text: found.formatNational() }
}

export const showPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored

/** How a number of that country looks. */
export function examplePhone(country: string): string {
  const example = getExampleNumber(known(country) ?? 'DE', examples)
  return example?.formatNational() ?? '+49 1512 3456789'
}

/** An empty box stands in the country where this browser is. */
export const atHome = (typed: TypedPhone): TypedPhone =>
  typed.text === '' ? { ...typed, country: homeCountry() ?? typed.country } : typed

export const phoneCountries = { list: listCountries, callingCodeOf } as const
