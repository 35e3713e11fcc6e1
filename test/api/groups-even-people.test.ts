import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'

let one: TestEngine
let at: Owing
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  at = await openOwing(one)
})

const held = { code: 'balance-open' }
/** Time is what tells what was before what. */
const anHour = () => at.pass(1 / 24)

it('are free by a payment of who lost, to whomever, that left that one even', async () => {
  await at.bill('Ben', 'Ben', ['Anna'], 9000)
  anHour()
  await at.bill('Anna', 'Cara', ['Ben'], 4000)
  anHour()
  expect(await at.balances()).toEqual({ Anna: -4000, Cara: 4000 })
  expect(await at.leave('Ben')).toMatchObject(held)
  const part = await at.pay('Anna', 'Anna', 'Cara', 1000)
  await at.does('Cara', 'settlements.confirm', { id: part })
  expect(await at.leave('Ben')).toMatchObject(held)
  anHour()
  const rest = await at.pay('Anna', 'Anna', 'Cara', 3000)
  await at.does('Cara', 'settlements.confirm', { id: rest })
  expect(await at.leave('Ben')).toHaveProperty('revs')
})

it('are free once who lost says that they were paid, and is even by it', async () => {
  await at.bill('Ben', 'Ben', ['Anna'], 3000)
  anHour()
  const id = await at.pay('Ben', 'Ben', 'Anna', 2000)
  anHour()
  await at.does('Anna', 'settlements.confirm', { id })
  expect(await at.balances()).toEqual({})
  expect(await at.leave('Ben')).toHaveProperty('revs')
})

it('are held by what was written after it, and not freed by what was paid before', async () => {
  const old = await at.pay('Ben', 'Ben', 'Anna', 5000)
  await at.does('Anna', 'settlements.confirm', { id: old })
  anHour()
  await at.bill('Anna', 'Ben', ['Anna'], 2000)
  const paid = await at.pay('Anna', 'Anna', 'Ben', 2000)
  await at.does('Ben', 'settlements.confirm', { id: paid })
  anHour()
  await at.bill('Anna', 'Anna', ['Ben'], 1000)
  await at.bill('Ben', 'Ben', ['Anna'], 1000)
  expect(await at.balances()).toEqual({})
  expect(await at.leave('Ben')).toMatchObject(held)
})

it('are not held by a change that moves no money', async () => {
  await at.pay('Anna', 'Ben', 'Anna', 3000)
  anHour()
  const id = await at.bill('Anna', 'Ben', ['Anna'], 2000)
  anHour()
  const patch = { description: 'Taxi home' }
  await at.does('Cara', 'group_expenses.update', { id, version: 1, patch })
  expect(await at.leave('Ben')).toHaveProperty('revs')
})

it('are held for what a change moved, and no longer than it', async () => {
  await at.pay('Anna', 'Ben', 'Anna', 2900)
  anHour()
  const id = await at.bill('Anna', 'Ben', ['Anna'], 2000)
  anHour()
  const payers = [{ memberId: at.ids.Ben, amount: 2100 }]
  await at.does('Ben', 'group_expenses.update', { id, version: 1, patch: { amount: 2100, payers } })
  expect(await at.leave('Ben')).toMatchObject({
    ...held,
    fields: { Taxi: expect.stringContaining('You gain €1.00 by it.') },
  })
})
