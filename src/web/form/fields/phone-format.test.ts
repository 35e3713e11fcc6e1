import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { callingCodeOf, countryCodes, listCountries } from '#web/locale/countries.ts'
import { examplePhone, readPhone, showPhone, typedPhone, writePhone } from './phone-format.ts'

describe('writePhone', () => {
  it.each([
    ['DE', '015123456789', 'DE', '01512 3456789'],
    ['US', '2015550123', 'US', '(201) 555-0123'],
    ['DE', '+33612345678', 'FR', '+33 6 12 34 56 78'],
    ['DE', '+', 'DE', '+'],
    ['DE', '', 'DE', ''],
    ['XX', '0151', 'XX', '0151'],
  ])('in %s writes %j for %s as %j', (country, text, found, shown) => {
    expect(writePhone({ country, text })).toEqual({ country: found, text: shown })
  })
})

describe('readPhone', () => {
  it.each([
    ['DE', '0151 23456789', '+4915123456789'],
    ['DE', '+33 6 12 34 56 78', '+33612345678'],
    ['GB', '07400 123456', '+447400123456'],
    ['IT', '312 345 6789', '+393123456789'],
    ['DE', '12', null],
    ['DE', 'call me', null],
    ['DE', '', null],
  ])('in %s reads %j as %s', (country, text, number) => {
    expect(readPhone({ country, text })).toBe(number)
  })
})

it('shows a stored number and takes it back unchanged', () => {
  expect(showPhone('+4915123456789')).toBe('+49 1512 3456789')
  const typed = typedPhone('+4915123456789', 'US')
  expect(typed).toEqual({ country: 'DE', text: '01512 3456789' })
  expect(readPhone(typed)).toBe('+4915123456789')
  expect(typedPhone('nonsense', 'US')).toEqual({ country: 'US', text: 'nonsense' })
})

describe('the countries', () => {
  it('are those the numbers know, with the same calling codes', () => {
    expect([...countryCodes].sort()).toEqual([...getCountries()].sort())
    for (const country of getCountries())
      expect(callingCodeOf(country)).toBe(getCountryCallingCode(country))
  })

  it('are listed by name', () => {
    const names = listCountries().map(({ name }) => name)
    expect(names[0]).toBe('Afghanistan')
    expect(names).toContain('Germany')
  })
})

it.each(['DE', 'US', 'JP', 'XX'])('gives an example for %s that it would accept', (country) => {
  const text = examplePhone(country)
  const home = country === 'XX' ? 'DE' : country
  expect(readPhone({ country: home, text })).not.toBeNull()
})
