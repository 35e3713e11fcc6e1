import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Amount } from './amount.tsx'
import { LocaleContext } from './use-locale.ts'

const shown = (amount: number) =>
  renderToString(
    <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
      <Amount amount={amount} currency="EUR" isAbout />
    </LocaleContext>,
  ).replaceAll(/<[^>]*>|<!-- -->/g, '')

it('says of what took a rate that it is about so much, but not of nothing', () => {
  expect(shown(450)).toBe('≈\u00a0€4.50about 4.50 euros')
  expect(shown(0)).toBe('€0.000.00 euros')
})
