import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { noticesOf } from '../support/notification-fixture.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

let { people, ids, groupId, firstId, tries, does, pass, bill, pay, balances, remove, leave } =
  {} as Owing
beforeEach(async () => {
  const owing = await openOwing(one)
  ;({ people, ids, groupId, firstId, tries, does, pass, bill, balances, remove } = owing)
  ;({ pay, leave } = owing)
})

const owing = { Anna: 5000, Ben: -5000 }
const held = { code: 'balance-open' }

describe('who is taken out by a friend', () => {
  const lead = () => does('Anna', 'groups.setRole', { memberId: ids.Cara, role: 'admin' })
  const gains = { Taxi: expect.stringContaining('They gain €50.00 by it. Anna can deny it until') }

  it('waits until others could deny what the friend wrote', async () => {
    await lead()
    const id = await bill('Cara', 'Ben', ['Anna'], 5000)
    expect(await remove('Cara', 'Ben')).toMatchObject({ ...held, fields: gains })
    await does('Anna', 'group_expenses.delete', { id })
    expect(await remove('Cara', 'Ben')).toMatchObject({
      ...held,
      fields: { EUR: expect.stringContaining('still owe') },
    })
  })

  it.for(['Ben', 'Cara'] as const)('waits where a bill was deleted by %s', async (who) => {
    await lead()
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    await does('Anna', 'group_expenses.delete', { id })
    await does(who, 'group_expenses.delete', { id: firstId })
    expect(await remove('Cara', 'Ben')).toMatchObject(held)
    await does('Anna', 'group_expenses.restore', { id: firstId })
    expect(await remove('Anna', 'Ben')).toHaveProperty('revs')
  })

  it('waits as well in the place of a name', async () => {
    await bill('Ben', 'Dora', ['Cara'], 5000)
    expect(await remove('Anna', 'Dora')).toMatchObject(held)
  })
})

describe('who truly owes by what was just written', () => {
  const lead = () => does('Anna', 'groups.setRole', { memberId: ids.Cara, role: 'owner' })

  it('is taken out by a friend once they have answered it, or by who paid', async () => {
    await lead()
    await bill('Anna', 'Anna', ['Ben'], 700)
    expect(await remove('Cara', 'Ben')).toMatchObject({
      ...held,
      fields: { Taxi: expect.stringMatching(/^They lose €7\.00 by it, and can deny it until /) },
    })
    pass(3.1)
    expect(await remove('Cara', 'Ben')).toHaveProperty('revs')
    expect(await tries('Ben', 'groups.denyDebt')).toMatchObject({ code: 'nothing-to-deny' })
  })

  it('is taken out at once by who paid', async () => {
    await bill('Anna', 'Anna', ['Ben'], 700)
    expect(await remove('Anna', 'Ben')).toHaveProperty('revs')
  })

  it.for(['Ben', 'Cara'] as const)('waits where it was deleted by %s', async (who) => {
    await lead()
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    await does(who, 'group_expenses.delete', { id })
    expect(await remove('Cara', 'Ben')).toMatchObject(held)
    expect(await remove('Anna', 'Ben')).toHaveProperty('revs')
  })

  it('leaves where they deleted it, which is restored, and waits where a friend did', async () => {
    const paid = await pay('Ben', 'Ben', 'Anna', 5000)
    await does('Anna', 'settlements.confirm', { id: paid })
    pass(0.1)
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    await does('Cara', 'group_expenses.delete', { id })
    expect(await leave('Ben')).toMatchObject(held)
    await does('Anna', 'group_expenses.restore', { id })
    await does('Ben', 'group_expenses.delete', { id })
    expect(await leave('Ben')).toHaveProperty('revs')
    await does('Anna', 'group_expenses.restore', { id })
    expect(await balances('Anna')).toEqual({ Anna: 700, Ben: -700 })
  })
})

