import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { previewInvitation } from '#server/groups/read-groups.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { type Owing, openOwing } from '../support/owing-group.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

let { people, ids, groupId, tries, does, pass, bill, pay, balances, leave, remove, forget } =
  {} as Owing
beforeEach(async () => {
  const owing = await openOwing(one)
  ;({ people, ids, groupId, tries, does, pass, bill, pay, balances, leave, remove, forget } = owing)
})

const owing = { Anna: 5000, Ben: -5000 }
const money = { currency: 'EUR', date: '2026-03-31' }
const wrong = { code: 'invalid-input' }
const held = { code: 'balance-open' }

describe('who leaves', () => {
  it('waits until others could deny a bill that makes them even', async () => {
    await bill('Ben', 'Ben', ['Anna'], 5000)
    expect(await balances()).toEqual({})
    expect(await leave('Ben')).toMatchObject({
      code: 'balance-open',
      fields: {
        Taxi: expect.stringMatching(
          /^You gain €50\.00 by it\. Anna can deny it until .+\. Wait until then, or take it back/,
        ),
      },
    })
    pass(2.9)
    expect(await leave('Ben')).toMatchObject(held)
    pass(0.2)
    expect(await leave('Ben')).toHaveProperty('revs')
  })

  it('waits as well where a friend wrote it, or at the cost of a name', async () => {
    const first = await bill('Cara', 'Ben', ['Anna'], 5000)
    expect(await leave('Ben')).toMatchObject(held)
    await does('Ben', 'group_expenses.delete', { id: first })
    await bill('Ben', 'Ben', ['Dora'], 5000)
    expect(await leave('Ben')).toMatchObject(held)
  })

  it('waits after taking back that they were paid', async () => {
    for (const amount of [5000, 5000]) await bill('Ben', 'Ben', ['Anna'], amount)
    const id = await pay('Anna', 'Anna', 'Ben', 5000)
    await does('Ben', 'settlements.confirm', { id })
    await bill('Anna', 'Anna', ['Ben'], 5000)
    pass(4)
    expect(await balances()).toEqual({ Anna: 5000, Ben: -5000 })
    await does('Ben', 'settlements.reopen', { id })
    const fields = { 'A payment': expect.stringContaining('Anna can deny it until') }
    expect(await leave('Ben')).toMatchObject({ ...held, fields })
    expect(await leave('Cara')).toHaveProperty('revs')
  })

  it('does not wait for what who loses wrote, was paid, or has paid for since', async () => {
    await pay('Ben', 'Ben', 'Anna', 3000).then((id) => does('Anna', 'settlements.confirm', { id }))
    await bill('Anna', 'Ben', ['Anna'], 2000)
    await bill('Ben', 'Ben', ['Ben', 'Cara'], 2000)
    const id = await pay('Cara', 'Cara', 'Ben', 1000)
    await does('Ben', 'settlements.confirm', { id })
    expect(await balances()).toEqual({})
    expect(await leave('Ben')).toHaveProperty('revs')
  })
})

describe('somebody who came a moment before', () => {
  async function come(by: keyof Owing['people'], memberId: string | null = null): Promise<Person> {
    const token = newToken()
    await does(by, 'groups.invite', { id: randomUUID(), channel: 'link', memberId, token })
    const other = await newPerson(one)
    await must(one, other, 'groups.accept', { token, newMemberId: ids.Emil })
    return other
  }

  it('takes over no debt on their own word, new or in the place of a name', async () => {
    for (const place of [null, ids.Dora]) {
      ids.Emil = place ?? randomUUID()
      const emil = await come('Ben', place)
      const [id, payers] = [randomUUID(), [{ memberId: ids.Ben, amount: 5000 }]]
      const split = { mode: 'equal', memberIds: [ids.Emil] }
      const doc = { id, description: 'Loan', amount: 5000, ...money, payers, split }
      await must(one, emil, 'group_expenses.create', { groupId, doc })
      expect(await leave('Ben')).toMatchObject(held)
      await does('Ben', 'group_expenses.delete', { id })
    }
  })

  it('is not who is owed money by the word of a plain member', async () => {
    await bill('Anna', 'Dora', ['Anna'], 700)
    const words = { fields: { memberId: expect.stringContaining('Dora is owed money.') } }
    ids.Emil = randomUUID()
    await expect(come('Ben', ids.Dora)).rejects.toThrow('Dora is owed money.')
    const token = newToken()
    await does('Ben', 'groups.invite', { id: randomUUID(), channel: 'link', token })
    const friend = await newPerson(one)
    const args = { token, memberId: ids.Dora, newMemberId: ids.Emil }
    expect(await run(one, friend, 'groups.accept', args)).toMatchObject({ ...wrong, ...words })
    const { pool } = one.engine.database
    const shown = await previewInvitation(pool, friend.uid, token, one.now())
    expect(shown.placeholders).toEqual([])
    await come('Anna', ids.Dora)
    expect(await noticesOf(one, people.Cara.uid)).toContainEqual(
      expect.objectContaining({ body: expect.stringContaining('is still owed €7.00 there.') }),
    )
  })
})

