import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountKeeper } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { withoutInstants } from '#test/support/foreseen.ts'
import { cardFile as card, giroFile as giro } from '#test/support/ofx-file.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'
import { deviceOf, importFiles } from '#test/support/statement-imports.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { checkAccount } from '#web/ledger/reconcile/checked-book.ts'

const server = sharedServer()
let anna: AccountKeeper
beforeEach(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(server.url))
})

async function sums() {
  const of = async (table: string) =>
    (await anna.rows(table)).reduce((all, { amount }) => all + Number(amount), 0)
  return [await of('expenses'), await of('incomes'), (await anna.rows('transfers')).length]
}

/** By the name it got, until when it agrees and what it holds then. */
async function agreement() {
  const replica = deviceOf(await anna.book())
  const accounts: readonly unknown[] = [...replica.rows('accounts').values()]
  return (accounts as readonly AccountRow[]).map((account) => {
    const { agreement: found } = checkAccount(replica, account)
    return [account.kind, found.agreesUntil, found.gap]
  })
}

const truth = [30_000, 200_000, 1]
const orders = {
  'the account first': [[giro], [card]],
  'the card first': [[card], [giro]],
  'both together': [[giro, card]],
  'both together, the card first': [[card, giro]],
} as const

describe('a card and the account that pays it', () => {
  it.each(Object.entries(orders))('are counted once, %s', async (_name, imports) => {
    for (const files of imports) await importFiles(anna, files)
    expect(await sums()).toEqual(truth)
    const [first, second] = (await agreement()).sort()
    expect([first, second]).toEqual([
      ['card', '2026-01-31', 0],
      ['current', '2026-01-31', 0],
    ])
  })

  it('say in each import what of it counts', async () => {
    await importFiles(anna, [giro, card])
    const imports = await anna.rows('imports')
    const counts = imports.map((one) => [
      ...[one.fileName, one.addedExpenses, one.addedIncomes, one.addedTransfers],
    ])
    expect(counts.sort()).toEqual([
      ['card.ofx', 2, 0, 1],
      ['giro.ofx', 0, 1, 1],
    ])
  })

  it.each([
    ['the first', 0],
    ['the last', 1],
  ] as const)('are what they were before when %s import is taken back', async (_name, which) => {
    for (const order of [[giro, card] as const, [card, giro] as const]) {
      const keeper = new AccountKeeper(await TestCaller.signUp(server.url))
      const [one, other] = order
      await importFiles(keeper, [one])
      await importFiles(keeper, [other])
      const without = await keeper.rows('imports')
      const ids = [one, other].map(({ name }) => without.find((row) => row.fileName === name)?.id)
      await keeper.must('imports.undo', { id: String(ids[which]) })
      // The row of the file that stays never was an entry where its partner was here before it.
      expect((await keeper.rows('transfers')).length).toBe(which === 0 ? 1 : 0)
      // Imported again, it pairs again; taken back again, all is byte for byte as now, but for the
      // instant at which a transfer that stayed was touched.
      const before = await keeper.book()
      const again = await importFiles(keeper, [order[which]])
      expect((await keeper.rows('transfers')).length).toBe(1)
      await keeper.must('imports.undo', { id: again.importIds[0] })
      const told = which === 0 ? withoutInstants : (book: typeof before) => book
      expect(told(await keeper.book())).toEqual(told(before))
    }
  })

  it('pair nothing new when they are imported again', async () => {
    await importFiles(anna, [giro, card])
    const before = await anna.book()
    const again = await importFiles(anna, [card, giro])
    expect(again).toEqual({ importIds: [], found: expect.objectContaining({ pairs: [] }) })
    expect(await anna.book()).toEqual(before)
  })

  it('stay apart once somebody said no, also when one is imported anew', async () => {
    await importFiles(anna, [giro])
    const { importIds } = await importFiles(anna, [card], { answer: false })
    expect(await sums()).toEqual([60_000, 230_000, 0])
    expect(await anna.rows('transfer_rejections')).toMatchObject([
      { outKey: 'giro-0002', inKey: 'card-0003' },
    ])
    await anna.must('imports.undo', { id: importIds[0] })
    const { found } = await importFiles(anna, [card])
    expect(found.pairs).toEqual([])
    expect(await sums()).toEqual([60_000, 230_000, 0])
  })

  it('find each other when one side was said to be outside before', async () => {
    const settled = { isOutside: (text: string) => text.includes('settlement') }
    await importFiles(anna, [giro], settled)
    expect(await sums()).toEqual([0, 200_000, 1])
    expect(await anna.rows('transfers')).toMatchObject([{ reason: 'outside', to: null }])
    await importFiles(anna, [card])
    expect(await sums()).toEqual(truth)
    expect(await anna.rows('transfers')).toMatchObject([{ reason: 'own', fee: null }])
  })
})

it('says the day of a side of a transfer, with its fee, and gives it back', async () => {
  const dollars = await anna.account({ currency: 'USD' })
  const euros = await anna.account()
  const id = randomUUID()
  const to = aSide(euros, { amount: 8_650, text: '' })
  const fee = { side: 'to', amount: 110, categoryId: null }
  await anna.must('transfers.create', {
    doc: { id, from: aSide(dollars, { amount: 10_000 }), to, fee },
  })
  const before = await anna.book()
  const is = { date: '2026-04-01', bankId: 'B-1', text: 'WISE' }
  const was = { date: '2026-03-31', bankId: null, text: '' }
  const changed = [{ table: 'transfers', id, side: 'to', was, is }]
  const importId = randomUUID()
  const said = { fileName: 'a.csv', format: 'csv', accountId: euros, changed }
  await anna.must('imports.create', { doc: { id: importId, ...said } })
  await anna.must('transfers.update', { id, patch: { to: { ...to, ...is } } })
  expect(await anna.rows('transfers')).toMatchObject([{ date: '2026-03-31', to: is }])
  expect(await anna.rows('expenses')).toMatchObject([{ amount: 110, date: '2026-04-01' }])
  await anna.must('imports.undo', { id: importId })
  expect(withoutInstants(await anna.book())).toEqual(withoutInstants(before))
})
