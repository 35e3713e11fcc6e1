import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountKeeper, anyWords, type Fields } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { send, sendWell } from '#test/support/group-fixture.ts'
import { invariants } from '#test/support/invariants.ts'
import {
  anna,
  ben,
  days,
  entryIn,
  group,
  heldOn,
  joint,
  meet,
  owed,
  payIn,
} from '#test/support/joint-fixture.ts'
import { withClient } from '#test/support/old-database.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'

const server = sharedServer()
beforeEach(meet)

describe('a joint account of two', () => {
  it('is paid into, and pays bills, each for their part', async () => {
    const [id, giro] = [await joint(), await anna.account({ openingBalance: 100_000 })]
    const doc = entryIn(id, 'Anna', 50_000)
    await payIn(anna, doc, { ownAccountId: giro })
    expect(await owed()).toEqual({ Anna: 25_000, Ben: -25_000 })
    expect((await heldOn(id)).at(-1)).toBe(50_000)
    const bill = { jointAccountId: id, date: '2026-03-10' }
    const expense = await group.spend(anna.caller, 30_001, 'Ben', ['Anna', 'Ben'], bill)
    const [row] = await group.expenses(ben.caller)
    expect(row?.payers.map(({ amount }) => amount).sort()).toEqual([15_000, 15_001])
    expect((await heldOn(id)).at(-1)).toBe(19_999)
    await payIn(ben, entryIn(id, 'Ben', 50_000))
    const even = await owed()
    expect(Math.abs(even.Anna ?? 0)).toBeLessThanOrEqual(1)
    const [part] = await anna.rows('group_shares')
    expect(part).toMatchObject({ jointAccountId: id, accountId: null })
    await anna.refused(
      'group_shares.update',
      { id: part?.id, patch: { accountId: giro } },
      anyWords('accountId'),
    )
    expect(await anna.rows('transfers')).toMatchObject([
      { id: doc.id, from: { accountId: giro }, to: { accountId: id, groupId: group.id } },
    ])
    await anna.refused('groups.delete', { groupId: group.id }, { group_expenses: '1' }, 'in-use')
    const before = await anna.rows('transfers')
    await sendWell(anna.caller, 'group_accounts.removeEntry', { groupId: group.id, id: doc.id })
    expect(await anna.rows('transfers')).toEqual([])
    // Whoever puts it back, it moves her account again.
    await sendWell(ben.caller, 'group_accounts.restoreEntry', { groupId: group.id, id: doc.id })
    expect(await anna.rows('transfers')).toMatchObject([
      { id: doc.id, from: before[0]?.from, to: before[0]?.to },
    ])
    await sendWell(anna.caller, 'group_accounts.removeEntry', { groupId: group.id, id: doc.id })
    await sendWell(ben.caller, 'group_expenses.delete', { groupId: group.id, id: expense })
    expect(await owed()).toEqual({ Anna: -25_000, Ben: 25_000 })
  })

  it('shows the others what was paid in, and nothing of the account it came from', async () => {
    const [id, giro] = [await joint(), await anna.account({ name: 'Secret giro' })]
    await payIn(anna, entryIn(id, 'Anna', 500), { ownAccountId: giro })
    const theirs = await bookOf(ben.caller)
    const seen = JSON.stringify([...theirs].map(([table, rows]) => [table, [...rows.values()]]))
    expect(seen).toContain(id)
    expect(seen).not.toContain(giro)
    expect(seen).not.toContain('Secret giro')
  })

  it('is left out of who owes whom where no tally is kept', async () => {
    const id = await joint({ keepsTally: false })
    await payIn(anna, entryIn(id, 'Anna', 700))
    expect(await owed()).toEqual({})
    expect((await heldOn(id)).at(-1)).toBe(700)
  })

  it('refuses what is not theirs to do, or cannot be', async () => {
    const [id, giro] = [await joint(), await anna.account()]
    const groupId = group.id
    const refused = async (by: AccountKeeper, name: string, args: Fields, code: string) =>
      expect(await send(by.caller, name as never, { groupId, ...args }), name).toMatchObject({
        ...{ ok: false, code },
      })
    const doc = entryIn(id, 'Anna', 500)
    await refused(ben, 'group_accounts.payIn', { doc, ownAccountId: giro }, 'not-allowed')
    const own = entryIn(id, 'Ben', 500)
    await refused(ben, 'group_accounts.payIn', { doc: own, ownAccountId: giro }, 'invalid-input')
    await refused(ben, 'group_accounts.archive', { id, archived: true }, 'not-allowed')
    const stranger = new AccountKeeper(await TestCaller.signUp(server.url, 'Cleo'))
    await refused(stranger, 'group_accounts.payIn', { doc: own }, 'not-allowed')
    const usd = group.doc(500, 'Anna', ['Anna'], { jointAccountId: id, currency: 'USD' })
    await refused(anna, 'group_expenses.create', { doc: usd }, 'invalid-input')
    const none = group.doc(500, 'Anna', ['Anna'], { jointAccountId: giro })
    await refused(anna, 'group_expenses.create', { doc: none }, 'invalid-input')
    // Nobody says by a transfer alone that they paid in.
    const to = aSide(id, { groupId })
    const forged = { id: randomUUID(), from: aSide(giro), to, reason: 'own' }
    await anna.refused('transfers.create', { doc: forged }, anyWords('to.accountId'))
    await payIn(anna, doc, { ownAccountId: giro })
    await refused(ben, 'group_accounts.removeEntry', { id: doc.id }, 'not-allowed')
    await refused(anna, 'group_accounts.delete', { id }, 'in-use')
    const more = { id: doc.id, patch: { to: { ...aSide(id, { groupId, amount: 9 }) } } }
    await anna.refused('transfers.update', more, anyWords('to.accountId'))
  })
})

