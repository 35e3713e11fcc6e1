import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { Account } from '#domain/accounts/account.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { AccountKeeper, anyWords, type Fields } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { send, sendWell, TestGroup } from '#test/support/group-fixture.ts'
import { withClient } from '#test/support/old-database.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { type Book, balanceToday } from '#web/accounts/account-sums.ts'

const server = sharedServer()
const today = '2026-05-01'
let anna: AccountKeeper
let ben: AccountKeeper
let group: TestGroup
let giro: string
beforeAll(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(server.url, 'Anna'))
  ben = new AccountKeeper(await TestCaller.signUp(server.url, 'Ben'))
  group = await TestGroup.make(anna.caller)
  await group.join(ben.caller)
  giro = await anna.account({ openingBalance: 100_000 })
})

/** What the account holds by the rows of a device, and by the server's view of moves. */
async function held({ caller }: AccountKeeper, id: string) {
  const rows = await bookOf(caller)
  const rowsOf = (table: string) => [...(rows.get(table)?.values() ?? [])]
  const book: Book = { months: () => [''], monthRows: (table) => rowsOf(table) }
  const account = rowsOf('accounts').find((row) => row.id === id) as Row & Account
  const { booked } = balanceToday(book, account, { today, rates: null, valuations: [] })
  const counted = await withClient(server.databaseUrl, (client) =>
    client.query<{ sum: string | null }>(
      'select sum(effect)::text from account_moves where scope = $1 and account_id = $2',
      [caller.scope, id],
    ),
  )
  const { openingBalance } = account
  expect(booked.amount).toBe(openingBalance + Number(counted.rows[0]?.sum ?? 0))
  return booked.amount
}

const pay = async (by: TestCaller, fields: Fields = {}) => {
  const doc = {
    ...{ id: randomUUID(), from: group.of('Anna'), to: group.of('Ben') },
    ...{ amount: 2500, currency: 'EUR', date: '2026-04-01', ...fields },
  }
  await sendWell(by, 'settlements.claim', { groupId: group.id, doc })
  return doc.id
}
const choose = (id: string, accountId: string | null, more: Fields = {}) => ({
  ...{ groupId: group.id, id, accountId, ...more },
})

describe('the account behind a payment', () => {
  it('is moved as the payment is claimed, confirmed, disputed, deleted and restored', async () => {
    const id = await pay(anna.caller)
    expect(await held(anna, giro)).toBe(100_000)
    await sendWell(anna.caller, 'settlements.setAccount', choose(id, giro))
    expect(await held(anna, giro)).toBe(97_500)
    const args = { groupId: group.id, id }
    for (const [name, by, left] of [
      ['settlements.dispute', ben, 100_000],
      ['settlements.reopen', ben, 97_500],
      ['settlements.confirm', ben, 97_500],
      ['settlements.delete', ben, 100_000],
      ['settlements.restore', anna, 97_500],
    ] as const) {
      await sendWell(by.caller, name, args)
      expect(await held(anna, giro), name).toBe(left)
    }
    const cash = await anna.account({ kind: 'cash' })
    await sendWell(anna.caller, 'settlements.setAccount', choose(id, cash))
    expect([await held(anna, giro), await held(anna, cash)]).toEqual([100_000, -2500])
    await anna.refused('accounts.delete', { id: cash }, { settlement_sides: '1' }, 'in-use')
    await sendWell(anna.caller, 'settlements.setAccount', choose(id, null))
    expect(await held(anna, cash)).toBe(0)
    await anna.must('accounts.delete', { id: cash })
  })

  it('goes up for who is paid, by what the bank moved where that is another currency', async () => {
    const dollars = await ben.account({ currency: 'USD' })
    const id = await pay(ben.caller)
    await sendWell(
      ben.caller,
      'settlements.setAccount',
      choose(id, dollars, { accountAmount: 2700 }),
    )
    expect(await held(ben, dollars)).toBe(2700)
    const same = await ben.account()
    const wrong = choose(id, same, { accountAmount: 2700 })
    await ben.refused('settlements.setAccount', wrong, anyWords('accountId'))
  })

  it('is nobody else’s to see, to choose or to name', async () => {
    const id = await pay(anna.caller)
    await sendWell(anna.caller, 'settlements.setAccount', choose(id, giro))
    const theirs = await bookOf(ben.caller)
    const seen = JSON.stringify([...theirs].map(([table, rows]) => [table, [...rows.values()]]))
    expect(seen).toContain(id)
    expect(seen).not.toContain(giro)
    await ben.refused('settlements.setAccount', choose(id, giro), anyWords('accountId'))
    const other = await ben.caller.call(
      'GET',
      `/api/data/users/${anna.caller.uid}/settlement_sides`,
    )
    expect(other.status).toBe(403)
    const cleo = new AccountKeeper(await TestCaller.signUp(server.url, 'Cleo'))
    expect(await send(cleo.caller, 'settlements.setAccount', choose(id, null))).toMatchObject({
      code: 'not-allowed',
    })
    await group.join(cleo.caller)
    expect(await send(cleo.caller, 'settlements.setAccount', choose(id, null))).toMatchObject({
      code: 'not-allowed',
    })
  })
})

