import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, formatDay } from '#domain/calendar/calendar.ts'
import { ownDayWords, readTypedDay, typedDayWords } from './typed-day.ts'

const today = '2026-11-17'

/** Those the profile offers, and some with scripts and orders of their own. */
const locales = [
  ...['ar-AE', 'ar-EG', 'ar-SA', 'bg-BG', 'bn-BD', 'ca-ES', 'cs-CZ', 'da-DK', 'de-AT', 'de-DE'],
  ...['el-GR', 'en-AU', 'en-CA', 'en-GB', 'en-IN', 'en-US', 'en-ZA', 'es-AR', 'es-ES', 'es-MX'],
  ...['et-EE', 'fa-IR', 'fi-FI', 'fr-BE', 'fr-CA', 'fr-FR', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU'],
  ...['id-ID', 'is-IS', 'it-IT', 'ja-JP', 'ko-KR', 'lt-LT', 'lv-LV', 'ms-MY', 'nb-NO', 'nl-BE'],
  ...['pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK', 'sl-SI', 'sr-RS', 'sv-SE', 'sw-KE'],
  ...['th-TH', 'tr-TR', 'uk-UA', 'ur-PK', 'vi-VN', 'zh-CN', 'zh-TW'],
]
const dayAfter = (days: number) => addDays('2024-01-01', days)

describe('what a field shows', () => {
  it.each(locales)('typed back is that day, in %s', (locale) => {
    const cases = property(integer({ min: 0, max: 1400 }), boolean(), boolean(), (at, ...how) => {
      const [isShort, isAhead] = how
      const day = dayAfter(at)
      const shown = typedDayWords(day, today, locale, isShort)
      expect(readTypedDay(shown, { today, locale, isAhead }), shown).toBe(day)
    })
    assert(cases, { numRuns: 50 })
  })

  it('is the word for a day near today, and the date', () => {
    expect(typedDayWords(today, today, 'fr-BE')).toBe('Today, mar. 17 nov. 2026')
    expect(readTypedDay('Today, mar. 17 nov. 2026', { today, locale: 'fr-BE' })).toBe(today)
  })
})

describe('a month in words', () => {
  const western = locales.filter((locale) =>
    /^(ca|da|de|en|es|fi|fr|id|it|nb|nl|pl|pt|sv)/.test(locale),
  )

  it('is read long and short, with its mark or without, in the own language', () => {
    const styles = constantFrom('long' as const, 'short' as const)
    const [drawn, days] = [constantFrom(...western), integer({ min: 0, max: 1400 })]
    const cases = property(drawn, days, styles, boolean(), (locale, at, month, hasMark) => {
      const day = dayAfter(at)
      const written = formatDay(day, locale, { day: 'numeric', month, year: 'numeric' })
      const typed = hasMark ? written : written.replace(/(?<=\p{L})\./gu, '')
      expect(readTypedDay(typed, { today, locale }), typed).toBe(day)
      expect(readTypedDay(typed.toUpperCase(), { today, locale }), typed).toBe(day)
    })
    assert(cases, { numRuns: 500 })
  })

  it.each([
    ['fr-BE', '30 juin 2027', '2027-06-30'],
    ['fr-BE', '30 juillet 2027', '2027-07-30'],
    ['fr-BE', '3 février 2027', '2027-02-03'],
    ['fr-BE', '3 fevrier 2027', '2027-02-03'],
    ['fr-BE', '15 août 2027', '2027-08-15'],
    ['fr-BE', '10 déc 2026', '2026-12-10'],
    ['fr-BE', '30 mai 2027', '2027-05-30'],
    ['fr-BE', '30 avril 2027', '2027-04-30'],
    ['fr-BE', '1er mars 2027', '2027-03-01'],
    ['fr-BE', 'le 1er mars 2027', '2027-03-01'],
    ['fr-BE', 'lundi 29 juin 2027', '2027-06-29'],
    ['fr-BE', '30 june 2027', '2027-06-30'],
    ['fr-BE', '30/6/2027', '2027-06-30'],
    ['fr-BE', '5 janv. 2027', '2027-01-05'],
    ['fr-BE', '3 mar 2027', '2027-03-03'],
    ['fr-BE', '3 märz 2027', '2027-03-03'],
    ['en-GB', '3 dic 2026', '2026-12-03'],
    ['en-GB', '15 août 2027', '2027-08-15'],
    ['en-GB', 'the 3rd of May 2027', '2027-05-03'],
    ['en-US', 'May 3rd, 2027', '2027-05-03'],
    ['en-GB', '5nov', '2026-11-05'],
    ['en-GB', '3 days ago', '2026-11-14'],
    ['en-GB', '2d ago', '2026-11-15'],
    ['fi-FI', '3. marraskuuta 2026', '2026-11-03'],
    ['fi-FI', '3 marraskuu 2026', '2026-11-03'],
    ['de-DE', '3. Mär. 2027', '2027-03-03'],
    ['pt-BR', '3 de março de 2027', '2027-03-03'],
    ['nl-BE', 'wo 3 mrt 2027', '2027-03-03'],
  ])('%s reads %s as %s', (locale, typed, day) => {
    expect(readTypedDay(typed, { today, locale })).toBe(day)
  })

  it('takes the words for near days, and the next such day where days to come are meant', () => {
    expect(readTypedDay('hier', { today, locale: 'fr-BE' })).toBe('2026-11-16')
    expect(readTypedDay('demain', { today, locale: 'fr-BE' })).toBe('2026-11-18')
    expect(readTypedDay('lundi', { today, locale: 'fr-BE' })).toBe('2026-11-16')
    const ahead = { today, locale: 'fr-BE', isAhead: true }
    expect(readTypedDay('30 juin', ahead)).toBe('2027-06-30')
    expect(readTypedDay('ven', ahead)).toBe('2026-11-20')
  })

  it.each(['', 'bientôt', '31 juin 2027', '30 juin 2027 2', 'juin', '30', 'fin'])(
    'refuses "%s"',
    (typed) => {
      expect(readTypedDay(typed, { today, locale: 'fr-BE' })).toBeNull()
    },
  )
})

it('gives as example of a day what its reader would write, and what is read back', () => {
  const said = (locale: string) => ownDayWords('Enter a real day, like 2026-03-31.', locale)
  expect(said('de-CH')).toBe('Enter a real day, like 31. März 2026.')
  expect(said('en-US')).toBe('Enter a real day, like Mar 31, 2026.')
  expect(ownDayWords('Enter a day, like 3 nov.', 'en-GB')).toBe('Enter a day, like 3 Nov.')
  expect(ownDayWords('Enter a day, like 3 nov.', 'de-CH')).toBe('Enter a day, like 3. Nov.')
  expect(ownDayWords('It began after that day.', 'de-CH')).toBe('It began after that day.')
  for (const locale of ['de-CH', 'en-US', 'fr-FR', 'it-CH', 'pl-PL', 'ja-JP']) {
    const example = /like (.*)\.$/.exec(said(locale))?.[1] ?? ''
    expect(readTypedDay(example, { today: '2026-11-18', locale }), locale).toBe('2026-03-31')
  }
})
