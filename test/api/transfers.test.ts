import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { AccountKeeper, anyWords, type Fields } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { alwaysThere } from '#test/support/sample-fields.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'
import { deviceOf } from '#test/support/statement-imports.ts'
import { turnedWords } from '#web/ledger/import/use-past-imports.ts'

const server = sharedServer()
let anna: AccountKeeper
beforeEach(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(server.url))
})

/** A current account and the card it pays, each with the statement it came with. */
async function giroAndCard() {
  const [giro, card] = [await anna.account(), await anna.account({ kind: 'card', name: 'Visa' })]
  const [ofGiro, ofCard] = [await anna.imported(), await anna.imported()]
  const giroRow = { accountId: giro, importId: ofGiro }
  const cardRow = { accountId: card, importId: ofCard }
  await anna.entry('incomes', { ...giroRow, amount: 200_000, description: 'Salary' })
  const paid = { ...giroRow, amount: 30_000, bankId: 'g2', notes: 'Mine', tags: ['card'] }
  const outId = await anna.entry('expenses', { ...paid, description: 'Card settlement' })
  await anna.entry('expenses', { ...cardRow, amount: 12_000 })
  await anna.entry('expenses', { ...cardRow, amount: 18_000 })
  const came = { ...cardRow, amount: 30_000, bankId: 'c3', date: '2026-04-01' }
  const inId = await anna.entry('incomes', { ...came, description: 'Payment received' })
  return { giro, card, ofGiro, ofCard, outId, inId }
}

async function totals() {
  const sum = async (table: string) =>
    (await anna.rows(table)).reduce((all, { amount }) => all + Number(amount), 0)
  return { spent: await sum('expenses'), earned: await sum('incomes') }
}

