import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { AccountKeeper, anyWords, type Fields, newAccount } from '#test/support/accounts-fixture.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf } from '#test/support/foreseen.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'

const server = sharedServer()
let anna: TestCaller
let keeper: AccountKeeper
beforeEach(async () => {
  anna = await TestCaller.signUp(server.url)
  keeper = new AccountKeeper(anna)
})
const must = (name: string, args: Fields) => keeper.must(name, args)
const refused = (...about: Parameters<AccountKeeper['refused']>) => keeper.refused(...about)
const same = (name: string, args: Fields) => keeper.same(name, args)
const account = (fields: Fields = {}) => keeper.account(fields)

describe('an account', () => {
  it('has its defaults, and is changed and deleted while nothing is in it', async () => {
    const doc = newAccount()
    await same('accounts.create', { doc })
    expect((await bookOf(anna)).get('accounts')?.get(doc.id)).toMatchObject({
      ...doc,
      ...{ openingBalance: 0, order: 0, archived: false, includeInNetWorth: true },
    })
    await same('accounts.update', { id: doc.id, patch: { openingBalance: -500, currency: 'USD' } })
    await same('accounts.delete', { id: doc.id })
  })

  it('stays while anything points at it, and says what', async () => {
    const id = await account()
    await anna.create({ accountId: id })
    await anna.create({ accountId: id })
    await must('incomes.create', { doc: newExpense({ accountId: id }) })
    const to = aSide(id)
    await must('transfers.create', { doc: { id: randomUUID(), to, reason: 'outside' } })
    const doc = { id: randomUUID(), accountId: id, date: '2026-02-01', balance: 5 }
    await must('checkpoints.create', { doc })
    const fields = { expenses: '2', incomes: '1', transfers: '1', checkpoints: '1' }
    await refused('accounts.delete', { id }, fields, 'in-use')
  })

  it('keeps its currency and its kind while something is in it', async () => {
    const id = await account()
    await anna.create({ accountId: id })
    await refused('accounts.update', { id, patch: { currency: 'USD' } }, anyWords('currency'))
    await refused('accounts.update', { id, patch: { kind: 'loan' } }, anyWords('kind'))
    await must('accounts.update', { id, patch: { kind: 'savings' } })
  })

  it('has of a card and of a loan only what those have', async () => {
    const giro = await account()
    const doc = newAccount({ creditLimit: 5, payFromId: giro })
    const fields = { ...anyWords('creditLimit'), ...anyWords('payFromId') }
    await refused('accounts.create', { doc }, fields)
    await must('accounts.create', { doc: { ...doc, kind: 'card' } })
    const own = newAccount({ kind: 'card' })
    const itself = { doc: { ...own, payFromId: own.id } }
    await refused('accounts.create', itself, anyWords('payFromId'))
    const house = await account({ kind: 'asset' })
    const fromHouse = { doc: newAccount({ kind: 'card', payFromId: house }) }
    await refused('accounts.create', fromHouse, anyWords('payFromId'))
  })

  it(`is one of at most ${limits.accounts}`, async () => {
    const docs = Array.from({ length: limits.accounts }, () => newAccount())
    await must('accounts.createMany', { docs })
    await refused('accounts.create', { doc: newAccount() }, anyWords('name'))
  })
})

describe('an entry', () => {
  it('needs no account, and tells what the bank took only in another currency', async () => {
    const id = await anna.create()
    const row = (await bookOf(anna)).get('expenses')?.get(id)
    const none = { accountId: null, accountAmount: null, bankAmount: null, bankOn: null }
    expect(row).toMatchObject({ ...none, isPending: false })
    const accountId = await account({ currency: 'USD' })
    await anna.create({ accountId, accountAmount: 1300, bankAmount: 1250, bankOn: '2026-03-31' })
    const inUsd = newExpense({ accountId, accountAmount: 5, currency: 'USD' })
    await refused('expenses.create', { doc: inUsd }, anyWords('accountId'))
    await refused('incomes.create', { doc: inUsd }, anyWords('accountId'))
  })

  it('is not booked on an account that shows a loan', async () => {
    const accountId = await account({ kind: 'loan' })
    await refused('expenses.create', { doc: newExpense({ accountId }) }, anyWords('accountId'))
  })
})

