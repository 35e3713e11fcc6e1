import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { knownLocale } from '#domain/locale.ts'
import { countriesOfCurrency } from '#domain/money/country-currencies.data.ts'
import type { ChartWriting } from '#web/charts/series.ts'

/** The calendar sums need Temporal; browsers that lack it fetch it here and nowhere else. */
async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}

export type IslandPart = ComponentType<{ readonly writing: ChartWriting }>

export async function showIsland(element: HTMLElement, Part: IslandPart): Promise<void> {
  await loadTemporal()
  createRoot(element).render(<Part writing={visitorWriting(navigator.language)} />)
}

/** How the visitor writes numbers, and the money of their country. */
export function visitorWriting(language: string): ChartWriting {
  const locale = knownLocale(language)
  const { region } = new Intl.Locale(locale).maximize()
  const found = Object.entries(countriesOfCurrency).find(
    ([, countries]) => region !== undefined && countries.split(' ').includes(region),
  )
  return { locale, currency: found?.[0] ?? 'EUR' }
}