describe('two entries that are one transfer', () => {
  it('count as neither, and are the very same rows when taken apart', async () => {
    const { outId, inId, giro, card } = await giroAndCard()
    expect(await totals()).toEqual({ spent: 60_000, earned: 230_000 })
    const before = await anna.book()
    const id = randomUUID()
    await anna.same('transfers.pair', { id, outId, inId })
    expect(await totals()).toEqual({ spent: 30_000, earned: 200_000 })
    expect(await anna.rows('transfers')).toMatchObject([
      {
        id,
        ...{ fee: null, reason: 'own', date: '2026-03-31' },
        from: { accountId: giro, amount: 30_000, text: 'Card settlement', kept: { id: outId } },
        to: { accountId: card, amount: 30_000, date: '2026-04-01', kept: { id: inId } },
      },
    ])
    await anna.same('transfers.unpair', { id })
    expect(await anna.book()).toEqual(before)
  })

  it('stay apart once somebody said so, until they say otherwise', async () => {
    const { outId, inId } = await giroAndCard()
    const before = await anna.book()
    const id = randomUUID()
    await anna.must('transfers.pair', { id, outId, inId })
    await anna.must('transfers.unpair', { id, remember: true })
    expect(await anna.rows('transfer_rejections')).toMatchObject([{ outKey: 'g2', inKey: 'c3' }])
    await anna.same('transfers.pair', { id, outId, inId })
    expect(await anna.rows('transfer_rejections')).toEqual([])
    await anna.same('transfers.unpair', { id })
    expect(await anna.book()).toEqual(before)
  })

  it.each(['ofGiro', 'ofCard'] as const)('stay moved when %s is taken back', async (which) => {
    const known = await giroAndCard()
    await anna.must('transfers.pair', { id: randomUUID(), outId: known.outId, inId: known.inId })
    const other = which === 'ofGiro' ? 'ofCard' : 'ofGiro'
    await anna.same('imports.undo', { id: known[which] })
    const side = other === 'ofGiro' ? 'from' : 'to'
    expect(await anna.rows('transfers')).toMatchObject([
      { reason: 'outside', [side]: { importId: known[other] } },
    ])
    const counted =
      which === 'ofGiro' ? { spent: 30_000, earned: 0 } : { spent: 0, earned: 200_000 }
    expect(await totals()).toEqual(counted)
    await anna.same('imports.undo', { id: known[other] })
    expect(await totals()).toEqual({ spent: 0, earned: 0 })
    expect(await anna.rows('transfers')).toEqual([])
  })

  it('are again the entries they were, unless they pay a card', async () => {
    const [giro, saved] = [await anna.account(), await anna.account({ kind: 'savings' })]
    const card = await anna.account({ kind: 'card', payFromId: giro })
    const entryOf = async (importId: string | null, amount: number) =>
      anna.entry('expenses', { accountId: giro, importId, amount, date: '2026-03-31' })
    const ofGiro = await anna.imported()
    const outs = [await entryOf(ofGiro, 500), await entryOf(ofGiro, 700), await entryOf(null, 900)]
    const undone = await anna.imported()
    for (const [at, accountId] of [saved, card, card].entries()) {
      const amount = [500, 700, 900][at]
      const came = { accountId, importId: undone, amount, date: '2026-03-31' }
      const pair = { outId: outs[at], inId: await anna.entry('incomes', came) }
      await anna.must('transfers.pair', { id: randomUUID(), ...pair })
    }
    const words = turnedWords(deviceOf(await anna.book()), undone, 'en-GB')
    expect(words).toBe(
      'Bread €9.00 becomes an ordinary expense. Bread €5.00 becomes an ordinary expense.',
    )
    await anna.same('imports.undo', { id: undone })
    const left = (await anna.rows('expenses')).map(({ id }) => id)
    expect(left.sort()).toEqual([outs[0], outs[2]].sort())
    expect(await anna.rows('transfers')).toMatchObject([{ from: { amount: 700 }, to: null }])
  })

  it('keep what is the fee, and go with the category that goes', async () => {
    const [giro, card] = [await anna.account(), await anna.account({ kind: 'card' })]
    const category = { id: randomUUID(), name: 'Cards', type: 'expense' }
    await anna.must('categories.create', { doc: category })
    const fields = { accountId: giro, amount: 1000, categoryId: category.id }
    const outId = await anna.entry('expenses', fields)
    const inId = await anna.entry('incomes', { accountId: card, amount: 990 })
    const id = randomUUID()
    await anna.must('transfers.pair', { id, outId, inId })
    const fee = { side: 'from', amount: 10, categoryId: null }
    expect(await anna.rows('transfers')).toMatchObject([{ fee }])
    expect(await totals()).toEqual({ spent: 10, earned: 0 })
    await anna.must('categories.delete', { id: category.id })
    await anna.must('transfers.update', { id, patch: { note: 'Monthly' } })
    await anna.must('transfers.unpair', { id })
    expect(await anna.rows('expenses')).toMatchObject([{ id: outId, categoryId: null }])
  })

  it('are refused with the reason where they say more than that money moved', async () => {
    const [giro, card] = [await anna.account(), await anna.account({ kind: 'card' })]
    const outId = await anna.entry('expenses', { accountId: giro })
    const inId = await anna.entry('incomes', { accountId: card })
    const other = async (fields: Fields) => anna.entry('expenses', { accountId: giro, ...fields })
    const no = async (out: string, into: string, field: string) =>
      anna.refused('transfers.pair', { id: randomUUID(), outId: out, inId: into }, anyWords(field))
    const part = { categoryId: null, amount: 625, note: null }
    const back = { amount: 5, from: 'Ben', dueOn: null, settledBy: null }
    await no(await other({ lines: [part, part] }), inId, 'outId')
    await no(await other({ expectedBack: back }), inId, 'outId')
    await no(await other({ accountId: null }), inId, 'outId')
    await no(await other({ currency: 'USD' }), inId, 'outId')
    const refunded = await other({})
    await other({ refundOf: refunded })
    await no(refunded, inId, 'outId')
    await no(outId, await anna.entry('incomes', { accountId: giro }), 'inId')
    await no(outId, await anna.entry('incomes', { accountId: card, amount: 1251 }), 'inId')
    await no(outId, await anna.entry('incomes', {}), 'inId')
    await anna.must('transfers.pair', { id: randomUUID(), outId, inId })
  })

  it('may be in two currencies, by what the banks moved', async () => {
    const [giro, dollars] = [await anna.account(), await anna.account({ currency: 'USD' })]
    const outId = await anna.entry('expenses', {
      ...{ accountId: giro, amount: 100, currency: 'CHF', accountAmount: 104 },
    })
    const inId = await anna.entry('incomes', { accountId: dollars, currency: 'USD', amount: 113 })
    const before = await anna.book()
    const id = randomUUID()
    await anna.same('transfers.pair', { id, outId, inId })
    expect(await anna.rows('transfers')).toMatchObject([
      { from: { amount: 104 }, to: { amount: 113 }, fee: null },
    ])
    await anna.same('transfers.unpair', { id })
    expect(await anna.book()).toEqual(before)
  })
})