it('nobody is even with who is gone by taking in a name that is owed', async () => {
  await bill('Ben', 'Ben', ['Anna'], 10_000)
  pass(4)
  await forget('Ben')
  await remove('Anna', 'Cara')
  await does('Anna', 'groups.addPlaceholder', { memberId: ids.Emil, name: 'Emil' })
  await bill('Anna', 'Dora', ['Emil'], 5000)
  const ask = { memberId: ids.Dora, withMember: ids.Anna, householdId: randomUUID() }
  expect(await tries('Anna', 'groups.askHousehold', ask)).toMatchObject(wrong)
  const other = { memberId: ids.Emil, withMember: ids.Anna, householdId: randomUUID() }
  expect(await tries('Anna', 'groups.askHousehold', other)).toHaveProperty('revs')
})

describe('who is taken out', () => {
  it('is heard first where they were owed money', async () => {
    await bill('Cara', 'Cara', ['Anna'], 4000)
    pass(4)
    await bill('Anna', 'Anna', ['Cara'], 4000)
    expect(await balances()).toEqual({ Anna: 5000, Ben: -5000 })
    expect(await remove('Anna', 'Cara')).toMatchObject({
      code: 'balance-open',
      fields: { Taxi: expect.stringContaining('They lose €40.00 by it, and can deny it until') },
    })
    pass(3)
    expect(await remove('Anna', 'Cara')).toHaveProperty('revs')
  })

  it('is heard where a bill of theirs was deleted or changed', async () => {
    const id = await bill('Cara', 'Cara', ['Anna'], 4000)
    pass(4)
    const split = { mode: 'equal', memberIds: [ids.Cara] }
    await does('Anna', 'group_expenses.update', { id, version: 1, patch: { split } })
    expect(await remove('Anna', 'Cara')).toMatchObject(held)
    await does('Anna', 'group_expenses.delete', { id })
    expect(await remove('Anna', 'Cara')).toMatchObject(held)
  })

  it('is not kept by what they wrote to their own gain once that is taken out', async () => {
    const id = await bill('Ben', 'Ben', ['Cara'], 9000)
    await bill('Anna', 'Anna', ['Ben', 'Cara'], 2000)
    expect(await remove('Anna', 'Ben')).toMatchObject(held)
    await does('Anna', 'group_expenses.delete', { id })
    expect(await remove('Anna', 'Ben')).toHaveProperty('revs')
  })
})

describe('what was written a moment before an account was deleted', () => {
  it('is taken out by who loses by it, and by nobody else', async () => {
    const id = await bill('Ben', 'Ben', ['Anna'], 5000)
    await forget('Ben')
    expect(await balances()).toEqual({})
    expect(await tries('Cara', 'group_expenses.delete', { id })).toMatchObject(wrong)
    await does('Anna', 'group_expenses.delete', { id })
    expect(await balances()).toEqual(owing)
  })

  it('is theirs where it was older, or where who loses wrote it', async () => {
    const old = await bill('Ben', 'Ben', ['Anna'], 5000)
    pass(4)
    const hers = await bill('Anna', 'Ben', ['Anna'], 100)
    await forget('Ben')
    for (const id of [old, hers]) {
      expect(await tries('Anna', 'group_expenses.delete', { id })).toMatchObject(wrong)
    }
    expect(await balances()).toEqual({ Anna: -100, Ben: 100 })
  })

  const again = { reopen: 'settlements.confirm', delete: 'settlements.restore' } as const
  it.for(['reopen', 'delete'] as const)('counts again by who paid: %s', async (verb) => {
    await bill('Ben', 'Ben', ['Anna'], 10_000)
    const id = await pay('Anna', 'Anna', 'Ben', 5000)
    await does('Ben', 'settlements.confirm', { id })
    await bill('Anna', 'Anna', ['Ben'], 5000)
    pass(4)
    await does('Ben', `settlements.${verb}`, { id })
    await forget('Ben')
    expect(await balances()).toEqual({})
    await tries('Cara', again[verb], { id })
    expect(await balances()).toEqual({})
    await tries('Anna', again[verb], { id })
    await tries('Anna', 'settlements.confirm', { id })
    expect(await balances()).toEqual(owing)
  })

  it('is denied where it was paid into a joint account', async () => {
    const id = randomUUID()
    const owners = (['Anna', 'Ben'] as const).map((name) => ({ memberId: ids[name], bps: 5000 }))
    const said = { name: 'Flat', kind: 'current', currency: 'EUR', openingOn: '2026-03-01' }
    await does('Anna', 'group_accounts.create', { doc: { id, ...said, owners, openingBalance: 0 } })
    await does('Ben', 'group_accounts.agree', { id })
    pass(4)
    const entry = { id: randomUUID(), accountId: id, memberId: ids.Ben, amount: 10_000 }
    await does('Ben', 'group_accounts.payIn', { doc: { ...entry, date: money.date } })
    await forget('Ben')
    expect(await balances()).toEqual({})
    await does('Anna', 'group_accounts.answer', { id: entry.id, isSo: false })
    expect(await balances()).toEqual(owing)
  })
})