describe('who is taken out and owes by what was just written', () => {
  const owes = { Anna: 10_000, Ben: -5000, Cara: -5000 }
  const deny = (name: 'Ben' | 'Cara') => tries(name, 'groups.denyDebt')

  it('denies it for three days, and owes what is older', async () => {
    await bill('Anna', 'Anna', ['Ben', 'Cara'], 10_000)
    expect(await deny('Cara')).toMatchObject({ code: 'not-allowed' })
    expect(await remove('Anna', 'Cara')).toHaveProperty('revs')
    expect(await remove('Anna', 'Ben')).toHaveProperty('revs')
    const told = (await noticesOf(one, people.Cara.uid)).at(-1)
    expect(told?.body).toMatch(/You still owe €50\.00 there\. What others wrote .+ deny until /)
    expect(told?.data).toHaveProperty('deniableUntil')
    pass(2.9)
    expect(await deny('Cara')).toHaveProperty('revs')
    expect((await noticesOf(one, people.Cara.uid)).at(-1)?.data).not.toHaveProperty('deniableUntil')
    expect(await deny('Ben')).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
    for (const name of ['Ben', 'Cara'] as const) {
      expect(await deny(name)).toMatchObject({ code: 'nothing-to-deny' })
    }
    expect((await noticesOf(one, people.Anna.uid)).at(-1)).toMatchObject({
      title: 'Ben denies owing €50.00',
      body: expect.stringContaining('now owed €50.00 less'),
    })
  })

  it('is not made to owe it again', async () => {
    await bill('Anna', 'Anna', ['Cara'], 5000)
    await remove('Anna', 'Cara')
    await deny('Cara')
    const { rows } = await one.engine.database.pool.query<{ id: string }>(
      `select id from settlements where scope = $1 and method = 'written-off'`,
      [`g:${groupId}`],
    )
    for (const verb of ['delete', 'reopen', 'dispute', 'confirm'] as const) {
      const answer = await tries('Anna', `settlements.${verb}`, { id: rows[0]?.id })
      expect(answer, verb).toMatchObject({ code: 'not-allowed' })
    }
    expect(await balances('Anna')).toEqual(owing)
  })

  it('denies nothing later, nor what they wrote or answered themselves, nor who left', async () => {
    await bill('Cara', 'Anna', ['Cara'], 5000)
    await remove('Anna', 'Cara')
    expect(await deny('Cara')).toMatchObject({ code: 'nothing-to-deny' })
    expect(await balances('Anna')).toEqual(owes)
    await bill('Anna', 'Anna', ['Ben'], 5000)
    await remove('Anna', 'Ben')
    pass(3.1)
    expect(await deny('Ben')).toMatchObject({ code: 'nothing-to-deny' })
  })
})

describe('what was written a moment before the group was closed', () => {
  const close = (status: string) => does('Anna', 'groups.setStatus', { status })

  it.for(['settling', 'closed', 'archived'])('is taken out by who loses by it: %s', async (to) => {
    const id = await bill('Anna', 'Anna', ['Cara'], 5000)
    await close(to)
    const isShut = { code: to === 'settling' ? 'group-settling' : 'group-closed' }
    expect(await tries('Ben', 'group_expenses.delete', { id })).toMatchObject(isShut)
    expect(await tries('Cara', 'group_expenses.delete', { id: firstId })).toMatchObject(isShut)
    await does('Cara', 'group_expenses.delete', { id })
    expect(await balances()).toEqual(owing)
  })

  it.for(['open', 'closed'])('is said by both in turn, deleted while %s', async (status) => {
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    if (status === 'closed') await close(status)
    await does('Ben', 'group_expenses.delete', { id })
    if (status === 'open') await close('closed')
    const shut = { code: 'group-closed' }
    expect(await tries('Cara', 'group_expenses.restore', { id })).toMatchObject(shut)
    await does('Anna', 'group_expenses.restore', { id })
    await does('Ben', 'group_expenses.delete', { id })
    pass(2.9)
    await does('Anna', 'group_expenses.restore', { id })
    expect(await balances()).toEqual({ Anna: 5700, Ben: -5700 })
    pass(3.1)
    expect(await tries('Ben', 'group_expenses.delete', { id })).toMatchObject(shut)
  })

  it('is put back where it was deleted, and stands once three days are over', async () => {
    const id = await bill('Cara', 'Cara', ['Anna'], 5000)
    pass(4)
    const later = await bill('Anna', 'Anna', ['Cara'], 100)
    await does('Anna', 'group_expenses.delete', { id })
    await close('closed')
    await does('Cara', 'group_expenses.restore', { id })
    pass(3.1)
    expect(await tries('Cara', 'group_expenses.delete', { id: later })).toMatchObject({
      code: 'group-closed',
    })
    expect(await balances()).toEqual({ Anna: 100, Ben: -5000, Cara: 4900 })
  })
})
