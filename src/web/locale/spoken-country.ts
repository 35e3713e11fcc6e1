/** Not yet in every browser. */
interface ZonedLocale {
  getTimeZones?(): readonly string[] | undefined
}

/** Whether the clocks of a country (ISO 3166-1) may show this zone. */
export const isThere = (country: string, timezone: string): boolean =>
  (new Intl.Locale(`und-${country}`) as ZonedLocale).getTimeZones?.()?.includes(timezone) ?? false

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** The countries somebody's languages name; 419 and the like are no country. */
export const spokenCountries = (languages: readonly string[]): readonly string[] =>
  languages
    .flatMap((language) => regionOf(language) ?? [])
    .filter((code) => /^[A-Z]{2}$/.test(code))

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
