import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'
import { must } from '../support/recurring-fixture.ts'

let one: TestEngine
let at: Owing
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  at = await openOwing(one)
})

const wrong = { code: 'invalid-input' }
const anHour = () => at.pass(1 / 24)

describe('of who was removed', () => {
  it('a bill to their own gain is taken out, also where more is owed to them', async () => {
    await at.bill('Ben', 'Ben', ['Anna'], 9000)
    at.pass(4)
    const id = await at.bill('Ben', 'Ben', ['Anna'], 3000)
    anHour()
    await at.does('Anna', 'groups.setRole', { memberId: at.ids.Cara, role: 'owner' })
    expect(await at.remove('Cara', 'Ben')).toHaveProperty('revs')
    anHour()
    expect(await at.tries('Cara', 'group_expenses.delete', { id })).toMatchObject(wrong)
    await at.does('Anna', 'group_expenses.delete', { id })
    expect(await at.balances()).toEqual({ Anna: -4000, Ben: 4000 })
  })

  it('nothing is taken out by who removed them while it stood', async () => {
    const id = await at.bill('Ben', 'Ben', ['Anna'], 9000)
    expect(await at.remove('Anna', 'Ben')).toHaveProperty('revs')
    expect(await at.tries('Anna', 'group_expenses.delete', { id })).toMatchObject(wrong)
    expect(await at.balances()).toEqual({ Anna: -4000, Ben: 4000 })
  })

  it('what another wrote stays, and what they were owed for longer', async () => {
    const old = await at.bill('Cara', 'Cara', ['Anna'], 1000)
    at.pass(4)
    const byBen = await at.bill('Ben', 'Cara', ['Anna'], 2000)
    const part = await at.pay('Anna', 'Anna', 'Cara', 2500)
    await at.does('Cara', 'settlements.confirm', { id: part })
    anHour()
    // An owner deletes and restores it: it is no younger by that.
    await at.does('Anna', 'group_expenses.delete', { id: old })
    await at.does('Cara', 'group_expenses.restore', { id: old })
    anHour()
    expect(await at.remove('Anna', 'Cara')).toHaveProperty('revs')
    anHour()
    for (const id of [old, byBen]) {
      expect(await at.tries('Anna', 'group_expenses.delete', { id })).toMatchObject(wrong)
    }
  })

  it('what was taken out is restored by any other, and not by who took it out', async () => {
    const id = await at.bill('Cara', 'Cara', ['Anna'], 1000)
    anHour()
    await at.does('Anna', 'groups.setRole', { memberId: at.ids.Ben, role: 'owner' })
    expect(await at.remove('Ben', 'Cara')).toHaveProperty('revs')
    anHour()
    await at.does('Anna', 'group_expenses.delete', { id })
    expect(await at.tries('Anna', 'group_expenses.restore', { id })).toMatchObject(wrong)
    await at.does('Ben', 'group_expenses.restore', { id })
    const read = await one.engine.database.pool.query('select from group_expenses where id = $1', [
      id,
    ])
    expect(read.rowCount).toBe(1)
  })
})

it('who is gone is spoken for by nobody who came since: it may be who owes them', async () => {
  await at.bill('Cara', 'Cara', ['Anna'], 4000)
  at.pass(4)
  await at.forget('Cara')
  anHour()
  const token = newToken()
  await at.does('Anna', 'groups.invite', { id: randomUUID(), channel: 'link', token })
  await must(one, await newPerson(one), 'groups.accept', { token, newMemberId: at.ids.Emil })
  anHour()
  const passing = () => at.bill('Anna', 'Anna', ['Dora'], 100)
  await expect(passing()).resolves.toBeDefined()
  expect(await at.remove('Anna', 'Ben')).toHaveProperty('revs')
  await expect(passing()).rejects.toThrow('nobody else here could say that it is so')
})
