import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { NoticeGroup } from '#test/support/notice-group.ts'
import { newToken } from '../support/group-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

type Name = 'Anna' | 'Ben' | 'Cara'

let one: TestEngine
let flat: NoticeGroup<Name>
beforeAll(async () => {
  one = await openTestEngine()
  flat = await NoticeGroup.of(one, ['Anna', 'Ben', 'Cara'])
})
afterAll(() => one.close())
beforeEach(() => {
  // Of what one does in an hour not all is told.
  one.moveTo(new Date(one.now().getTime() + 3_600_000).toISOString())
  return flat.begin()
})

const of = (name: Name) => flat.of(name)
const idOf = (name: Name) => flat.idOf(name)
const act = (...args: Parameters<typeof flat.act>) => flat.act(...args)
const bill = (...args: Parameters<typeof flat.bill>) => flat.bill(...args)
const pay = (...args: Parameters<typeof flat.pay>) => flat.pay(...args)
const toldTo = (name: Name) => flat.toldTo(name)

describe('what somebody owes in all', () => {
  it('is told in every currency', async () => {
    await bill('Anna', 'Ben', 2000)
    await bill('Anna', 'Ben', 1000, 'USD')
    expect(await toldTo('Ben')).toMatchObject({
      body: 'Your part is US$10.00. You now owe Anna US$10.00 and €20.00 in all in Flat.',
    })
    await bill('Cara', 'Ben', 300, 'CHF')
    expect((await toldTo('Ben'))?.body).toMatch(/in all in Flat\. You also owe Anna /)
  })

  it('is even only where nothing is open in any currency', async () => {
    await bill('Anna', 'Ben', 349, 'USD')
    await bill('Anna', 'Ben', 2000)
    await bill('Ben', 'Anna', 2000)
    expect((await toldTo('Anna'))?.body).toBe(
      'Your part is €20.00. Ben now owes you US$3.49 in all in Flat.',
    )
    await bill('Ben', 'Anna', 349, 'USD')
    expect((await toldTo('Anna'))?.body).toBe('Your part is US$3.49. You are even in Flat.')
  })
})

describe('somebody who comes or goes', () => {
  it('is told to all who are there', async () => {
    expect(await toldTo('Anna')).toMatchObject({ kind: 'invitation', title: 'Cara joined Flat' })
    await act('Cara', 'groups.leave')
    for (const name of ['Anna', 'Ben'] as const) {
      expect(await toldTo(name)).toMatchObject({ title: 'Cara left Flat' })
    }
    flat.later()
    await flat.join('Cara')
    expect(await toldTo('Ben')).toMatchObject({ title: 'Cara is back in Flat' })
  })

  it('is told with what they owe when they are removed', async () => {
    await bill('Cara', 'Ben', 500)
    // Ben had the time to say that it is not so.
    one.moveTo(new Date(one.now().getTime() + 4 * 86_400_000).toISOString())
    await act('Anna', 'groups.removeMember', { memberId: idOf('Ben') })
    expect(await toldTo('Cara')).toMatchObject({
      kind: 'member-removed',
      title: 'Anna removed Ben from Flat',
      body:
        'Ben still owes €5.00 there. ' +
        'You are owed money: record what they pay you, or write it off.',
    })
    expect(await toldTo('Ben')).toMatchObject({ title: 'Anna removed you from Flat' })
  })
})

