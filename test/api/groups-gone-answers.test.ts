import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newToken, send, sendWell, TestGroup } from '../support/group-fixture.ts'

let people: Readonly<Record<string, TestCaller>>
let group: TestGroup
/** Anna owns it, Dora is only a name in it. */
beforeEach(async () => {
  const { url } = sharedServer()
  const names = ['Anna', 'Ben', 'Cara']
  const all = await Promise.all(names.map((name) => TestCaller.signUp(url, name)))
  people = Object.fromEntries(names.map((name, at) => [name, all[at] as TestCaller]))
  group = await TestGroup.make(of('Anna'), ['Dora'])
  for (const name of ['Ben', 'Cara']) await group.join(of(name))
})

const of = (name: string) => people[name] as TestCaller
type Args = Readonly<Record<string, unknown>>
const tries = (by: string, name: GroupCommandName, args: Args) =>
  send(of(by), name, { groupId: group.id, ...args })
const does = (by: string, name: GroupCommandName, args: Args) =>
  sendWell(of(by), name, { groupId: group.id, ...args })

type Verb = 'confirm' | 'dispute' | 'reopen' | 'delete' | 'restore'
const verbs = ['confirm', 'reopen', 'dispute', 'delete'] as const

const wrong = { ok: false, code: 'invalid-input' }
const refused = { ok: false, code: 'not-allowed' }
const open = () => group.balances(of('Anna'))

async function paid(by: string, from: string, to: string, amount = 5000): Promise<string> {
  const doc = pay(group, from, to, amount)
  await does(by, 'settlements.claim', { doc })
  return doc.id
}

const says = (by: string, verb: Verb, id: string) => tries(by, `settlements.${verb}`, { id })
const remove = (by: string, name: string) =>
  does(by, 'groups.removeMember', { memberId: group.of(name) })
const lead = (name: string) =>
  does('Anna', 'groups.setRole', { memberId: group.of(name), role: 'admin' })

async function deleteAccount(name: string): Promise<void> {
  const body = { confirm: deleteConfirmation, password: 'four plain words' }
  const { status } = await of(name).call('POST', '/api/user/delete', { body })
  expect(status).toBe(200)
}

/** Anna owes Ben. */
const owing = { Anna: -5000, Ben: 5000 }
const billOfBen = () => group.spend(of('Ben'), 5000, 'Ben', ['Anna'])

/** Whatever Anna says of it, it does not count. */
async function staysOpen(id: string): Promise<void> {
  for (const verb of ['confirm', 'reopen', 'confirm'] as const) await says('Anna', verb, id)
  expect(await open()).toEqual(owing)
}

