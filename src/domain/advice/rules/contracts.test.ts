import { expect, it } from 'vitest'
import type { Facts } from '../facts.ts'
import { priceRiseAhead } from './contracts.ts'

const phone = {
  ...{ kind: 'expense', id: 'a', name: 'Phone', amount: 2000, currency: 'EUR', active: true },
  ...{ nextOn: '2026-12-05', nextPrice: { from: '2026-12-05', amount: 2600 }, names: ['Phone'] },
  ...{ nextCost: 2600, yearly: 31_200, ahead: [{ times: 12, amount: 2600 }] },
}
const yearlyOf = (template: object) =>
  priceRiseAhead.find({
    ...{ templates: [template], months: [{ spending: 100_000 }], today: '2026-11-16' },
    ...{ locale: 'en-GB', currency: 'EUR' },
  } as unknown as Facts)[0]?.yearly

it('counts a rise by what is more, also where the next payment is at the new price', () => {
  expect(yearlyOf(phone)).toBe(12 * 600)
  const later = { nextCost: 2000, yearly: 30_600 }
  const ahead = [
    { times: 1, amount: 2000 },
    { times: 11, amount: 2600 },
  ]
  expect(yearlyOf({ ...phone, ...later, ahead })).toBe(11 * 600)
  // One of its own currency is half of one of the book's.
  expect(yearlyOf({ ...phone, currency: 'USD', nextCost: 1300, yearly: 15_600 })).toBe(6 * 600)
})
