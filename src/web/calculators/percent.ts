import { knownLocale } from '#domain/locale.ts'

/** Hundredths of a percent are told with up to six decimals of a percent. */
const decimalsMost = 6

export function percentWords(bps: number, locale: string, decimals = decimalsMost): string {
  const format = new Intl.NumberFormat(knownLocale(locale), {
    style: 'percent',
    minimumFractionDigits: Math.min(2, decimals),
    maximumFractionDigits: decimals,
  })
  return format.format(bps / 10_000)
}

/** As people type it, without the sign. */
export function typedPercent(bps: number, locale: string): string {
  const format = new Intl.NumberFormat(knownLocale(locale), {
    maximumFractionDigits: decimalsMost,
    useGrouping: false,
    numberingSystem: 'latn',
  })
  return format.format(bps / 100)
}

/** Hundredths of a percent, from 4.875, 4,875 or 4.875 %; null when it is no rate. */
export function readPercent(text: string): number | null {
  const found = /^(\d{1,4})(?:[.,](\d{1,6}))? ?%?$/.exec(text.trim())
  if (!found) return null
  const [, whole = '', decimals = ''] = found
  return Number(`${whole}${decimals.padEnd(6, '0')}`) / 10_000
}