describe('a debtor who leads a group', () => {
  beforeEach(billOfBen)

  it('removes the creditor, and does not answer for them', async () => {
    const before = await paid('Anna', 'Anna', 'Ben')
    const denied = await paid('Anna', 'Anna', 'Ben')
    await says('Ben', 'dispute', denied)
    const deleted = await paid('Anna', 'Anna', 'Ben')
    await says('Ben', 'confirm', deleted)
    await says('Ben', 'delete', deleted)
    await remove('Anna', 'Ben')
    expect(await open()).toEqual(owing)
    for (const id of [before, denied]) {
      expect(await says('Anna', 'confirm', id)).toMatchObject(refused)
      await staysOpen(id)
    }
    await says('Anna', 'restore', deleted)
    await staysOpen(deleted)
    await staysOpen(await paid('Anna', 'Anna', 'Ben'))
    // What could never count is not written down.
    const more = { doc: pay(group, 'Anna', 'Ben', 5001) }
    expect(await tries('Anna', 'settlements.claim', more)).toMatchObject({ code: 'invalid-input' })
  })

  it('does not either by a name without an account, or by who settles with them', async () => {
    const ask = { withMember: group.of('Anna'), householdId: randomUUID() }
    await does('Cara', 'groups.askHousehold', { memberId: group.of('Cara'), ...ask })
    await does('Anna', 'groups.agreeHousehold', { memberId: group.of('Cara') })
    await lead('Cara')
    await remove('Anna', 'Ben')
    await says('Cara', 'confirm', await paid('Cara', 'Anna', 'Ben'))
    expect(await open()).toEqual(owing)
    const passed = { doc: pay(group, 'Anna', 'Dora', 5000) }
    expect(await tries('Anna', 'settlements.claim', passed)).toMatchObject(wrong)
    const round = await paid('Anna', 'Dora', 'Ben')
    for (const name of ['Anna', 'Cara']) {
      expect(await says(name, 'confirm', round)).toMatchObject(refused)
    }
    expect(await open()).toEqual(owing)
  })

  it('does not either once the account of the creditor is deleted', async () => {
    const { token } = await linkFor(null)
    const bill = await group.spend(of('Anna'), 5000, 'Ben', ['Anna'])
    await deleteAccount('Ben')
    const former = { Anna: -10_000, Ben: 10_000 }
    expect(await open()).toEqual(former)
    await says('Anna', 'confirm', await paid('Anna', 'Anna', 'Ben'))
    expect(await tries('Anna', 'group_expenses.delete', { id: bill })).toMatchObject({ ok: false })
    expect(await open()).toEqual(former)
    // Nor does anybody take their place and say so.
    const other = await TestCaller.signUp(sharedServer().url, 'Otto')
    const taken = { token, memberId: group.of('Ben'), newMemberId: randomUUID() }
    expect(await send(other, 'groups.accept', taken)).toMatchObject({ code: 'invitation-over' })
    const forPlace = { id: randomUUID(), channel: 'link', memberId: group.of('Ben') }
    const invited = await tries('Anna', 'groups.invite', { ...forPlace, token: newToken() })
    expect(invited).toMatchObject({ ok: false })
    await does('Cara', 'groups.leave', {})
  })

  it('brings nothing in from elsewhere where the creditor deleted their account', async () => {
    const [anna, url] = [of('Anna'), sharedServer().url]
    const alone = await TestGroup.make(anna)
    const dan = await TestCaller.signUp(url, 'Dan')
    await alone.join(dan)
    await alone.spend(anna, 5000, 'Dan', ['Anna'])
    const body = { confirm: deleteConfirmation, password: 'four plain words' }
    await dan.call('POST', '/api/user/delete', { body })
    const docs = [pay(alone, 'Anna', 'Dan', 5000)]
    const brought = await send(anna, 'settlements.createMany', { groupId: alone.id, docs })
    expect(brought).toMatchObject(refused)
  })

  it('is believed by another who leads it, until one of the two takes it back', async () => {
    await lead('Cara')
    const id = await paid('Anna', 'Anna', 'Ben')
    await remove('Anna', 'Ben')
    expect(await says('Cara', 'confirm', id)).toMatchObject({ ok: true })
    expect(await open()).toEqual({})
    // Even by now and gone: who was paid since they went may be corrected.
    expect(await says('Cara', 'dispute', id)).toMatchObject({ ok: true })
    expect(await says('Anna', 'confirm', id)).toMatchObject(refused)
    await says('Cara', 'confirm', id)
    expect(await says('Anna', 'delete', id)).toMatchObject({ ok: true })
    expect(await open()).toEqual(owing)
  })

  it('keeps what the creditor said themselves', async () => {
    await lead('Cara')
    const id = await paid('Anna', 'Anna', 'Ben', 2000)
    await says('Ben', 'confirm', id)
    await remove('Anna', 'Ben')
    for (const verb of ['dispute', 'reopen', 'delete'] as const) {
      expect(await says('Cara', verb, id), verb).toMatchObject(refused)
    }
    expect(await open()).toEqual({ Anna: -3000, Ben: 3000 })
  })
})

async function linkFor(memberId: string | null) {
  const link = { id: randomUUID(), token: newToken(), channel: 'link', memberId }
  await does('Anna', 'groups.invite', link)
  return link
}

describe('who passes their debt to a name without an account', () => {
  beforeEach(billOfBen)
  const passed = { Dora: -5000, Ben: 5000 }

  it('is denied by the others where nobody else leads the group', async () => {
    const id = await paid('Anna', 'Anna', 'Dora')
    expect(await open()).toEqual(passed)
    const { body } = await of('Ben').data('GET', 'notifications')
    expect(JSON.stringify(body)).toContain('Anna paid Dora')
    expect(await says('Ben', 'dispute', id)).toMatchObject({ ok: true })
    await staysOpen(id)
  })

  it('is denied also in a closed group, and once that name is taken out', async () => {
    const id = await paid('Anna', 'Anna', 'Dora')
    await remove('Anna', 'Dora')
    await does('Anna', 'groups.setStatus', { status: 'closed' })
    expect(await says('Ben', 'dispute', id)).toMatchObject({ ok: true })
    await does('Anna', 'groups.setStatus', { status: 'open' })
    await staysOpen(id)
  })

  it('is not believed once nobody is left who could object, by a payment or a bill', async () => {
    const mine = await group.spend(of('Anna'), 600, 'Anna', ['Dora'])
    const id = await paid('Anna', 'Anna', 'Dora')
    await says('Ben', 'dispute', id)
    await does('Cara', 'groups.leave', {})
    await remove('Anna', 'Ben')
    const left = { Anna: -4400, Dora: -600, Ben: 5000 }
    await says('Anna', 'reopen', id)
    expect(await says('Anna', 'confirm', id)).toMatchObject(wrong)
    const doc = pay(group, 'Anna', 'Dora', 100)
    expect(await tries('Anna', 'settlements.claim', { doc })).toMatchObject(wrong)
    const bill = group.doc(100, 'Anna', ['Anna', 'Dora'])
    expect(await tries('Anna', 'group_expenses.create', { doc: bill })).toMatchObject(wrong)
    const more = { amount: 700, payers: [{ memberId: group.of('Anna'), amount: 700 }] }
    const edit = { id: mine, version: 1, patch: more }
    expect(await tries('Anna', 'group_expenses.update', edit)).toMatchObject(wrong)
    expect(await open()).toEqual(left)
    // What they lose by they write down.
    await group.spend(of('Anna'), 300, 'Dora', ['Anna'])
    expect(await open()).toEqual({ ...left, Anna: -4700, Dora: -300 })
    await does('Anna', 'groups.removeMember', { memberId: group.of('Dora') })
  })

  it('is denied by who else leads it, and by nobody else', async () => {
    await lead('Cara')
    const id = await paid('Anna', 'Anna', 'Dora')
    expect(await says('Ben', 'dispute', id)).toMatchObject(refused)
    await says('Cara', 'dispute', id)
    expect(await says('Anna', 'reopen', id)).toMatchObject(refused)
    await staysOpen(id)
    expect(await says('Cara', 'reopen', id)).toMatchObject({ ok: true })
    await says('Anna', 'confirm', id)
    expect(await open()).toEqual(passed)
  })
})

