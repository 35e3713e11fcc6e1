import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newToken, send, sendWell, TestGroup } from '../support/group-fixture.ts'

let anna: TestCaller
let ben: TestCaller
let cara: TestCaller
let group: TestGroup
beforeAll(async () => {
  const { url } = sharedServer()
  anna = await TestCaller.signUp(url, 'Anna')
  ben = await TestCaller.signUp(url, 'Ben')
  cara = await TestCaller.signUp(url, 'Cara')
})
beforeEach(async () => {
  group = await TestGroup.make(anna, ['Dora'])
  await group.join(ben)
  await group.join(cara)
})

type Bill = ReturnType<TestGroup['doc']>

const refusal = { ok: false, code: 'invalid-input' }
const moneyOf = ({ amount, currency, payers, split }: Bill) => ({ amount, currency, payers, split })

async function newBill(): Promise<Bill> {
  const doc = group.doc(10_000, 'Anna', ['Anna', 'Ben'])
  await sendWell(anna, 'group_expenses.create', { groupId: group.id, doc })
  return doc
}

async function versionOf(id: string): Promise<number> {
  return (await group.expenses(anna)).find((row) => row.id === id)?.version ?? 0
}

/** Made of somebody's bill by another. */
const change = async (by: TestCaller, bill: Bill, patch: object) =>
  send(by, 'group_expenses.update', {
    ...{ groupId: group.id, id: bill.id, version: await versionOf(bill.id), patch },
  })

const onlyAnna = () => ({ split: { mode: 'equal', memberIds: [group.of('Anna')] } })
const leave = (who: TestCaller) => send(who, 'groups.leave', { groupId: group.id })
const owing = { Anna: 5000, Ben: -5000 }

async function noticesOf(who: TestCaller): Promise<string> {
  return JSON.stringify((await who.call('GET', `/api/data/users/${who.uid}/notifications`)).body)
}

describe('who lowers their own debt and goes', () => {
  it('by a change of the bill owes again when it is put back', async () => {
    const bill = await newBill()
    expect(await change(ben, bill, onlyAnna())).toMatchObject({ ok: true })
    expect(await leave(ben)).toMatchObject({ ok: true })
    expect(await group.balances(anna)).toEqual({})
    // As it was, and in no other way.
    const more = { ...moneyOf(bill), amount: 20_000 }
    const paid = [{ memberId: group.of('Anna'), amount: 20_000 }]
    expect(await change(anna, bill, { ...more, payers: paid })).toMatchObject(refusal)
    expect(await change(cara, bill, moneyOf(bill))).toMatchObject({ ok: true })
    expect(await group.balances(anna)).toEqual(owing)
  })

  it('by deleting the bill owes again when it is restored', async () => {
    const { id } = await newBill()
    await sendWell(ben, 'group_expenses.delete', { groupId: group.id, id })
    expect(await leave(ben)).toMatchObject({ ok: true })
    await sendWell(anna, 'group_expenses.restore', { groupId: group.id, id })
    expect(await group.balances(anna)).toEqual(owing)
    const { body } = await ben.call('GET', `/api/data/users/${ben.uid}/group_shares`)
    const own = { groupId: group.id, groupName: 'Lisbon', share: 5000, paid: 0 }
    const parts = expect.arrayContaining([expect.objectContaining(own)])
    expect(body).toMatchObject({ documents: parts })
  })

  it('with the help of somebody who goes too, owes whom they owed', async () => {
    const bill = await newBill()
    await change(cara, bill, onlyAnna())
    expect(await leave(ben)).toMatchObject({ ok: false, code: 'balance-open' })
    await leave(cara)
    expect(await change(anna, bill, moneyOf(bill))).toMatchObject({ ok: true })
    expect(await group.balances(anna)).toEqual(owing)
  })

  it('is not whose part another put right, but is who was removed right after', async () => {
    const bill = await newBill()
    await change(anna, bill, onlyAnna())
    await leave(ben)
    expect(await change(anna, bill, moneyOf(bill))).toMatchObject(refusal)
    const other = group.doc(10_000, 'Anna', ['Anna', 'Cara'])
    await sendWell(anna, 'group_expenses.create', { groupId: group.id, doc: other })
    await change(cara, other, onlyAnna())
    const memberId = group.of('Cara')
    await sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId })
    expect(await change(anna, other, moneyOf(other))).toMatchObject({ ok: true })
    expect(await group.balances(anna)).toEqual({ Anna: 5000, Cara: -5000 })
  })
})

