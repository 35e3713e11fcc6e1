import { describe, expect, it } from 'vitest'
import { locales } from '#web/locale/locales.data.ts'
import { countryChoices, currencyChoices, localeChoices, sampleOf, zoneChoices } from './choices.ts'

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label

describe('the choices', () => {
  it('have names people know', () => {
    expect(labelOf(countryChoices(), 'DE')).toBe('Germany')
    expect(labelOf(currencyChoices(), 'JPY')).toBe('JPY · Japanese Yen')
    expect(labelOf(localeChoices('en-GB'), 'de-DE')).toBe('German (Germany)')
    expect(labelOf(zoneChoices('UTC'), 'America/New_York')).toBe('America / New York')
  })

  it('offer no country too', () => {
    expect(countryChoices()[0]).toEqual({ value: '', label: 'Not said' })
  })

  it('keep what somebody has', () => {
    expect(localeChoices('gsw-CH').some(({ value }) => value === 'gsw-CH')).toBe(true)
    expect(zoneChoices('Mars/Base').filter(({ value }) => value === 'Mars/Base')).toHaveLength(1)
    expect(zoneChoices('UTC').filter(({ value }) => value === 'UTC')).toHaveLength(1)
  })

  it('offer locales this runtime can write in', () => {
    expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual([...locales])
  })
})

it.each([
  ['en-GB', 'EUR', '€1,234.50 · 31 Mar 2026'],
  ['de-DE', 'EUR', '1.234,50\u00a0€ · 31.03.2026'],
  ['not a locale', 'EUR', '€1,234.50 · 31 Mar 2026'],
])('a sample in %s with %s is %j', (locale, currency, sample) => {
  expect(sampleOf(locale, currency)).toBe(sample)
})