describe('who was paid', () => {
  /** Ben paid, owes more, and is gone. */
  async function counted(): Promise<string> {
    await group.spend(of('Anna'), 9000, 'Anna', ['Ben'])
    const id = await paid('Ben', 'Ben', 'Anna')
    await says('Anna', 'confirm', id)
    return id
  }
  const left = { Anna: 4000, Ben: -4000 }

  it('takes it back while the payer can answer', async () => {
    const id = await counted()
    expect(await says('Anna', 'reopen', id)).toMatchObject({ ok: true })
    await says('Anna', 'confirm', id)
    expect(await says('Anna', 'delete', id)).toMatchObject({ ok: true })
    expect(await open()).toEqual({ Anna: 9000, Ben: -9000 })
  })

  it('does not take it back from who was removed', async () => {
    const id = await counted()
    await remove('Anna', 'Ben')
    for (const verb of ['reopen', 'dispute', 'delete'] as const) {
      expect(await says('Anna', verb, id), verb).toMatchObject(refused)
    }
    expect(await open()).toEqual(left)
    // What they say since, of their own, they take back.
    const since = await paid('Anna', 'Ben', 'Anna', 1000)
    expect(await says('Anna', 'delete', since)).toMatchObject({ ok: true })
    expect(await open()).toEqual(left)
  })

  it('does not take it back from who deleted their account', async () => {
    const id = await counted()
    await deleteAccount('Ben')
    for (const verb of verbs.slice(1)) expect(await says('Anna', verb, id)).toMatchObject(refused)
    expect(await open()).toEqual({ Anna: 4000, Ben: -4000 })
    const sum = { amount: 4000, currency: 'EUR', date: '2026-04-01' }
    await does('Anna', 'settlements.writeOff', { id: randomUUID(), from: group.of('Ben'), ...sum })
    expect(await open()).toEqual({})
  })
})

describe('what is paid into a joint account', () => {
  it('is the other owner’s once an account is deleted, and pays bills as before', async () => {
    const id = randomUUID()
    const owners = ['Anna', 'Ben'].map((name) => ({ memberId: group.of(name), bps: 5000 }))
    const joint = { id, name: 'Flat', kind: 'current', currency: 'EUR', openingOn: '2026-03-01' }
    await does('Anna', 'group_accounts.create', { doc: { ...joint, owners } })
    await does('Ben', 'group_accounts.agree', { id })
    const money = { amount: 10_000, date: '2026-03-31', text: '' }
    const doc = { id: randomUUID(), accountId: id, memberId: group.of('Ben'), ...money }
    await does('Ben', 'group_accounts.payIn', { doc })
    await deleteAccount('Ben')
    expect(await open()).toEqual({ Anna: -5000, Ben: 5000 })
    const bill = group.doc(600, 'Anna', ['Cara'], { jointAccountId: id })
    await does('Anna', 'group_expenses.create', { doc: bill })
    expect(await open()).toEqual({ Anna: -4400, Ben: 5000, Cara: -600 })
  })

  it('for a name without an account is denied by the others where nobody else leads', async () => {
    const [id, entry] = [randomUUID(), randomUUID()]
    const owners = ['Anna', 'Dora'].map((name) => ({ memberId: group.of(name), bps: 5000 }))
    const joint = { id, name: 'Flat', kind: 'current', currency: 'EUR', openingOn: '2026-03-01' }
    await does('Anna', 'group_accounts.create', { doc: { ...joint, owners } })
    const money = { amount: 10_000, date: '2026-03-31', text: '' }
    const doc = { id: entry, accountId: id, memberId: group.of('Anna'), ...money }
    await does('Anna', 'group_accounts.payIn', { doc })
    expect(await open()).toEqual({ Anna: 5000, Dora: -5000 })
    const answer = { id: entry, isSo: false }
    expect(await tries('Anna', 'group_accounts.answer', answer)).toMatchObject(refused)
    expect(await tries('Ben', 'group_accounts.answer', answer)).toMatchObject({ ok: true })
    expect(await open()).toEqual({})
  })
})