describe('the account a bill was paid from', () => {
  it('is moved by what I laid out, follows the bill, and is mine alone', async () => {
    const visa = await anna.account({ kind: 'card' })
    const id = await group.spend(anna.caller, 3000, 'Anna', ['Anna', 'Ben'])
    const part = shareId(id, group.of('Anna'))
    await anna.must('group_shares.update', { id: part, patch: { accountId: visa } })
    expect(await held(anna, visa)).toBe(-3000)
    const money = { amount: 5000, payers: [{ memberId: group.of('Anna'), amount: 5000 }] }
    const edit = { groupId: group.id, id, version: 1, patch: money }
    await sendWell(ben.caller, 'group_expenses.update', edit)
    expect(await held(anna, visa)).toBe(-5000)
    const others = { payers: [{ memberId: group.of('Ben'), amount: 5000 }] }
    await sendWell(ben.caller, 'group_expenses.update', { ...edit, version: 2, patch: others })
    expect(await held(anna, visa)).toBe(0)
    await ben.refused(
      'group_shares.update',
      { id: shareId(id, group.of('Ben')), patch: { accountId: visa } },
      anyWords('accountId'),
    )
  })

  it('comes back with a bill that somebody deletes and restores, for each who paid', async () => {
    const [mine, theirs] = [await anna.account(), await ben.account({ currency: 'USD' })]
    const payers = ['Anna', 'Ben'].map((name) => ({ memberId: group.of(name), amount: 1500 }))
    const id = await group.spend(anna.caller, 3000, 'Anna', ['Anna', 'Ben'])
    const edit = { groupId: group.id, id, version: 1, patch: { payers } }
    await sendWell(anna.caller, 'group_expenses.update', edit)
    const parts = { anna: shareId(id, group.of('Anna')), ben: shareId(id, group.of('Ben')) }
    await anna.must('group_shares.update', { id: parts.anna, patch: { accountId: mine } })
    const taken = { accountId: theirs, accountAmount: 1700 }
    await ben.must('group_shares.update', { id: parts.ben, patch: taken })
    const both = async () => [await held(anna, mine), await held(ben, theirs)]
    const args = { groupId: group.id, id }
    await sendWell(anna.caller, 'group_expenses.delete', args)
    expect(await both()).toEqual([0, 0])
    const record = JSON.stringify([...(await bookOf(anna.caller)).values()].map((t) => [...t]))
    expect(record).not.toContain(theirs)
    await sendWell(anna.caller, 'group_expenses.restore', args)
    expect(await both()).toEqual([-1500, -1700])
    // What was last said counts, also that it was no account.
    await anna.must('group_shares.update', { id: parts.anna, patch: { accountId: null } })
    await sendWell(ben.caller, 'group_expenses.delete', args)
    const dollars = await ben.account({ currency: 'USD' })
    await ben.must('accounts.merge', { id: theirs, into: dollars })
    await sendWell(ben.caller, 'group_expenses.restore', args)
    expect([await held(anna, mine), await held(ben, dollars)]).toEqual([0, -1700])
    await sendWell(ben.caller, 'group_expenses.delete', args)
    await ben.must('accounts.delete', { id: dollars })
    await sendWell(ben.caller, 'group_expenses.restore', args)
    const back = (await bookOf(ben.caller)).get('group_shares')?.get(parts.ben)
    expect(back).toMatchObject({ paid: 1500, accountId: null, accountAmount: null })
  })

  it('comes back with who was taken out of a bill and put in again', async () => {
    const visa = await anna.account({ kind: 'card' })
    const id = await group.spend(anna.caller, 3000, 'Anna', ['Anna', 'Ben'])
    const part = shareId(id, group.of('Anna'))
    await anna.must('group_shares.update', { id: part, patch: { accountId: visa } })
    const of = (name: string, names: readonly string[]) => ({
      payers: [{ memberId: group.of(name), amount: 3000 }],
      split: { mode: 'equal', memberIds: names.map((one) => group.of(one)) },
    })
    const edit = { groupId: group.id, id, version: 1, patch: of('Ben', ['Ben']) }
    await sendWell(ben.caller, 'group_expenses.update', edit)
    expect(await held(anna, visa)).toBe(0)
    const again = { ...edit, version: 2, patch: of('Anna', ['Anna', 'Ben']) }
    await sendWell(ben.caller, 'group_expenses.update', again)
    expect(await held(anna, visa)).toBe(-3000)
  })
})
