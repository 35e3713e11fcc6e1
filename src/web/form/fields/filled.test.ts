import { expect, it } from 'vitest'
import { type Fields, filled, readFill } from './filled.ts'

const book = { currency: 'EUR', locale: 'en-GB' }
const address = (fill: unknown) => `?add=1&fill=${encodeURIComponent(JSON.stringify(fill))}`
const draft = { name: '', amount: '', currency: 'EUR', categoryIds: ['a'], frequency: 'monthly' }
const fields: Fields<typeof draft> = {
  ...({ name: 'text', amount: 'amount', categoryIds: 'ids' } as const),
  frequency: ['weekly', 'monthly'],
}

it('fills a draft with what the address says, amounts as they are typed', () => {
  const fill = { name: 'Eating out', amount: 21_050, currency: 'JPY', categoryIds: ['b'] }
  expect(filled(draft, readFill(address(fill)), fields, book)).toEqual({
    ...{ name: 'Eating out', amount: '21050', currency: 'JPY' },
    ...{ categoryIds: ['b'], frequency: 'monthly' },
  })
  const inEuro = readFill(address({ amount: 21_050, frequency: 'weekly' }))
  expect(filled(draft, inEuro, fields, book)).toMatchObject({
    ...{ amount: '210.50', currency: 'EUR', frequency: 'weekly' },
  })
})

it('takes nothing that does not belong there', () => {
  const odd = { name: 7, amount: -5, currency: 'XYZ', categoryIds: [1], frequency: 'never', x: 1 }
  for (const search of [address(odd), address(null), address([]), '?fill={', '?fill=', '']) {
    expect(filled(draft, readFill(search), fields, book)).toEqual(draft)
  }
})