describe('a payment', () => {
  it('that somebody else wrote down is told to both sides, with who did', async () => {
    const id = await pay('Cara', 'Ben', 'Anna')
    expect(await toldTo('Ben')).toMatchObject({
      title: 'Cara recorded that you paid Anna €5.00',
      body: 'It counts in Flat when Anna confirms it. If it is not so, you can delete it.',
    })
    expect(await toldTo('Anna')).toMatchObject({
      title: 'Ben paid you €5.00',
      body: 'Cara recorded it in Flat. Confirm it when the money is there.',
    })
    await act('Ben', 'settlements.dispute', { id })
    expect(await toldTo('Anna')).toMatchObject({ title: 'Ben says €5.00 was not paid to you' })
    const body = 'You recorded it in Flat. It does not count there.'
    const denied = { title: 'Ben says €5.00 was not paid to Anna', body }
    expect(await toldTo('Cara')).toMatchObject(denied)
    const late = await pay('Cara', 'Ben', 'Anna')
    await act('Anna', 'settlements.dispute', { id: late })
    expect(await toldTo('Cara')).toMatchObject({ title: 'Anna has not received €5.00 from Ben' })
    await act('Anna', 'settlements.delete', { id: late })
    expect(await toldTo('Cara')).toMatchObject({ title: 'Anna deleted a payment of €5.00' })
  })

  it('that its receiver wrote down is told to who paid', async () => {
    await pay('Anna', 'Ben', 'Anna')
    expect(await toldTo('Ben')).toMatchObject({
      kind: 'settlement-confirmed',
      title: 'Anna recorded that you paid them €5.00',
    })
  })

  it('is no longer news once it is answered, but how it went', async () => {
    const outcomes = {
      confirm: 'Confirmed. It counts in Flat.',
      dispute: 'Disputed. It does not count in Flat.',
      delete: 'Deleted. It does not count in Flat.',
    } as const
    for (const [verb, body] of Object.entries(outcomes)) {
      const id = await pay('Ben', 'Ben', 'Anna')
      const title = 'Ben paid you €5.00'
      expect(await toldTo('Anna')).toMatchObject({ title, read: false })
      await act('Anna', `settlements.${verb}`, { id })
      expect(await toldTo('Anna'), verb).toMatchObject({ title, body, read: true })
    }
  })

  it('says how it stands also where it was read before, and after every turn', async () => {
    const id = await pay('Cara', 'Ben', 'Anna')
    const upTo = one.now().toISOString()
    await must(one, of('Anna'), 'notifications.markAllRead', { upTo })
    await act('Anna', 'settlements.dispute', { id })
    await act('Anna', 'settlements.confirm', { id })
    const ofIt = async (name: Name) =>
      (await flat.noticesOf(name)).filter(({ data }) => data.settlementId === id)
    const bodies = async (name: Name) => (await ofIt(name)).map(({ body }) => body)
    const counts = 'Confirmed. It counts in Flat.'
    expect(await bodies('Anna')).toEqual([counts])
    expect(await bodies('Ben')).toEqual([counts, counts, 'Your payment in Flat arrived.'])
    await act('Anna', 'settlements.reopen', { id })
    expect(await bodies('Anna')).toEqual(['It waits to be confirmed in Flat.'])
  })

  it('leads to itself, or to the record, and nowhere for who is not there', async () => {
    await bill('Anna', 'Ben', 900)
    const id = await pay('Ben', 'Ben', 'Anna')
    const path = `/mcapp/groups/${flat.groupId}`
    expect((await toldTo('Anna'))?.link).toBe(`${path}?tab=settle&payment=${id}`)
    await act('Anna', 'settlements.confirm', { id })
    expect((await toldTo('Ben'))?.link).toBe(`${path}?tab=settle&payment=${id}`)
    await act('Anna', 'settlements.delete', { id })
    expect((await toldTo('Ben'))?.link).toBe(`${path}?tab=activity`)
    await act('Anna', 'settlements.restore', { id })
    expect((await toldTo('Ben'))?.link).toBe(`${path}?tab=settle&payment=${id}`)
    await act('Anna', 'groups.removeMember', { memberId: idOf('Ben') })
    flat.later()
    const since = await pay('Anna', 'Ben', 'Anna')
    flat.later()
    await act('Anna', 'settlements.reopen', { id: since })
    expect(await toldTo('Ben')).toMatchObject({
      title: 'Anna took back the confirmation of €5.00',
      link: null,
    })
  })

  it('no longer asks somebody who is gone', async () => {
    await pay('Ben', 'Ben', 'Cara')
    await act('Cara', 'groups.leave')
    expect(await toldTo('Cara')).toMatchObject({ body: 'You are no longer in Flat.', read: true })
  })

  it('that did not arrive says what can be done', async () => {
    const id = await pay('Ben', 'Ben', 'Anna')
    await act('Anna', 'settlements.dispute', { id })
    expect((await toldTo('Ben'))?.body).toBe(
      'The payment does not count in Flat. Anna can still confirm it when the money is there, ' +
        'or you delete it.',
    )
  })
})

describe('an invitation', () => {
  it('is no longer news once somebody has joined by another way', async () => {
    await act('Cara', 'groups.leave')
    const { email } = of('Cara')
    const mail = { id: randomUUID(), token: newToken(), channel: 'email', to: email }
    await act('Anna', 'groups.invite', mail)
    expect(await toldTo('Cara')).toMatchObject({ title: 'Anna invites you to Flat', read: false })
    await flat.join('Cara')
    expect(await toldTo('Cara')).toMatchObject({
      ...{ title: 'Anna invites you to Flat', body: 'You are in the group already.', read: true },
    })
  })
})
