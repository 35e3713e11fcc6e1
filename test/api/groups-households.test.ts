import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/account/delete-account.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { NoticeGroup } from '#test/support/notice-group.ts'

type Name = 'Anna' | 'Ben' | 'Cara'

let one: TestEngine
let flat: NoticeGroup<Name>
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
beforeEach(async () => {
  flat = await NoticeGroup.of(one, ['Anna', 'Ben', 'Cara'])
  await flat.begin()
})

const idOf = (name: Name) => flat.idOf(name)
const act = (...args: Parameters<typeof flat.act>) => flat.act(...args)
const toldTo = (name: Name) => flat.toldTo(name)

const ask = (who: Name, other: Name) =>
  act(who, 'groups.askHousehold', {
    ...{ memberId: idOf(who), withMember: idOf(other), householdId: randomUUID() },
  })

async function together(who: Name, other: Name): Promise<void> {
  await ask(who, other)
  await act(other, 'groups.agreeHousehold', { memberId: idOf(who) })
}

/** What somebody reads under this title. */
const under = async (name: Name, title: string) =>
  (await flat.noticesOf(name)).filter((notice) => notice.title === title).at(-1)?.body

async function membersNow() {
  const { rows } = await one.engine.database.pool.query<{ members: readonly object[] }>(
    'select members from groups where id = $1',
    [flat.groupId],
  )
  return rows[0]?.members
}

describe('who settles together', () => {
  it('reads the name of the other, and the question is read once it is answered', async () => {
    await ask('Anna', 'Ben')
    expect(await toldTo('Ben')).toMatchObject({ read: false, data: { askedBy: idOf('Anna') } })
    await act('Ben', 'groups.agreeHousehold', { memberId: idOf('Anna') })
    expect(await toldTo('Ben')).toMatchObject({ read: true, body: 'You agreed to it in Flat.' })
    expect(await toldTo('Anna')).toMatchObject({ title: 'Ben settles together with you' })
  })

  it('reads what became of a question that was declined, taken back or replaced', async () => {
    await ask('Anna', 'Ben')
    await act('Ben', 'groups.refuseHousehold', { memberId: idOf('Anna') })
    expect((await toldTo('Ben'))?.body).toBe('It was declined in Flat.')
    await ask('Anna', 'Ben')
    await act('Anna', 'groups.refuseHousehold', { memberId: idOf('Anna') })
    expect((await toldTo('Ben'))?.body).toBe('It was taken back in Flat.')
    await ask('Anna', 'Ben')
    await ask('Anna', 'Cara')
    expect((await toldTo('Ben'))?.body).toBe('It was taken back in Flat.')
    await act('Anna', 'groups.leaveHousehold', { memberId: idOf('Anna') })
    expect((await toldTo('Cara'))?.body).toBe('It was taken back in Flat.')
  })
})

describe('one purse', () => {
  it('owes and is owed as one, in every word about a bill', async () => {
    await together('Anna', 'Ben')
    await flat.bill('Cara', 'Ben', 2000)
    await flat.bill('Anna', 'Cara', 500)
    expect((await toldTo('Cara'))?.body).toBe(
      'Your part is €5.00. Anna and Ben now owe you €15.00 in all in Flat.',
    )
    await flat.bill('Cara', 'Ben', 100)
    expect((await toldTo('Ben'))?.body).toBe(
      'Your part is €1.00. You and Anna now owe Cara €16.00 in all in Flat.',
    )
    await flat.bill('Anna', 'Ben', 9900)
    expect((await toldTo('Ben'))?.body).toBe(
      'Your part is €99.00. You and Anna now owe Cara €16.00 in all in Flat.',
    )
  })

  it('hears what a deletion means for both', async () => {
    await together('Anna', 'Ben')
    await flat.bill('Cara', 'Ben', 2000)
    const bill = randomUUID()
    const doc = {
      ...{ id: bill, description: 'Tent', amount: 600, currency: 'EUR', date: '2026-03-31' },
      payers: [{ memberId: idOf('Anna'), amount: 600 }],
      split: { mode: 'equal', memberIds: [idOf('Cara')] },
    }
    await act('Anna', 'group_expenses.create', { doc })
    await act('Cara', 'group_expenses.delete', { id: bill })
    expect((await toldTo('Anna'))?.body).toBe(
      'You and Ben now owe €6.00 more. You and Ben now owe Cara €20.00 in all in Flat.',
    )
  })
})

