import { knownLocale } from '#domain/locale.ts'
import type { LocaleSettings } from './use-locale.ts'

const styles = {
  day: { dateStyle: 'medium' },
  /** Where the day stands above. */
  time: { timeStyle: 'short' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant as its reader would write it, in their zone. */
export function instantWords(
  instant: string,
  { locale, timezone }: Pick<LocaleSettings, 'locale' | 'timezone'>,
  exact: keyof typeof styles,
): string {
  const timeZone = Intl.supportedValuesOf('timeZone').includes(timezone) ? timezone : 'UTC'
  const format = new Intl.DateTimeFormat(knownLocale(locale), { ...styles[exact], timeZone })
  return format.format(new Date(instant))
}
