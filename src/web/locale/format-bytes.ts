import { knownLocale } from '#domain/locale.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Like 200 MB; a kilobyte is 1000 bytes, as disks are sold. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const format = new Intl.NumberFormat(knownLocale(locale), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
