import { expect, it } from 'vitest'
import { type PaidRow, type PaidTemplate, paymentsOf } from './payments-of.ts'

const prime: PaidTemplate = {
  ...{ id: 'prime', description: 'Amazon Prime', currency: 'EUR', amount: 899, priceChanges: [] },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], monthDays: [], nthWeekday: null },
  ...{ weekendShift: 'none', startOn: '2026-07-04', endOn: null, endAfter: null, skippedOn: [] },
}

const row = (id: string, date: string, amount: number, more: Partial<PaidRow> = {}): PaidRow => ({
  ...{ id, date, amount, currency: 'EUR', description: 'Amazon order', payee: 'Amazon' },
  ...{ templateId: null, refundOf: null },
  ...more,
})

const orders = [
  row('book', '2026-05-25', 999),
  row('lamp', '2026-06-11', 2749),
  row('pens', '2026-08-02', 899 * 3),
  row('same day', '2026-09-04', 1749),
]

it('takes what it made, and of the same payee only what fits its price and its rhythm', () => {
  const made = { description: 'Amazon Prime', templateId: 'prime' }
  const rows = [
    ...orders,
    row('by hand', '2026-06-04', 899),
    row('a price, another day', '2026-06-20', 899),
    row('made', '2026-07-04', 899, made),
    row('made and changed', '2026-09-12', 1200, made),
    row('of another', '2026-08-04', 899, { templateId: 'music' }),
    row('in pounds', '2026-08-04', 899, { currency: 'GBP' }),
    row('bank text', '2026-08-05', 799, { description: 'AMAZON PRIME DE 4711' }),
    row('back', '2026-07-20', 899, { refundOf: 'made' }),
    row('lamp back', '2026-07-20', 2749, { refundOf: 'lamp' }),
  ]
  expect([...paymentsOf(prime, rows)]).toEqual([
    ...['by hand', 'made', 'made and changed', 'bank text', 'back'],
  ])
})

it('takes orders that are called like it for no payments of it', () => {
  const titled = { ...prime, description: 'Amazon order' }
  expect([...paymentsOf(titled, [...orders, row('paid', '2026-07-04', 899)])]).toEqual(['paid'])
})

it('follows a price back as it rose, where the payee takes little else', () => {
  const paid = [599, 799, 899, 899].map((amount, n) => row(`${n}`, `2026-0${n + 4}-05`, amount))
  expect(paymentsOf(prime, paid).size).toBe(4)
  expect(paymentsOf(prime, [...paid, ...orders]).size).toBe(2)
})

it('takes a bill that varies where it is called so and comes in its rhythm', () => {
  const power = { ...prime, description: 'Electricity', amount: 7400 }
  const bills = [4100, 7400, 13_000].map((amount, n) =>
    row(`${n}`, `2026-0${n + 5}-06`, amount, { description: 'electricity', payee: null }),
  )
  expect(paymentsOf(power, bills).size).toBe(3)
})

it('knows the days of every rule before it was written down', () => {
  const paid = (days: readonly string[]) => days.map((day) => row(day, day, 899))
  const weekly = { ...prime, frequency: 'weekly', interval: 2 } as const
  const noise = [row('a', '2026-01-01', 5000), row('b', '2026-01-02', 4000)]
  const fortnights = ['2026-05-23', '2026-06-06', '2026-06-20']
  const between = ['2026-05-30', '2026-06-13']
  const found = paymentsOf(weekly, [...noise, ...paid([...fortnights, ...between])])
  expect([...found]).toEqual(fortnights)
  const yearly = { ...prime, frequency: 'yearly', startOn: '2026-07-31' } as const
  const years = ['2024-07-31', '2025-08-03', '2026-07-31']
  expect([...paymentsOf(yearly, [...noise, ...paid([...years, '2025-02-01'])])]).toEqual(years)
})
