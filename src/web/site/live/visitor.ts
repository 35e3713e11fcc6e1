import { countriesOfCurrency } from '#domain/country-currencies.data.ts'
import { knownLocale } from '#domain/locale.ts'
import type { ChartWriting } from '#web/charts/series.ts'

/** How the visitor writes numbers, and the money of their country. */
export function visitorWriting(language: string): ChartWriting {
  const locale = knownLocale(language)
  const { region } = new Intl.Locale(locale).maximize()
  const found = Object.entries(countriesOfCurrency).find(
    ([, countries]) => region !== undefined && countries.split(' ').includes(region),
  )
  return { locale, currency: found?.[0] ?? 'EUR' }
}
