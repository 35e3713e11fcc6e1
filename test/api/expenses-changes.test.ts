import { beforeAll, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const restaurants = '019b0000-0000-7000-8000-000000000111'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
let anna: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
})

const push = async (person: TestCaller, name: string, args: Fields) =>
  (await person.push({ name, args }))[0]

describe('the refunds of a purchase', () => {
  const categoryOf = async (id: string) => (await anna.data('GET', `expenses/${id}`)).body
  const refunded = async () => {
    const id = await anna.create({ categoryId: groceries })
    const refund = await anna.create({ categoryId: groceries, refundOf: id, amount: 100 })
    const other = await anna.create({ categoryId: null, refundOf: id, amount: 100 })
    return { id, refund, other }
  }

  it('go along when its category changes, by whichever command, and back again', async () => {
    const { id, refund, other } = await refunded()
    const ways: [string, (categoryId: string) => Fields][] = [
      ['expenses.update', (categoryId) => ({ id, patch: { categoryId } })],
      ['expenses.updateMany', (categoryId) => ({ changes: [{ id, patch: { categoryId } }] })],
      ['expenses.set', (categoryId) => ({ doc: newExpense({ id, categoryId }) })],
    ]
    for (const [name, argsFor] of ways) {
      for (const categoryId of [restaurants, groceries]) {
        expect(await push(anna, name, argsFor(categoryId)), name).toMatchObject({ ok: true })
        expect(await categoryOf(refund), name).toMatchObject({ categoryId })
        expect(await categoryOf(other), name).toMatchObject({ categoryId: null })
      }
    }
  })

  it('stay as the same command says', async () => {
    const { id, refund } = await refunded()
    const changes = [
      { id, patch: { categoryId: restaurants } },
      { id: refund, patch: { categoryId: null } },
    ]
    await push(anna, 'expenses.updateMany', { changes })
    expect(await categoryOf(refund)).toMatchObject({ categoryId: null })
  })
})

describe('a change that another device was faster with', () => {
  const updating = (id: string, patch: Fields, was?: Fields) =>
    push(anna, 'expenses.update', { id, patch, ...(was && { was }) })

  it('is refused where both changed the same, and only there', async () => {
    const id = await anna.create({ amount: 1218 })
    await updating(id, { amount: 1518, description: 'Asda Pudsey' })
    const late = await updating(id, { amount: 1318, tags: ['food'] }, { amount: 1218, tags: [] })
    expect(late).toMatchObject({ ok: false, code: 'stale-edit' })
    expect(await updating(id, { tags: ['food'] }, { tags: [] })).toMatchObject({ ok: true })
    expect(await updating(id, { amount: 1518 }, { amount: 1218 })).toMatchObject({ ok: true })
    expect(await updating(id, { amount: 1318 }, { amount: 1518 })).toMatchObject({ ok: true })
    expect(await updating(id, { amount: 99 })).toMatchObject({ ok: true })
    const { body } = await anna.data('GET', `expenses/${id}`)
    expect(body).toMatchObject({ amount: 99, description: 'Asda Pudsey', tags: ['food'] })
  })
})
