import { knownLocale } from '#domain/locale.ts'
import { listCountries } from '#web/locale/countries.ts'
import { currencyNames } from '#web/locale/currency-names.ts'
import { locales } from '#web/locale/locales.data.ts'
import { say } from '#web/words/say.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** The interface is English, so are the names. */
const languageNames = () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (code: string) => names.of(code) ?? code
}

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en')

/** What somebody has stays on offer, even where it is not among the usual ones. */
const withOwn = (values: readonly string[], own: string) =>
  values.includes(own) ? values : [own, ...values]

export const countryChoices = (): readonly Choice[] => [
  { value: '', label: say('Not said') },
  ...listCountries().map(({ code, name }) => ({ value: code, label: name })),
]

export function currencyChoices(): readonly Choice[] {
  // Some have no name but their code, which is enough to say once.
  return currencyNames().map(([code, name]) => ({
    value: code,
    label: name === code ? code : `${code} · ${name}`,
  }))
}

export function localeChoices(own: string): readonly Choice[] {
  const named = languageNames()
  return withOwn(locales, own)
    .map((locale) => ({ value: locale, label: named(knownLocale(locale)) }))
    .sort(byLabel)
}

export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

export const zoneChoices = (own: string): readonly Choice[] =>
  withOwn(['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')], own).map(
    (zone) => ({ value: zone, label: zoneLabel(zone) }),
  )

/** An amount and a day as this locale writes them. */
export function sampleOf(locale: string, currency: string): string {
  const known = knownLocale(locale)
  const amount = new Intl.NumberFormat(known, { style: 'currency', currency }).format(1234.5)
  const day = new Intl.DateTimeFormat(known, { dateStyle: 'medium', timeZone: 'UTC' })
  return `${amount} · ${day.format(Date.UTC(2026, 2, 31))}`
}