describe('the fee of a transfer', () => {
  const fee = { side: 'to', amount: 10, categoryId: alwaysThere }

  async function withFee() {
    const [giro, dollars] = [await anna.account(), await anna.account({ currency: 'USD' })]
    const to = aSide(dollars, { amount: 800, date: '2026-04-02' })
    const doc = { id: randomUUID(), from: aSide(giro), to, fee }
    await anna.must('transfers.create', { doc })
    return doc
  }

  it('is spent on the day and in the currency of its side, and follows it', async () => {
    const { id, to } = await withFee()
    const [row] = await anna.rows('expenses')
    const said = { amount: 10, currency: 'USD', date: '2026-04-02', accountId: null }
    expect(row).toMatchObject({ ...said, categoryId: alwaysThere, description: 'Transfer fee' })
    const other = { ...to, date: '2026-04-05' }
    await anna.must('transfers.update', { id, patch: { to: other, fee: { ...fee, amount: 12 } } })
    expect(await anna.rows('expenses')).toMatchObject([{ amount: 12, date: '2026-04-05' }])
    await anna.must('transfers.update', { id, patch: { fee: null } })
    expect(await anna.rows('expenses')).toEqual([])
    await anna.must('transfers.update', { id, patch: { fee } })
    expect(await anna.rows('expenses')).toMatchObject([{ id: row?.id, amount: 10 }])
    await anna.must('transfers.delete', { id })
    expect(await anna.rows('expenses')).toEqual([])
  })

  it('is changed where the transfer is, but for what it is called and counted as', async () => {
    const { id } = await withFee()
    const [row] = await anna.rows('expenses')
    const change = (patch: Fields) => ({ id: row?.id, patch })
    for (const patch of [{ amount: 9 }, { date: '2026-04-03' }, { refundOf: null, amount: 11 }]) {
      const [field = ''] = Object.keys(patch).slice(-1)
      await anna.refused('expenses.update', change(patch), anyWords(field))
    }
    await anna.refused('expenses.delete', { id: row?.id }, { transfers: '1' }, 'in-use')
    await anna.must('expenses.update', change({ categoryId: null, notes: 'Too much' }))
    await anna.must('transfers.update', { id, patch: { fee: { ...fee, amount: 11 } } })
    expect(await anna.rows('expenses')).toMatchObject([{ amount: 11, categoryId: null }])
  })
})

