import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
import { TestCaller } from '#test/support/caller.ts'
import { withClient } from '#test/support/old-database.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

let people: Readonly<Record<string, TestCaller>>
let group: TestGroup
/** Anna owns it, Ben leads it too, Zed is only a name in it. */
beforeEach(async () => {
  const names = ['Anna', 'Ben']
  const all = await Promise.all(names.map((name) => TestCaller.signUp(sharedServer().url, name)))
  people = Object.fromEntries(names.map((name, at) => [name, all[at] as TestCaller]))
  group = await TestGroup.make(of('Anna'), ['Zed'])
  await group.join(of('Ben'))
  await does('Anna', 'groups.setRole', { memberId: group.of('Ben'), role: 'admin' })
})

const of = (name: string) => people[name] as TestCaller
type Args = Readonly<Record<string, unknown>>
const tries = (by: string, name: GroupCommandName, args: Args = {}) =>
  send(of(by), name, { groupId: group.id, ...args })
const does = (by: string, name: GroupCommandName, args: Args = {}) =>
  sendWell(of(by), name, { groupId: group.id, ...args })
const balances = () => group.balances(of('Anna'))
const remove = (by: string, name: string) =>
  tries(by, 'groups.removeMember', { memberId: group.of(name) })

const open = { ok: false, code: 'balance-open' }
const day = { date: '2026-03-31', text: '' }

/** Half of each of the two. */
async function joint(by: string, names: readonly string[], fields: Args): Promise<string> {
  const owners = names.map((name) => ({ memberId: group.of(name), bps: 5000 }))
  const said = { name: 'Flat', kind: 'current', currency: 'EUR', openingOn: '2026-03-01' }
  const doc = { id: randomUUID(), ...said, owners, ...fields }
  await does(by, 'group_accounts.create', { doc })
  return doc.id
}

async function interest(by: string, accountId: string, amount: number): Promise<string> {
  const doc = { id: randomUUID(), accountId, amount, ...day }
  await does(by, 'group_accounts.interest', { doc })
  return doc.id
}

describe('who owes money, and owns a joint account with a name', () => {
  it('does not pass the debt on by taking that name out', async () => {
    await group.spend(of('Anna'), 5000, 'Anna', ['Ben'])
    const owing = { Anna: 5000, Ben: -5000 }
    const id = await joint('Ben', ['Ben', 'Zed'], { openingBalance: -10_000 })
    expect(await remove('Ben', 'Zed')).toMatchObject(open)
    expect(await remove('Anna', 'Zed')).toMatchObject(open)
    expect(await balances()).toEqual(owing)
    await interest('Anna', id, 10_000)
    expect(await remove('Ben', 'Zed')).toMatchObject({ ok: true })
    expect(await balances()).toEqual(owing)
  })

  it('does not either once whom they owe is gone, nor by taking out a member', async () => {
    await group.spend(of('Anna'), 5000, 'Anna', ['Ben'])
    await does('Anna', 'groups.setRole', { memberId: group.of('Ben'), role: 'owner' })
    const cara = await TestCaller.signUp(sharedServer().url, 'Cara')
    await group.join(cara)
    await sendWell(of('Ben'), 'groups.removeMember', {
      ...{ groupId: group.id, memberId: group.of('Anna') },
    })
    await joint('Ben', ['Ben', 'Zed'], { openingBalance: -10_000 })
    expect(await remove('Ben', 'Zed')).toMatchObject(open)
    const id = await joint('Ben', ['Ben', 'Cara'], { openingBalance: -10_000 })
    await sendWell(cara, 'group_accounts.agree', { groupId: group.id, id })
    expect(await remove('Ben', 'Cara')).toMatchObject({ ok: false, code: 'invalid-input' })
    expect(await group.balances(of('Ben'))).toEqual({ Anna: 5000, Ben: -5000 })
  })
})

describe('an account that waits for agreement', () => {
  it('has no part to pass when who was asked is removed, or deletes their account', async () => {
    await joint('Anna', ['Anna', 'Ben'], { openingBalance: -500_000 })
    expect(await remove('Anna', 'Ben')).toMatchObject({ ok: true })
    expect(await balances()).toEqual({})
    const cara = await TestCaller.signUp(sharedServer().url, 'Cara')
    await group.join(cara)
    await joint('Anna', ['Anna', 'Cara'], { openingBalance: -500_000 })
    const body = { confirm: deleteConfirmation, password: 'four plain words' }
    expect((await cara.call('POST', '/api/user/delete', { body })).status).toBe(200)
    expect(await balances()).toEqual({})
  })

  it('is not what lets an admin remove who would not be even', async () => {
    const cara = await TestCaller.signUp(sharedServer().url, 'Cara')
    await group.join(cara)
    const id = await joint('Ben', ['Ben', 'Cara'], { openingBalance: -500_000 })
    await sendWell(cara, 'group_accounts.agree', { groupId: group.id, id })
    expect(await remove('Ben', 'Cara')).toMatchObject(open)
    expect(await balances()).toEqual({})
  })
})

describe('who owns a part of an overdrawn account', () => {
  /** Each owes half of 2,000. */
  async function overdrawn(fields: Args = {}) {
    const id = await joint('Anna', ['Anna', 'Ben'], { openingBalance: -200_000, ...fields })
    await does('Ben', 'group_accounts.agree', { id })
    expect(await tries('Ben', 'groups.leave')).toMatchObject(open)
    return id
  }

  it('does not leave on interest of their own saying for three days', async () => {
    const entry = await interest('Ben', await overdrawn(), 200_000)
    expect(await tries('Ben', 'groups.leave')).toMatchObject(open)
    await age(entry)
    expect(await tries('Ben', 'groups.leave')).toMatchObject({ ok: true })
  })

  it('leaves on what another wrote down', async () => {
    await interest('Anna', await overdrawn(), 200_000)
    expect(await tries('Ben', 'groups.leave')).toMatchObject({ ok: true })
  })

  it('does not leave on having paid in where no tally is kept', async () => {
    const accountId = await overdrawn({ keepsTally: false })
    const doc = { id: randomUUID(), accountId, memberId: group.of('Ben'), amount: 200_000, ...day }
    await does('Ben', 'group_accounts.payIn', { doc })
    expect(await tries('Ben', 'groups.leave')).toMatchObject(open)
    await age(doc.id)
    expect(await tries('Ben', 'groups.leave')).toMatchObject({ ok: true })
  })
})

/** It was written down more than three days ago. */
const age = (id: string) =>
  withClient(sharedServer().databaseUrl, (client) =>
    client.query(
      `update group_account_entries set created_at = created_at - interval '73 hours'
        where id = $1`,
      [id],
    ),
  )
