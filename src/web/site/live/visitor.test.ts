import { describe, expect, it } from 'vitest'
import { visitorWriting } from './show-island.tsx'

describe('visitorWriting', () => {
  it.each([
    ['de-DE', { locale: 'de-DE', currency: 'EUR' }],
    ['en-US', { locale: 'en-US', currency: 'USD' }],
    ['ja', { locale: 'ja', currency: 'JPY' }],
    ['not a locale', { locale: 'en-GB', currency: 'GBP' }],
  ])('takes the money of the country: %s', (language, writing) => {
    expect(visitorWriting(language)).toEqual(writing)
  })
})