describe('a transfer with an open side', () => {
  const outside = async (accountId: string) => {
    const id = randomUUID()
    const doc = { id, from: aSide(accountId, { amount: 1000 }), reason: 'outside' }
    await anna.must('transfers.create', { doc })
    return id
  }

  it('takes the entry that was the other one, and gives it back', async () => {
    const [giro, savings] = [await anna.account(), await anna.account({ kind: 'savings' })]
    const id = await outside(giro)
    const entryId = await anna.entry('incomes', { accountId: savings, amount: 1000 })
    const before = await anna.book()
    await anna.same('transfers.complete', { id, entryId })
    expect(await totals()).toEqual({ spent: 0, earned: 0 })
    await anna.same('transfers.unpair', { id, side: 'to' })
    const transfer = { ...before.get('transfers')?.get(id), updatedAt: expect.any(String) }
    expect(await anna.rows('transfers')).toEqual([transfer])
    expect((await anna.book()).get('incomes')).toEqual(before.get('incomes'))
  })

  it('takes what is said of the other one, which is an entry when taken apart', async () => {
    const [giro, savings] = [await anna.account(), await anna.account({ kind: 'savings' })]
    const id = await outside(giro)
    const { kept: _, ...side } = aSide(savings, { amount: 1000 })
    await anna.refused('transfers.complete', { id }, anyWords('side'))
    const little = { id, side: { ...side, amount: 1001 } }
    await anna.refused('transfers.complete', little, anyWords('side'))
    await anna.same('transfers.complete', { id, side })
    await anna.refused('transfers.complete', { id, side }, anyWords('id'))
    await anna.must('transfers.unpair', { id })
    const row = { amount: 1000, currency: 'EUR', description: 'Moved' }
    expect(await anna.rows('expenses')).toMatchObject([{ ...row, accountId: giro }])
    expect(await anna.rows('incomes')).toMatchObject([{ ...row, accountId: savings }])
  })
})

describe('an account', () => {
  it('begins on another day without another balance after it', async () => {
    const id = await anna.account({ openingBalance: 500, openingOn: '2026-03-01' })
    await anna.entry('expenses', { accountId: id, amount: 40, date: '2026-02-10' })
    await anna.entry('incomes', { accountId: id, amount: 7, date: '2026-02-20' })
    await anna.entry('expenses', { accountId: id, amount: 100, date: '2026-03-05' })
    const opening = async (openingOn: string) => {
      await anna.must('accounts.moveOpening', { id, openingOn })
      const [row] = await anna.rows('accounts')
      return row?.openingBalance
    }
    expect(await opening('2026-02-01')).toBe(533)
    expect(await opening('2026-03-06')).toBe(400)
    expect(await opening('2026-03-01')).toBe(500)
    const shown = { id, openingOn: '2026-02-01', openingBalance: 533 }
    await anna.same('accounts.moveOpening', shown)
    await anna.entry('expenses', { accountId: id, currency: 'USD', date: '2026-02-03' })
    const over = { id, openingOn: '2026-03-01' }
    await anna.refused('accounts.moveOpening', over, anyWords('openingOn'))
  })

  it('is merged into another with all that is in it', async () => {
    const [id, into] = [
      await anna.account({ openingBalance: 100, openingOn: '2026-02-01' }),
      await anna.account({ openingBalance: 50, openingOn: '2026-03-01' }),
    ]
    const third = await anna.account({ kind: 'savings' })
    const card = await anna.account({ kind: 'card', payFromId: id })
    await anna.entry('expenses', { accountId: id, amount: 10, date: '2026-02-10' })
    await anna.entry('incomes', { accountId: into, amount: 20, date: '2026-02-10' })
    const doc = { id: randomUUID(), from: aSide(id), to: aSide(third) }
    await anna.must('transfers.create', { doc })
    const other = await anna.account({ currency: 'USD' })
    await anna.refused('accounts.merge', { id, into: other }, anyWords('into'))
    await anna.refused('accounts.merge', { id, into: third }, { transfers: '1' }, 'in-use')
    await anna.must('accounts.merge', { id, into })
    const book = await anna.book()
    const accounts = book.get('accounts')
    expect(accounts?.get(id)).toBeUndefined()
    // What came before it began was in its opening, and is counted by itself now.
    expect(accounts?.get(into)).toMatchObject({ openingBalance: 130, openingOn: '2026-02-01' })
    expect(accounts?.get(card)).toMatchObject({ payFromId: into })
    expect(book.get('transfers')?.get(doc.id)).toMatchObject({ from: { accountId: into } })
    expect([...(book.get('expenses')?.values() ?? [])]).toMatchObject([{ accountId: into }])
  })

  it('of one day is merged as a device shows it', async () => {
    const [id, into] = [await anna.account({ openingBalance: 100 }), await anna.account()]
    await anna.entry('expenses', { accountId: id })
    await anna.same('accounts.merge', { id, into })
  })
})