describe('settling together that ended', () => {
  const [annas, bens] = ['Ben settles together with you', 'Anna settles together with you']

  it('is told to who is left, and the old notice says so', async () => {
    await together('Anna', 'Ben')
    expect(await under('Anna', annas)).toMatch(/^You pay and are paid as one/)
    await act('Ben', 'groups.leaveHousehold', { memberId: idOf('Ben') })
    expect(await under('Anna', annas)).toBe('It ended: Ben settles alone in Flat.')
    expect(await toldTo('Anna')).toMatchObject({ title: 'Ben settles alone' })
    expect(await under('Ben', bens)).toBeUndefined()
  })

  it('is told with who left or was removed, to both sides', async () => {
    await together('Anna', 'Ben')
    await ask('Cara', 'Anna')
    for (const name of ['Ben', 'Anna'] as const) {
      await act(name, 'groups.agreeHousehold', { memberId: idOf('Cara') })
    }
    expect((await toldTo('Cara'))?.title).toBe('Anna and Ben settle together with you')
    await act('Anna', 'groups.removeMember', { memberId: idOf('Ben') })
    expect((await toldTo('Ben'))?.body).toBe(
      'You no longer settle together with Anna and Cara. ' +
        'Your part of past expenses stays in your own book.',
    )
    expect((await toldTo('Cara'))?.body).toBe(
      'They no longer settle together with you. Past expenses stay as they are.',
    )
    expect(await under('Cara', 'Anna and Ben settle together with you')).toBe(
      'It ended: Ben settles alone in Flat.',
    )
    expect(await under('Ben', 'Cara settles together with you')).toBe('You are no longer in Flat.')
    await act('Cara', 'groups.leave')
    expect((await toldTo('Anna'))?.body).toBe(
      'They no longer settle together with you. They are even there. ' +
        'Past expenses stay as they are.',
    )
  })

  it('ends with an account, and what it asked or was asked is taken back', async () => {
    await together('Anna', 'Ben')
    await ask('Cara', 'Ben')
    await deleteAccount(one.engine, flat.of('Ben').uid)
    expect(await toldTo('Anna')).toMatchObject({
      title: 'Ben settles alone',
      body: 'Their account is gone, and they no longer settle together with you. Flat.',
    })
    expect(await under('Anna', annas)).toBe('It ended: Ben settles alone in Flat.')
    expect(await under('Anna', 'Cara asks to settle together with you')).toBe(
      'It was taken back in Flat.',
    )
    expect(await toldTo('Cara')).toMatchObject({ title: 'Ben can no longer answer you' })
    for (const member of (await membersNow()) ?? []) {
      expect({ asks: null, ...member }).toMatchObject({ householdId: null, asks: null })
    }
    await ask('Cara', 'Anna')
    await deleteAccount(one.engine, flat.of('Cara').uid)
    expect(await toldTo('Anna')).toMatchObject({
      ...{ title: 'Cara asks to settle together with you', read: true },
      body: 'It was taken back in Flat.',
    })
  })

  it('is over for who asked somebody that leaves', async () => {
    await ask('Cara', 'Ben')
    await act('Ben', 'groups.leave')
    const titles = (await flat.noticesOf('Cara')).slice(-2).map(({ title }) => title)
    expect(titles.toSorted()).toEqual(['Ben can no longer answer you', 'Ben left Flat'])
    expect(await toldTo('Ben')).toMatchObject({ body: 'You are no longer in Flat.', read: true })
  })
})
