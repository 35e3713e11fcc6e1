import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { noticesOf } from '../support/notification-fixture.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

let { people, ids, firstId, tries, does, pass, bill, pay, balances, remove, leave } = {} as Owing
beforeEach(async () => {
  const owing = await openOwing(one)
  ;({ people, ids, firstId, tries, does, pass, bill, balances, remove } = owing)
  ;({ pay, leave } = owing)
})

type Name = 'Anna' | 'Ben' | 'Cara'
const owing = { Anna: 5000, Ben: -5000 }
const leaveOpen = (name: Name) => tries(name, 'groups.leave', { evenIfOpen: true })
const deny = (name: Name) => tries(name, 'groups.denyDebt')
const out = (by: Name, id: string) => tries(by, 'group_expenses.delete', { id })
const restore = (by: Name, id: string) => tries(by, 'group_expenses.restore', { id })
const newest = async (name: Name, kind = 'member-removed') =>
  (await noticesOf(one, people[name].uid)).findLast((notice) => notice.kind === kind)
const nothing = { code: 'nothing-to-deny' }

describe('who leaves with something open', () => {
  it('says so, and owes it still', async () => {
    expect(await leave('Ben')).toMatchObject({ code: 'balance-open' })
    expect(await leaveOpen('Ben')).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
    expect(await deny('Ben')).toMatchObject(nothing)
    expect((await newest('Anna'))?.body).toMatch(/^Ben still owes €50\.00 there\. Past expenses/)
  })

  it('denies what others wrote just before, for three days', async () => {
    await bill('Anna', 'Anna', ['Ben'], 700)
    expect(await deny('Ben')).toMatchObject({ code: 'not-allowed' })
    await leaveOpen('Ben')
    expect(await newest('Ben')).toMatchObject({
      title: 'You left Lisbon with something open',
      body: expect.stringMatching(/^You still owe €57\.00 there\. .+ you can deny until /),
      data: { deniableUntil: expect.any(String) },
    })
    expect(await deny('Ben')).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
    expect(await deny('Ben')).toMatchObject(nothing)
  })

  it('is not kept by a leader who restores what they take out', async () => {
    const id = await bill('Anna', 'Anna', ['Ben'], 70_000)
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await out('Ben', id)).toHaveProperty('revs')
      pass(1)
      expect(await restore('Anna', id)).toHaveProperty('revs')
      pass(1)
    }
    expect(await leaveOpen('Ben')).toHaveProperty('revs')
    expect(await deny('Ben')).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
  })

  it.for(['Ben', 'Cara'] as const)('gains nothing by what %s wrote just before', async (by) => {
    const id = await bill(by, 'Ben', ['Anna'], 9000)
    expect(await leaveOpen('Ben')).toHaveProperty('revs')
    pass(4)
    expect(await out('Anna', id)).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
  })

  it('keeps what is older, and is asked once they are back', async () => {
    const id = await bill('Ben', 'Ben', ['Anna'], 9000)
    pass(4)
    await leaveOpen('Ben')
    expect(await out('Anna', id)).toMatchObject({ code: 'invalid-input' })
    expect(await balances('Anna')).toEqual({ Anna: -4000, Ben: 4000 })
  })
})

describe('who left even', () => {
  const even = async () => {
    await does('Anna', 'settlements.confirm', { id: await pay('Ben', 'Ben', 'Anna', 5000) })
    pass(0.1)
  }

  it('denies a bill that they had taken out in time and another puts back', async () => {
    await even()
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    await out('Ben', id)
    expect(await leave('Ben')).toHaveProperty('revs')
    expect(await deny('Ben')).toMatchObject({ code: 'not-allowed' })
    pass(20)
    expect(await restore('Anna', id)).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual({ Anna: 700, Ben: -700 })
    expect(await newest('Ben')).toMatchObject({
      title: 'Anna put Taxi back in Lisbon',
      data: { deniableUntil: expect.any(String) },
    })
    pass(2.9)
    expect(await deny('Ben')).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual({})
    expect(await deny('Ben')).toMatchObject(nothing)
  })

  it('has three days for that, and none for what had stood without a word', async () => {
    await even()
    const id = await bill('Anna', 'Anna', ['Ben'], 700)
    await out('Ben', id)
    await out('Ben', firstId)
    const back = await pay('Anna', 'Anna', 'Ben', 5000)
    await does('Ben', 'settlements.confirm', { id: back })
    expect(await leave('Ben')).toHaveProperty('revs')
    pass(0.1)
    await restore('Anna', firstId)
    expect(await deny('Ben')).toMatchObject(nothing)
    await restore('Anna', id)
    pass(3.1)
    expect(await deny('Ben')).toMatchObject(nothing)
    expect(await balances('Anna')).toEqual({ Anna: 5700, Ben: -5700 })
  })
})

describe('a bill that only somebody gone bears', () => {
  it('is given up by who paid it, and by nobody else', async () => {
    const id = await bill('Anna', 'Anna', ['Cara'], 700)
    pass(4)
    await remove('Anna', 'Cara')
    expect(await out('Ben', id)).toMatchObject({ code: 'invalid-input' })
    expect(await out('Anna', id)).toHaveProperty('revs')
    expect(await balances('Anna')).toEqual(owing)
  })

  it('is not given up for others who paid as well', async () => {
    await does('Anna', 'group_expenses.create', {
      doc: {
        ...{ id: crypto.randomUUID(), description: 'Boat', amount: 800, currency: 'EUR' },
        date: '2026-03-31',
        payers: [
          { memberId: ids.Anna, amount: 400 },
          { memberId: ids.Ben, amount: 400 },
        ],
        split: { mode: 'equal', memberIds: [ids.Cara] },
      },
    })
    const { rows } = await one.engine.database.pool.query<{ id: string }>(
      `select id from group_expenses where description = 'Boat'`,
    )
    pass(4)
    await remove('Anna', 'Cara')
    expect(await out('Anna', rows[0]?.id ?? '')).toMatchObject({ code: 'invalid-input' })
  })
})
