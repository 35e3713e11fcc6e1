import { expect, it } from 'vitest'
import type { Facts } from '../facts.ts'
import { overlapping } from './subscriptions.ts'

const netflix = {
  ...{ kind: 'expense', id: 'a', name: 'Netflix', amount: 1299, currency: 'EUR', active: true },
  ...{ categoryId: 'films', categoryName: 'Films', frequency: 'monthly', endOn: null },
  ...{ nextOn: '2026-12-01', nextCost: 1299, yearly: 15_588, names: [] },
  ahead: [{ times: 12, amount: 1299 }],
}
const foundWith = (...templates: readonly object[]) =>
  overlapping.find({
    ...{ templates, months: [{ spending: 300_000 }], today: '2026-11-16' },
    ...{ locale: 'en-GB', currency: 'EUR' },
  } as unknown as Facts)

it('takes one that goes on as another from a day on for one subscription', () => {
  const others = [
    { ...netflix, id: 'b', name: 'Films' },
    { ...netflix, id: 'c', name: 'Shows' },
  ]
  expect(foundWith(netflix, ...others)).toHaveLength(1)
  expect(foundWith({ ...netflix, endOn: '2026-12-19' }, ...others)).toEqual([])
})
