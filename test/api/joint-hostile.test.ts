import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountKeeper, Fields } from '#test/support/accounts-fixture.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { send, sendWell } from '#test/support/group-fixture.ts'
import {
  anna,
  ben,
  entryIn,
  first,
  group,
  half,
  heldOn,
  joint,
  meet,
  owed,
  payIn,
} from '#test/support/joint-fixture.ts'
import { aSide } from '#test/support/standing.ts'

beforeEach(meet)

const refusal = (by: AccountKeeper, name: string, args: Fields) =>
  send(by.caller, name as never, { groupId: group.id, ...args })
const denied = { ok: false, code: 'not-allowed' }
const openOnes = { ok: false, code: 'balance-open' }
const even = (amount: number) =>
  group.spend(anna.caller, amount, 'Anna', ['Anna', 'Ben'], { date: '2026-03-02' })

describe('somebody who wants to cheat with a joint account', () => {
  it('does not change the number others pay to without their hearing of it', async () => {
    const id = await joint()
    const patch = { number: 'DE89370400440532013000' }
    await sendWell(anna.caller, 'group_accounts.update', { groupId: group.id, id, patch })
    const told = (await ben.rows('notifications')).map(({ title }) => String(title))
    const title = /^Anna.* changed the account number or bank of Our flat/
    expect(told.filter((one) => title.test(one))).toHaveLength(1)
    const [noted] = [...((await bookOf(ben.caller)).get('activity')?.values() ?? [])].filter(
      ({ kind }) => kind === 'account-changed',
    )
    expect(noted).toMatchObject({ data: { isPaidTo: true } })
  })

  it('does not leave on their own word that they paid in, and is denied', async () => {
    const id = await joint()
    await even(1000)
    const doc = entryIn(id, 'Ben', 1000)
    await payIn(ben, doc)
    expect(await owed()).toEqual({})
    expect(await refusal(ben, 'groups.leave', {})).toMatchObject(openOnes)
    expect(await refusal(ben, 'group_accounts.answer', { id: doc.id, isSo: true })).toMatchObject(
      denied,
    )
    const told = (await anna.rows('notifications')).map(({ title }) => String(title))
    expect(told.some((title) => /^Ben.* paid .*10\.00 into Our flat/.test(title))).toBe(true)
    await sendWell(anna.caller, 'group_accounts.answer', {
      ...{ groupId: group.id, id: doc.id, isSo: false },
    })
    expect(await owed()).toEqual({ Anna: 500, Ben: -500 })
    expect((await heldOn(id)).at(-1)).toBe(0)
    expect(await refusal(ben, 'group_accounts.answer', { id: doc.id, isSo: true })).toMatchObject(
      denied,
    )
    // What is said to be so stays so, and then they may go; their part is the others'.
    await sendWell(anna.caller, 'group_accounts.answer', {
      ...{ groupId: group.id, id: doc.id, isSo: true },
    })
    expect(await refusal(anna, 'group_accounts.answer', { id: doc.id, isSo: false })).toMatchObject(
      denied,
    )
    await sendWell(ben.caller, 'groups.leave', { groupId: group.id })
    const [account] = [...((await bookOf(anna.caller)).get('group_accounts')?.values() ?? [])]
    expect(account).toMatchObject({ owners: [{ memberId: group.of('Anna'), bps: 10_000 }] })
  })

  it('changes neither whose it is nor how the past was shared', async () => {
    const id = await joint()
    await payIn(anna, entryIn(id, 'Anna', 1000))
    const groupId = group.id
    const bill = { jointAccountId: id, date: '2026-03-10' }
    const expense = await group.spend(anna.caller, 600, 'Ben', ['Anna', 'Ben'], bill)
    const owners = [{ memberId: group.of('Anna'), bps: 10_000 }]
    for (const patch of [{ owners }, { keepsTally: false }, { openingBalance: 5 }]) {
      expect(await refusal(anna, 'group_accounts.update', { id, patch })).toMatchObject({
        ok: false,
      })
    }
    const payers = [{ memberId: group.of('Ben'), amount: 1200 }]
    const patch = { amount: 1200, jointAccountId: id, payers }
    const change = { groupId, id: expense, version: 1, patch }
    await sendWell(anna.caller, 'group_expenses.update', change)
    const [row] = await group.expenses(ben.caller)
    expect(row?.payers.map(({ amount }) => amount)).toEqual([600, 600])
  })

  it('takes out what another wrote, and it is put back though they left', async () => {
    const id = await joint()
    const [out, back] = [entryIn(id, 'Ben', 800), entryIn(id, 'Anna', 800)]
    await payIn(anna, back)
    await sendWell(anna.caller, 'group_accounts.payOut', { groupId: group.id, doc: out })
    expect(await owed()).toEqual({ Anna: 800, Ben: -800 })
    await sendWell(ben.caller, 'group_accounts.removeEntry', { groupId: group.id, id: out.id })
    const paid = { from: group.of('Ben'), to: group.of('Anna'), amount: 400, currency: 'EUR' }
    await sendWell(anna.caller, 'settlements.claim', {
      ...{ groupId: group.id, doc: { id: randomUUID(), ...paid, date: '2026-03-06' } },
    })
    await sendWell(ben.caller, 'groups.leave', { groupId: group.id })
    await sendWell(anna.caller, 'group_accounts.restoreEntry', { groupId: group.id, id: out.id })
    expect((await group.balances(anna.caller)).Ben).toBe(-400)
  })

  it('makes nobody an owner unasked, nor keeps them', async () => {
    const doc = {
      ...{ id: randomUUID(), name: 'Card', kind: 'card', currency: 'EUR', openingOn: first },
      ...{ openingBalance: -100_000, owners: half() },
    }
    await sendWell(anna.caller, 'group_accounts.create', { groupId: group.id, doc })
    const entry = entryIn(doc.id, 'Anna', 500)
    expect(await refusal(anna, 'group_accounts.payIn', { doc: entry })).toMatchObject({ ok: false })
    const bill = group.doc(500, 'Anna', ['Anna'], { jointAccountId: doc.id })
    expect(await refusal(anna, 'group_expenses.create', { doc: bill })).toMatchObject({ ok: false })
    await sendWell(ben.caller, 'group_accounts.refuse', { groupId: group.id, id: doc.id })
    await sendWell(ben.caller, 'groups.leave', { groupId: group.id })
  })

  it('leaves no debt at the bank behind, and who is removed is owed their part', async () => {
    const id = await joint({ openingBalance: -1000 })
    expect(await refusal(ben, 'groups.leave', {})).toMatchObject(openOnes)
    expect(await refusal(ben, 'group_accounts.refuse', { id })).toMatchObject(denied)
    await sendWell(anna.caller, 'groups.removeMember', {
      ...{ groupId: group.id, memberId: group.of('Ben') },
    })
    expect(await group.balances(anna.caller)).toEqual({ Anna: 500, Ben: -500 })
    const entries = [...((await bookOf(anna.caller)).get('group_account_entries')?.values() ?? [])]
    expect(entries).toMatchObject([{ kind: 'part-owed', amount: 500 }])
    expect(await refusal(anna, 'group_accounts.removeEntry', { id: entries[0]?.id })).toMatchObject(
      denied,
    )
  })

  it('takes no transfer along that another made', async () => {
    const id = await joint()
    const [giro, cash] = [await anna.account(), await anna.account()]
    const transfer = { id: randomUUID(), from: aSide(giro), to: aSide(cash), reason: 'own' }
    await anna.must('transfers.create', { doc: transfer })
    const doc = { ...entryIn(id, 'Anna', 500), id: transfer.id }
    await payIn(ben, doc)
    await sendWell(ben.caller, 'group_accounts.removeEntry', { groupId: group.id, id: doc.id })
    expect(await anna.rows('transfers')).toMatchObject([{ id: transfer.id }])
  })
})
