import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { importMappings } from '#contract/imports/entities.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { sampleOf } from '#test/support/sample-fields.ts'
import { sharedServer } from '#test/support/shared-server.ts'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
let anna: TestCaller
beforeEach(async () => {
  anna = await TestCaller.signUp(server.url)
})

const push = async (name: string, args: Fields) => (await anna.push({ name, args }))[0]
const undo = (id: string) => push('imports.undo', { id })

async function imported(): Promise<string> {
  const id = randomUUID()
  const doc = { id, fileName: 'march.csv', format: 'csv', addedExpenses: 3, addedIncomes: 1 }
  expect(await push('imports.create', { doc })).toMatchObject({ ok: true })
  return id
}
const spend = async (fields: Fields) => anna.create(fields)
const earn = async (fields: Fields) => {
  const doc = newExpense(fields)
  expect(await push('incomes.create', { doc })).toMatchObject({ ok: true })
  return doc.id
}
const back = (settledBy: string | null = null) => ({
  amount: 5,
  from: 'Clara',
  dueOn: null,
  settledBy,
})

describe('taking an import back', () => {
  it('takes back what it told of rows that were there, but not what was said since', async () => {
    const accountId = randomUUID()
    const opened = { openingOn: '2026-01-01', name: 'Giro', kind: 'current', currency: 'EUR' }
    await push('accounts.create', { doc: { id: accountId, ...opened } })
    const abroad = { currency: 'USD', accountId }
    const [told, corrected] = [await spend(abroad), await spend(abroad)]
    const id = randomUUID()
    const said = { table: 'expenses', was: { accountAmount: null }, is: { accountAmount: 900 } }
    const changed = [told, corrected].map((row) => ({ ...said, id: row }))
    const gone = { ...said, table: 'incomes', id: randomUUID() }
    const doc = { id, fileName: 'march.csv', format: 'csv', changed: [...changed, gone] }
    expect(await push('imports.create', { doc })).toMatchObject({ ok: true })
    const says = async (row: string, accountAmount: number) =>
      push('expenses.update', { id: row, patch: { accountAmount } })
    await says(told, 900)
    await says(corrected, 900)
    await says(corrected, 910)
    const amountOf = async (row: string) =>
      (await bookOf(anna)).get('expenses')?.get(row)?.accountAmount
    const guess = foreseen(await bookOf(anna), anna.uid, { name: 'imports.undo', args: { id } })
    expect(await undo(id)).toMatchObject({ ok: true })
    expect(withoutInstants(await bookOf(anna))).toEqual(withoutInstants(guess))
    expect(await amountOf(told)).toBeNull()
    expect(await amountOf(corrected)).toBe(910)
  })

  it('takes a payment it made of a loan along, and the loan is as it was', async () => {
    const loanId = randomUUID()
    const terms = { name: 'Car', principal: 1200_00, annualRateBps: 0, termPeriods: 12 }
    const said = { kind: 'interest-free', currency: 'EUR', posting: 'by-hand' }
    const days = { startOn: '2026-01-01', firstPaymentOn: '2026-02-01', trackFrom: '2026-02-01' }
    const loan = { id: loanId, ...terms, ...said, ...days }
    expect(await push('loans.create', { doc: loan })).toMatchObject({ ok: true })
    const before = await bookOf(anna)
    const [id, paymentId] = [randomUUID(), randomUUID()]
    const is = { date: '2026-02-02', amount: 100_00 }
    const changed = [{ table: 'payments', id: paymentId, was: {}, is }]
    const doc = { id, fileName: 'march.csv', format: 'csv', changed }
    expect(await push('imports.create', { doc })).toMatchObject({ ok: true })
    const paid = { loanId, id: paymentId, ...is, type: 'regular', accountId: null }
    expect(await push('loans.pay', paid)).toMatchObject({ ok: true })
    const dueOn = async () => (await bookOf(anna)).get('loans')?.get(loanId)?.nextDueOn
    expect(await dueOn()).toBe('2026-03-01')
    expect(await undo(id)).toMatchObject({ ok: true })
    expect(await dueOn()).toBe('2026-02-01')
    expect((await bookOf(anna)).get('payments')?.size).toBe(before.get('payments')?.size)
  })

  describe('of a row that was an instalment which counted as paid', () => {
    const is = { date: '2026-02-02', amount: 100_00 }
    const counting = { trackFrom: '2026-02-15', posting: 'by-hand' }
    async function newBook(tracked: Fields) {
      const accountId = randomUUID()
      const account = { id: accountId, name: 'Giro', kind: 'current', currency: 'EUR' }
      const opening = { openingBalance: 50_000, openingOn: '2026-01-01' }
      expect(await push('accounts.create', { doc: { ...account, ...opening } })).toMatchObject({
        ok: true,
      })
      const loanId = randomUUID()
      const terms = { name: 'Car', principal: 1200_00, annualRateBps: 0, termPeriods: 12 }
      const days = { startOn: '2026-01-01', firstPaymentOn: '2026-02-01', ...tracked }
      const loan = { id: loanId, ...terms, kind: 'interest-free', currency: 'EUR', ...days }
      expect(await push('loans.create', { doc: loan })).toMatchObject({ ok: true })
      const owed = async () => (await bookOf(anna)).get('loans')?.get(loanId)?.balance
      return { accountId, loanId, owed }
    }
    async function taken(changed: object, name: string, args: Fields) {
      const id = randomUUID()
      const doc = { id, fileName: 'march.csv', format: 'csv', changed: [changed] }
      expect(await push('imports.create', { doc })).toMatchObject({ ok: true })
      const guess = foreseen(await bookOf(anna), anna.uid, { name, args })
      expect(await push(name, args)).toMatchObject({ ok: true })
      const now = await bookOf(anna)
      const paid = (book: typeof now) => withoutInstants(book).payments
      expect(paid(guess)).toEqual(paid(now))
      expect(now.get('expenses')?.size ?? 0).toBe(0)
      return id
    }
    const moved = async (accountId: string) => {
      const payments = [...((await bookOf(anna)).get('payments')?.values() ?? [])]
      const own = payments.filter((payment) => payment.accountId === accountId)
      return own.reduce((sum, { amount }) => sum + Number(amount), 0)
    }

    it('without an entry: the loan owes the same, and the account moves once', async () => {
      const { accountId, loanId, owed } = await newBook(counting)
      const before = await bookOf(anna)
      expect(await owed()).toBe(1100_00)
      const [id, table] = [randomUUID(), 'payments']
      const paid = { loanId, id, ...is, type: 'regular', accountId, dueOn: '2026-02-01' }
      const importId = await taken({ table, id, was: {}, is }, 'loans.pay', paid)
      expect([await owed(), await moved(accountId)]).toEqual([1100_00, 100_00])
      expect((await bookOf(anna)).get('payments')?.get(id)).toMatchObject({ dueOn: '2026-02-01' })
      expect(await push('loans.pay', { ...paid, id: randomUUID() })).toMatchObject({ ok: false })
      expect(await undo(importId)).toMatchObject({ ok: true })
      expect(await owed()).toBe(1100_00)
      expect((await bookOf(anna)).get('payments')?.size).toBe(before.get('payments')?.size)
    })

    it('by a payment in no account: that one is told the account, and forgets it', async () => {
      const { accountId, loanId, owed } = await newBook({ ...counting, trackFrom: '2026-02-01' })
      const id = randomUUID()
      const payment = { loanId, id, date: '2026-02-01', amount: 100_00, type: 'regular' }
      expect(await push('loans.pay', payment)).toMatchObject({ ok: true })
      const before = withoutInstants(await bookOf(anna)).payments
      const [patch, was] = [{ accountId }, { accountId: null }]
      const changed = { table: 'payments', id, was, is: patch }
      const importId = await taken(changed, 'loans.changePayment', { id, patch })
      expect([await owed(), await moved(accountId)]).toEqual([1100_00, 100_00])
      expect(await undo(importId)).toMatchObject({ ok: true })
      expect([await owed(), await moved(accountId)]).toEqual([1100_00, 0])
      expect(withoutInstants(await bookOf(anna)).payments).toEqual(before)
    })
  })

  it('leaves everything as it was before', async () => {
    await spend({ bankId: 'before' })
    const before = await bookOf(anna)
    const importId = await imported()
    const docs = Array.from({ length: 300 }, (_, n) => newExpense({ importId, bankId: `B-${n}` }))
    expect(await push('expenses.createMany', { docs })).toMatchObject({ ok: true })
    await earn({ importId })
    const refunded = docs[0]?.id
    await spend({ importId, refundOf: refunded })
    const paid = await spend({ importId, expectedBack: back() })
    const income = await earn({ importId, settles: paid })
    const settle = { id: paid, patch: { expectedBack: back(income) } }
    expect(await push('expenses.update', settle)).toMatchObject({ ok: true })
    const taught = { ...sampleOf(importMappings), id: randomUUID(), importId }
    expect(await push('import_mappings.create', { doc: taught })).toMatchObject({ ok: true })

    expect(await push('imports.finish', { id: importId })).toMatchObject({ ok: true })
    expect([...((await bookOf(anna)).get('notifications')?.values() ?? [])]).toMatchObject([
      {
        kind: 'import-finished',
        title: 'Imported march.csv',
        body: '301 expenses, 1 refund and 2 incomes added.',
        link: `/mcapp/expenses?month=all&imported=${importId}`,
      },
    ])

    const command = { name: 'imports.undo', args: { id: importId } }
    const guess = foreseen(await bookOf(anna), anna.uid, command)
    expect(await undo(importId)).toMatchObject({ ok: true })
    const after = await bookOf(anna)
    expect(after).toEqual(before)
    expect(withoutInstants(guess)).toEqual(withoutInstants(after))
  })

  it('opens again what one of its incomes had paid back', async () => {
    const importId = await imported()
    const paid = await spend({ expectedBack: back() })
    const income = await earn({ importId, settles: paid })
    await push('expenses.update', { id: paid, patch: { expectedBack: back(income) } })
    expect(await undo(importId)).toMatchObject({ ok: true })
    const { body } = await anna.data('GET', `expenses/${paid}`)
    expect(body.expectedBack).toEqual(back())
  })

  it('is refused with counts while something written by hand depends on it', async () => {
    const importId = await imported()
    const [bought, paid] = [
      await spend({ importId }),
      await spend({ importId, expectedBack: back() }),
    ]
    const refund = await spend({ refundOf: bought })
    const income = await earn({ settles: paid })
    expect(await undo(importId)).toMatchObject({
      ok: false,
      code: 'in-use',
      fields: { expenses: '1', incomes: '1' },
    })
    expect(await anna.data('GET', `expenses/${bought}`)).toMatchObject({ status: 200 })
    await anna.data('DELETE', `expenses/${refund}`)
    await anna.data('DELETE', `incomes/${income}`)
    expect(await undo(importId)).toMatchObject({ ok: true })
  })

  it('is once, and of one’s own', async () => {
    const importId = await imported()
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const command = { name: 'imports.undo', args: { id: importId } }
    expect((await ben.push(command))[0]).toMatchObject({ ok: false, code: 'not-found' })
    expect(await undo(importId)).toMatchObject({ ok: true })
    expect(await undo(importId)).toMatchObject({ ok: false, code: 'not-found' })
  })

  it('is the only way to delete one, and records point only at one that is there', async () => {
    const importId = await imported()
    expect(await anna.data('DELETE', `imports/${importId}`)).toMatchObject({ status: 403 })
    const doc = newExpense({ importId: randomUUID() })
    expect(await push('expenses.create', { doc })).toMatchObject({
      ok: false,
      fields: { importId: expect.any(String) },
    })
  })
})
