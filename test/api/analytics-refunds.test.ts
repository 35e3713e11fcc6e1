import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMerchants } from '#server/analytics/merchants.ts'
import { readRowsBehind } from '#server/analytics/rows.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

const today = '2026-11-17'
let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: `${today}T10:00:00.000Z` })
})
afterAll(() => one.close())

it('counts a refund for the payee of its purchase, whatever the bank calls it', async () => {
  const person = await newPerson(one)
  const shop = crypto.randomUUID()
  const add = (fields: object) =>
    must(one, person, 'expenses.create', {
      doc: { id: crypto.randomUUID(), amount: 8995, currency: 'EUR', ...fields },
    })
  await add({ id: shop, description: 'ZALANDO SE', date: '2026-10-03' })
  await add({ description: 'ZALANDO RETOURE', date: '2026-11-05', amount: 5000, refundOf: shop })
  const dollars = { currency: 'USD', rate: { to: 'EUR', value: '1' } }
  const back = { description: 'Money back', date: '2026-11-06', refundOf: shop }
  await add({ ...back, ...dollars, amount: 1000 })
  const look = await lookOf(one, person.uid)
  const merchantsIn = async (from: string, to: string) => {
    const { merchants } = await readMerchants(await lookOf(one, person.uid), { from, to })
    return merchants.map(({ payee, total, count }) => ({ payee, total, count }))
  }
  // A whole month, which is kept as a sum, and days that are not.
  const all = { payee: 'zalando se', total: 2995, count: 3 }
  expect(await merchantsIn('2026-10-01', '2026-11-30')).toEqual([all])
  expect(await merchantsIn('2026-10-02', '2026-11-17')).toEqual([all])
  const span = { from: '2026-10-01', to: '2026-11-30' }
  const rows = await readRowsBehind(look, { ...span, kind: 'expense', payee: 'zalando se' })
  expect(rows).toMatchObject({ total: 2995, count: 3 })
  expect(rows.rows.map(({ description }) => description)).toContain('ZALANDO RETOURE')

  await must(one, person, 'expenses.update', { id: shop, patch: { merchant: 'Zalando' } })
  expect(await merchantsIn('2026-11-01', '2026-11-30')).toEqual([
    { payee: 'zalando', total: -6000, count: 2 },
  ])
})
