import { knownLocale } from '#domain/locale.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** 12.3 is "12%" in the words of a locale; small shares keep a decimal. */
export function shareWords(percent: number, locale: string): string {
  const digits = Math.abs(percent) < 10 && !Number.isInteger(percent) ? 1 : 0
  const key = `${locale} ${digits}`
  const known = formatters.get(key)
  if (known) return known.format(percent / 100)
  const style = { style: 'percent', maximumFractionDigits: digits } as const
  const made = new Intl.NumberFormat(knownLocale(locale), style)
  formatters.set(key, made)
  return made.format(percent / 100)
}
