import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const restaurants = '019b0000-0000-7000-8000-000000000111'
const eatingOut = '019b0000-0000-7000-8000-000000000110'
const salary = '019b0000-0000-7000-8000-000000000500'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
let anna: TestCaller
beforeEach(async () => {
  anna = await TestCaller.signUp(server.url)
})

async function add(collection: string, doc: Fields): Promise<string> {
  const id = randomUUID()
  const [result] = await anna.push({ name: `${collection}.create`, args: { doc: { ...doc, id } } })
  expect(result).toMatchObject({ ok: true })
  return id
}
const category = (fields: Fields = {}) =>
  add('categories', { name: 'Garden', type: 'expense', ...fields })

/** What the device shows at once is what the server then says. */
async function merge(id: string, into: string) {
  const command = { name: 'categories.merge', args: { id, into } }
  const guess = foreseen(await bookOf(anna), anna.uid, command)
  const [result] = await anna.push(command)
  const book = await bookOf(anna)
  if (result?.ok) expect(withoutInstants(guess)).toEqual(withoutInstants(book))
  return { result, book }
}

/** Something of every kind that points at a category. */
async function useEverywhere(categoryId: string) {
  const part = (id: string | null, amount: number) => ({ categoryId: id, amount, note: 'a part' })
  const lines = [part(categoryId, 1000), part(groceries, 200), part(categoryId, 50)]
  const { date: _, id: _id, ...monthly } = newExpense({ startOn: '2026-01-31' })
  const budget = { name: 'Home', amount: 100, currency: 'EUR', startOn: '2026-01-01' }
  return {
    plain: await anna.create({ categoryId }),
    split: await anna.create({ categoryId: groceries, lines }),
    both: await anna.create({ categoryId, lines }),
    rule: await add('category_rules', { type: 'expense', contains: 'seed', categoryId }),
    template: await add('expense_templates', { ...monthly, frequency: 'monthly', categoryId }),
    budget: await add('budgets', { ...budget, categoryIds: [groceries, categoryId] }),
  }
}

describe('merging a category into another', () => {
  it.each([
    ['an own one', () => category({ name: 'Outside' })],
    ['a global one', async () => restaurants],
  ])('moves everything into %s and nothing is orphaned', async (_what, target) => {
    const [from, into, other] = [await category(), await target(), await category()]
    const used = await useEverywhere(from)
    const untouched = await anna.create({ categoryId: other })
    const { result, book } = await merge(from, into)
    expect(result).toMatchObject({ ok: true })
    expect(JSON.stringify([...book].map(([, rows]) => [...rows.values()]))).not.toContain(from)
    const expenses = book.get('expenses')
    expect(expenses?.get(used.plain)).toMatchObject({ categoryId: into })
    expect(expenses?.get(used.split)).toMatchObject({
      categoryId: groceries,
      lines: [{ categoryId: into }, { categoryId: groceries }, { categoryId: into, amount: 50 }],
    })
    expect(expenses?.get(untouched)).toMatchObject({ categoryId: other })
    expect(book.get('category_rules')?.get(used.rule)).toMatchObject({ categoryId: into })
    expect(book.get('expense_templates')?.get(used.template)).toMatchObject({ categoryId: into })
    expect(book.get('budgets')?.get(used.budget)).toMatchObject({ categoryIds: [groceries, into] })
  })

  it('counts a category once in a budget that had both', async () => {
    const [from, into] = [await category(), await category()]
    const budget = { name: 'Home', amount: 100, currency: 'EUR', startOn: '2026-01-01' }
    const id = await add('budgets', { ...budget, categoryIds: [from, groceries, into] })
    const { book } = await merge(from, into)
    expect(book.get('budgets')?.get(id)).toMatchObject({ categoryIds: [into, groceries] })
  })

  it('takes its children along, never below a second level', async () => {
    const [top, other] = [await category(), await category()]
    const [a, b] = [await category({ parentId: top }), await category({ parentId: top })]
    const parents = async (id: string, into: string) => {
      const { book } = await merge(id, into)
      return [a, b].map((child) => book.get('categories')?.get(child)?.parentId)
    }
    expect(await parents(top, other)).toEqual([other, other])
    const spent = await anna.create({ categoryId: other })
    expect(await parents(other, a)).toEqual([null, a])
    expect((await anna.data('GET', `expenses/${spent}`)).body.categoryId).toBe(a)
    expect(await parents(a, restaurants)).toEqual([undefined, eatingOut])
  })

  it('moves incomes among incomes', async () => {
    const from = await category({ type: 'income' })
    const income = await add('incomes', newExpense({ categoryId: from }))
    const { book } = await merge(from, salary)
    expect(book.get('incomes')?.get(income)).toMatchObject({ categoryId: salary })
  })

  it.each([
    ['itself', async (id: string) => id],
    ['one that is not there', async () => randomUUID()],
    ['one of the other kind', async () => salary],
    [
      'somebody else’s',
      async () => {
        const id = randomUUID()
        const ben = await TestCaller.signUp(server.url, 'Ben')
        await ben.data('PUT', `categories/${id}`, { name: 'Mine', type: 'expense' })
        return id
      },
    ],
  ])('refuses %s by name', async (_what, target) => {
    const from = await category()
    const { result } = await merge(from, await target(from))
    expect(result).toMatchObject({ ok: false, fields: { into: expect.any(String) } })
    expect(await anna.data('GET', `categories/${from}`)).toMatchObject({ status: 200 })
  })

  it.each([groceries, randomUUID()])('has to be of an own one: %s', async (id) => {
    const { result } = await merge(id, restaurants)
    expect(result).toMatchObject({ ok: false, code: 'not-found' })
  })

  it('is the way out where deleting is refused with counts', async () => {
    const id = await category()
    await category({ parentId: id })
    await useEverywhere(id)
    expect(await anna.data('DELETE', `categories/${id}`)).toMatchObject({
      status: 409,
      body: {
        code: 'in-use',
        fields: {
          categories: '1',
          expenses: '3',
          category_rules: '1',
          expense_templates: '1',
          budgets: '1',
        },
      },
    })
    expect((await merge(id, groceries)).result).toMatchObject({ ok: true })
  })
})
