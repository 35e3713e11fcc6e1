import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Amount, Totals } from './amount.tsx'
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

it('shows no part of a total for the whole while its rates are on their way', () => {
  const row = { id: 'a', amount: 450, currency: 'USD', date: '2026-03-01', description: '' }
  const of = [[{ ...row, tags: [], categoryId: null }]]
  const totals = [
    { currency: 'EUR', amount: 300 },
    { currency: 'USD', amount: 450 },
  ]
  const html = renderToString(
    <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
      <Totals totals={totals} of={of} amountOf={({ amount }) => amount} />
    </LocaleContext>,
  )
  expect(html).not.toMatch(/[0-9]\.[0-9]/)
  expect(html).toContain('data-coming')
})

it('says of a sum that it is about so much where one of its parts took a rate before', () => {
  const html = renderToString(
    <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
      <Totals totals={[{ currency: 'EUR', amount: 344_174 }]} isAbout />
    </LocaleContext>,
  )
  expect(html.replaceAll(/<[^>]*>|<!-- -->/g, '')).toContain('≈\u00a0€3,441.74')
})
