import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'

let one: TestEngine
let { ids, tries, does, pass, bill, pay, balances, remove, leave } = {} as Owing
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  const owing = await openOwing(one)
  ;({ ids, tries, does, pass, bill, pay, balances, remove, leave } = owing)
})

const held = { code: 'balance-open' }
const away = (id: string) => does('Anna', 'group_expenses.delete', { id })
/** Anna, or somebody else, bears none of it any more. */
const lowered = (id: string, by: 'Anna' | 'Ben' | 'Cara' = 'Anna', to: 'Anna' | 'Cara' = 'Cara') =>
  does(by, 'group_expenses.update', {
    ...{ id, version: 1, patch: { split: { mode: 'equal', memberIds: [ids[to]] } } },
  })
const leads = (name: 'Ben' | 'Cara') =>
  does('Anna', 'groups.setRole', { memberId: ids[name], role: 'owner' })
const loses = (sum: string) => ({
  ...{ ...held, fields: { Taxi: expect.stringContaining(`They lose ${sum} by it, and can deny`) } },
})

describe('who is owed by a bill of the last days', () => {
  it.for([
    ['deleted', away],
    ['lowered', lowered],
  ] as const)('is not removed by who owes it, once it is %s', async ([, undo]) => {
    const id = await bill('Cara', 'Cara', ['Anna'], 4000)
    await undo(id)
    expect(await remove('Anna', 'Cara')).toMatchObject(loses('€40.00'))
    pass(3.1)
    expect(await remove('Anna', 'Cara')).toHaveProperty('revs')
  })

  it('is removed at once where it was put back, paid, or taken out by themselves', async () => {
    const id = await bill('Cara', 'Cara', ['Anna'], 4000)
    await away(id)
    await does('Anna', 'group_expenses.restore', { id })
    const paid = await pay('Anna', 'Anna', 'Cara', 4000)
    await does('Cara', 'settlements.confirm', { id: paid })
    const other = await bill('Cara', 'Cara', ['Anna'], 700)
    await does('Cara', 'group_expenses.delete', { id: other })
    expect(await remove('Anna', 'Cara')).toHaveProperty('revs')
  })

  it('is not removed by who settles as one with who owes it', async () => {
    const households = { memberId: ids.Anna, withMember: ids.Ben, householdId: crypto.randomUUID() }
    await does('Anna', 'groups.askHousehold', households)
    await does('Ben', 'groups.agreeHousehold', { memberId: ids.Anna })
    await leads('Ben')
    await away(await bill('Cara', 'Cara', ['Anna'], 4000))
    expect(await remove('Ben', 'Cara')).toMatchObject(loses('€40.00'))
  })

  it.for(['Anna', 'Ben'] as const)('is removed by nobody where %s said it is so', async (by) => {
    await leads('Ben')
    await away(await bill(by, 'Cara', ['Anna'], 4000))
    for (const leader of ['Anna', 'Ben'] as const) {
      expect(await remove(leader, 'Cara')).toMatchObject(loses('€40.00'))
    }
  })

  it('is removed by another where only they said so', async () => {
    await leads('Ben')
    await away(await bill('Cara', 'Cara', ['Anna'], 4000))
    expect(await remove('Ben', 'Cara')).toHaveProperty('revs')
  })

  it('is not removed either as a name, where somebody said it is so', async () => {
    await away(await bill('Cara', 'Dora', ['Anna'], 4000))
    expect(await remove('Anna', 'Dora')).toMatchObject(held)
    pass(3.1)
    expect(await remove('Anna', 'Dora')).toHaveProperty('revs')
  })

  it('keeps who gained where another lowered it, and is put back after them', async () => {
    const first = await bill('Anna', 'Anna', ['Cara'], 700)
    await lowered(first, 'Ben', 'Anna')
    expect(await leave('Cara')).toMatchObject(held)
    pass(3.1)
    const id = await bill('Anna', 'Anna', ['Cara'], 700)
    await lowered(id, 'Cara', 'Anna')
    expect(await leave('Cara')).toHaveProperty('revs')
    const patch = { split: { mode: 'equal', memberIds: [ids.Cara] } }
    await does('Anna', 'group_expenses.update', { id, version: 2, patch })
    expect(await balances('Anna')).toEqual({ Anna: 5700, Ben: -5000, Cara: -700 })
  })
})

describe('a bill that was changed just before the group was closed', () => {
  const shut = { code: 'group-closed' }
  const status = (to: string) => does('Anna', 'groups.setStatus', { status: to })
  const split = { mode: 'equal', memberIds: ['' as string] }
  const back = (by: 'Anna' | 'Ben' | 'Cara', id: string, patch: object, version = 2) =>
    tries(by, 'group_expenses.update', { id, version, patch })

  it('is put back by who lost by it, as it was, for three days', async () => {
    const id = await bill('Cara', 'Cara', ['Anna'], 4000)
    await lowered(id)
    expect(await balances()).toEqual({ Anna: 5000, Ben: -5000 })
    await status('closed')
    const was = { split: { ...split, memberIds: [ids.Anna] } }
    const more = { ...was, amount: 9000, payers: [{ memberId: ids.Cara, amount: 9000 }] }
    for (const patch of [more, { description: 'Gift' }]) {
      expect(await back('Cara', id, patch)).toMatchObject(shut)
    }
    expect(await back('Ben', id, was)).toMatchObject(shut)
    pass(2.9)
    expect(await back('Cara', id, was)).toHaveProperty('revs')
    expect(await balances()).toEqual({ Anna: 1000, Ben: -5000, Cara: 4000 })
    // Who bears it again has the time to answer, too.
    expect(
      await back('Anna', id, { split: { ...split, memberIds: [ids.Cara] } }, 3),
    ).toHaveProperty('revs')
    pass(3.1)
    expect(await back('Cara', id, was, 4)).toMatchObject(shut)
  })

  it('stays where it was changed longer ago, or by who lost by it', async () => {
    const id = await bill('Cara', 'Cara', ['Anna'], 4000)
    await lowered(id, 'Cara')
    await status('settling')
    const was = { split: { ...split, memberIds: [ids.Anna] } }
    expect(await back('Cara', id, was)).toMatchObject({ code: 'group-settling' })
  })
})
