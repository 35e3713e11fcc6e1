import { describe, expect, it } from 'vitest'
import { currencies } from './currencies.data.ts'
import { hidingAmounts } from './hidden-amounts.ts'
import { hideAmountsIn } from './hide-amounts-in.ts'
import { exponentOf, formatAmount } from './money.ts'

const hidden = hidingAmounts('en-GB')

describe('hideAmountsIn', () => {
  it.each([
    ['You spent €350.00 on Food in October 2026.', 'You spent ••• on Food in October 2026.'],
    ['Rent of 1.234,50 € is due on 3 March.', 'Rent of ••• is due on 3 March.'],
    ['It went from CHF 12.90 to CHF 14.90.', 'It went from CHF ••• to CHF •••.'],
    ['1,250.00 left, 12% of it, in 4 entries.', '••• left, 12% of it, in 4 entries.'],
    ['Before that it was €473.35: 53% more.', 'Before that it was •••: 53% more.'],
    ['Anna paid ¥1200 and US$5 back.', 'Anna paid ••• and ••• back.'],
    ['Due 14.03.2026 at 09:41, 12.5 % more.', 'Due 14.03.2026 at 09:41, 12.5 % more.'],
  ])('%s', (text, shown) => expect(hideAmountsIn(text, hidden)).toBe(shown))

  it('leaves everything as it is while amounts may be seen', () => {
    expect(hideAmountsIn('You spent €350.00.', 'en-GB')).toBe('You spent €350.00.')
  })

  it('leaves no figure of an amount in any currency and in many locales', () => {
    const locales = ['en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'sv-SE', 'en-IN']
    // What has four decimals is no money people pay with.
    const codes = Object.keys(currencies).filter((code) => exponentOf(code) <= 3)
    const amounts = [1, 99, 1234, -100_000, 99_999_999]
    const left = codes.flatMap((code) =>
      locales.flatMap((locale) =>
        amounts
          .map((amount) => `Paid ${formatAmount(amount, code, locale)} today.`)
          .filter((text) => /\d/.test(hideAmountsIn(text, hidden))),
      ),
    )
    expect(left).toEqual([])
  })
})

describe('formatAmount', () => {
  it('writes nothing of an amount that is hidden', () => {
    expect(formatAmount(-123_456, 'EUR', hidden)).toBe('•••')
    expect(formatAmount(5, 'JPY', hidden, { unit: 'name', sign: 'always' })).toBe('•••')
  })
})
