import { describe, expect, it } from 'vitest'
import { countriesOfCurrency } from '#domain/money/country-currencies.data.ts'
import { currencies } from '#domain/money/currencies.data.ts'
import { proposeProfile } from './proposed-profile.ts'

describe('proposeProfile', () => {
  it.each([
    [['de-AT', 'de'], 'Europe/Vienna', 'AT', 'EUR'],
    [['en-US', 'en'], 'Europe/Berlin', 'DE', 'EUR'],
    [['en-US', 'ja-JP'], 'Asia/Tokyo', 'JP', 'JPY'],
    [['en-US'], 'America/New_York', 'US', 'USD'],
    [['en'], 'UTC', null, 'EUR'],
    [['fr-CH'], 'Nowhere/Unknown', 'CH', 'CHF'],
    [['not a language'], 'Nowhere/Unknown', null, 'EUR'],
    [['es-419'], 'Nowhere/Unknown', null, 'EUR'],
  ])('reads %j in %s as %s paying in %s', (languages, timezone, country, currency) => {
    expect(proposeProfile(languages, timezone)).toMatchObject({ country, currency, timezone })
  })

  it('says British English when the browser says nothing', () => {
    expect(proposeProfile([], 'UTC').locale).toBe('en-GB')
  })

  it('knows each country once, and only real currencies', () => {
    const countries = Object.values(countriesOfCurrency).flatMap((list) => list.split(' '))
    expect(new Set(countries).size).toBe(countries.length)
    const unknown = Object.keys(countriesOfCurrency).filter((code) => !(code in currencies))
    expect(unknown).toEqual([])
  })
})
