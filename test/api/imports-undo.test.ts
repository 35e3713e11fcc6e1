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
