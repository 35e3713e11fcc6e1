import { knownLocale } from '#domain/locale.ts'
import type { Ratio } from '#domain/rates.ts'

const digits = 6

/** A rate with as many digits as matter, worked out without floats. */
export function rateWords({ over, under }: Ratio, locale: string): string {
  const scale = 10n ** 12n
  const scaled = (over * scale + under / 2n) / under
  const whole = `${scaled / scale}.${`${scaled % scale}`.padStart(12, '0')}` as `${number}`
  return new Intl.NumberFormat(knownLocale(locale), {
    maximumSignificantDigits: digits,
    useGrouping: false,
  }).format(whole)
}