/** The other ones are about what other tests left on this server. */
const isOfGroups = ([, text]: [string, string]) =>
  /group_(?:sums|expenses|shares)|settlement_sides/.test(text)

const moved = fc.record({
  kind: fc.constantFrom('payIn', 'payOut', 'interest', 'bill'),
  who: fc.constantFrom('Anna', 'Ben', 'Cleo'),
  // Less than a unit each would be a share of nothing, which is in nobody's book.
  amount: fc.integer({ min: 3, max: 100_000 }),
  date: fc.constantFrom(...days),
})

describe.each([1, 2, 3])('a random joint account, %i', (seed) => {
  it('holds its opening and what came less what went on every day; the group adds up', async () => {
    const [bps = 5000] = fc.sample(fc.integer({ min: 1, max: 9998 }), { numRuns: 1, seed })
    group.member.Cleo = randomUUID()
    const seat = { groupId: group.id, memberId: group.of('Cleo'), name: 'Cleo' }
    await sendWell(anna.caller, 'groups.addPlaceholder', seat)
    const owners = [
      { memberId: group.of('Anna'), bps },
      { memberId: group.of('Cleo'), bps: 10_000 - bps },
    ]
    const id = await joint({ owners, openingBalance: seed * 1000 - 2000, openingOn: days[0] })
    for (const { kind, who, amount, date } of fc.sample(moved, { numRuns: 25, seed })) {
      const doc = entryIn(id, who, amount, { date })
      const { memberId: _, ...plain } = doc
      if (kind === 'bill') {
        const sharers = who === 'Ben' ? ['Ben'] : ['Anna', 'Ben', 'Cleo']
        await group.spend(ben.caller, amount, 'Ben', sharers, { jointAccountId: id, date })
      } else {
        const args = { groupId: group.id, doc: kind === 'interest' ? plain : doc }
        await sendWell(ben.caller, `group_accounts.${kind}` as never, args)
      }
    }
    await heldOn(id)
    await owed()
    const broken = await withClient(server.databaseUrl, async (client) => {
      const found: string[] = []
      for (const [name, text] of Object.entries(invariants).filter(isOfGroups)) {
        if ((await client.query(text)).rowCount) found.push(name)
      }
      return found
    })
    expect(broken).toEqual([])
  })
})