describe('a payment to a name without an account', () => {
  async function paidByWord() {
    const doc = group.doc(10_000, 'Dora', ['Dora', 'Ben'])
    await sendWell(anna, 'group_expenses.create', { groupId: group.id, doc })
    const payment = pay(group, 'Ben', 'Dora', 5000)
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc: payment })
    expect(await leave(ben)).toMatchObject({ ok: true })
    return { groupId: group.id, id: payment.id }
  }
  const owed = { Ben: -5000, Dora: 5000 }

  it('is told to who leads the group, who may deny it', async () => {
    const payment = await paidByWord()
    expect(await noticesOf(anna)).toContain('Ben paid Dora')
    expect(await noticesOf(cara)).not.toContain('Ben paid Dora')
    expect(await send(cara, 'settlements.dispute', payment)).toMatchObject({ code: 'not-allowed' })
    await sendWell(anna, 'settlements.dispute', payment)
    expect(await group.balances(anna)).toEqual(owed)
    expect(await send(cara, 'settlements.confirm', payment)).toMatchObject({ code: 'not-allowed' })
    await sendWell(anna, 'settlements.confirm', payment)
    expect(await group.balances(anna)).toEqual({})
  })

  it('is denied by who becomes that name', async () => {
    const payment = await paidByWord()
    const dora = await TestCaller.signUp(sharedServer().url, 'Dora')
    const token = newToken()
    const link = { id: randomUUID(), channel: 'link', memberId: group.of('Dora'), token }
    await sendWell(anna, 'groups.invite', { groupId: group.id, ...link })
    await sendWell(dora, 'groups.accept', { token, newMemberId: randomUUID() })
    await sendWell(dora, 'settlements.dispute', payment)
    expect(await group.balances(anna)).toEqual(owed)
  })

  it('is not confirmed anew by its payer once it is denied', async () => {
    const payment = pay(group, 'Ben', 'Dora', 100)
    const args = { groupId: group.id, id: payment.id }
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc: payment })
    await sendWell(anna, 'settlements.dispute', args)
    for (const name of ['settlements.confirm', 'settlements.reopen'] as const) {
      expect(await send(ben, name, args), name).toMatchObject({ code: 'not-allowed' })
    }
  })
})

describe('a payment that its receiver says another made', () => {
  it('is denied by that person, also in a closed group', async () => {
    const doc = pay(group, 'Ben', 'Anna', 1)
    await sendWell(anna, 'settlements.claim', { groupId: group.id, doc })
    await sendWell(anna, 'groups.setStatus', { groupId: group.id, status: 'closed' })
    expect(await group.balances(anna)).toEqual({ Anna: -1, Ben: 1 })
    expect(await leave(ben)).toMatchObject({ code: 'balance-open' })
    await sendWell(ben, 'settlements.dispute', { groupId: group.id, id: doc.id })
    expect(await group.balances(anna)).toEqual({})
    expect(await leave(ben)).toMatchObject({ ok: true })
  })

  it('stays what it is where its payer wrote it down', async () => {
    const doc = pay(group, 'Ben', 'Anna', 1)
    const args = { groupId: group.id, id: doc.id }
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc })
    await sendWell(anna, 'settlements.confirm', args)
    expect(await send(ben, 'settlements.dispute', args)).toMatchObject({ code: 'not-allowed' })
  })
})