describe('a transfer', () => {
  it('is of the day it left on, and in one currency what left arrives', async () => {
    const [from, to] = [await account(), await account({ kind: 'card' })]
    const id = randomUUID()
    const left = aSide(from, { amount: 1000, date: '2026-03-30' })
    const doc = { id, from: left, to: aSide(to, { amount: 1000 }), reason: 'own', tags: ['card'] }
    await refused('transfers.create', { doc: { ...doc, to: aSide(to) } }, anyWords('to.amount'))
    await same('transfers.create', { doc })
    expect((await bookOf(anna)).get('transfers')?.get(id)).toMatchObject({ date: '2026-03-30' })
    const fee = { side: 'from', amount: 300, categoryId: null }
    await refused('transfers.update', { id, patch: { fee } }, anyWords('to.amount'))
    await same('transfers.update', { id, patch: { note: 'Card' } })
    await must('transfers.update', { id, patch: { fee, to: aSide(to, { date: '2026-04-02' }) } })
    await must('transfers.delete', { id })
  })

  it('between currencies has the two amounts the banks say', async () => {
    const [from, to] = [await account(), await account({ currency: 'USD' })]
    const doc = { id: randomUUID(), from: aSide(from), to: aSide(to, { amount: 811 }) }
    await same('transfers.create', { doc })
  })

  it('has two sides of different accounts, or one and a reason', async () => {
    const id = await account()
    const doc = (fields: Fields) => ({ doc: { id: randomUUID(), ...fields } })
    await refused('transfers.create', doc({}), anyWords('from'))
    await refused('transfers.create', doc({ from: aSide(id) }), anyWords('reason'))
    const twice = doc({ from: aSide(id), to: aSide(id) })
    await refused('transfers.create', twice, anyWords('to.accountId'))
    const fee = { side: 'to', amount: 5, categoryId: null }
    const elsewhere = doc({ from: aSide(id), reason: 'outside', fee })
    await refused('transfers.create', elsewhere, anyWords('fee.side'))
    const other = { createdBy: randomUUID(), createdAt: instant, updatedAt: instant }
    const kept = { ...newExpense(), ...other }
    const forged = doc({ from: aSide(id, { kept }), reason: 'outside' })
    await refused('transfers.create', forged, anyWords('from.kept'))
  })
})

const instant = '2026-03-31T10:00:00.000Z'

describe('what something is worth', () => {
  it('is said once a day, of what is valued, since it is there', async () => {
    const [house, giro] = [await account({ kind: 'asset' }), await account()]
    const doc = (fields: Fields) => ({
      doc: { id: randomUUID(), accountId: house, date: '2026-02-01', value: 100, ...fields },
    })
    await same('valuations.create', doc({}))
    await refused('valuations.create', doc({}), anyWords('date'))
    await refused('valuations.create', doc({ date: '2025-12-31' }), anyWords('accountId'))
    await refused('valuations.create', doc({ accountId: giro }), anyWords('accountId'))
    const of = doc({ accountId: house }).doc
    const balance = { id: of.id, accountId: house, date: of.date, balance: 1 }
    await refused('checkpoints.create', { doc: balance }, anyWords('accountId'))
  })
})

describe('an import that is taken back', () => {
  it('takes the balances and lines with it that it brought', async () => {
    const accountId = await account()
    const before = await bookOf(anna)
    const importId = randomUUID()
    const file = { id: importId, fileName: 'march.ofx', format: 'ofx' }
    await must('imports.create', { doc: file })
    const said = { accountId, importId, date: '2026-03-31' }
    const balance = { ...said, id: randomUUID(), balance: 5, source: 'ofx' }
    await must('checkpoints.create', { doc: balance })
    const line = { ...said, id: randomUUID(), effect: -5, text: 'Bread', why: 'unticked' }
    await must('left_out_lines.create', { doc: line })
    await same('imports.undo', { id: importId })
    expect(await bookOf(anna)).toEqual(before)
  })
})
