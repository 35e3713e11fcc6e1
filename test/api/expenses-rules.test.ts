import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const restaurants = '019b0000-0000-7000-8000-000000000111'
const salary = '019b0000-0000-7000-8000-000000000500'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  ben = await TestCaller.signUp(server.url, 'Ben')
})

const part = (amount: number, categoryId: string | null = null) => ({
  categoryId,
  amount,
  note: null,
})
const back = (amount: number, settledBy: string | null = null) => ({
  amount,
  from: 'Clara',
  dueOn: null,
  settledBy,
})
const newIncome = (fields: Fields = {}) => newExpense({ description: 'Salary', ...fields })

const push = async (person: TestCaller, name: string, args: Fields) =>
  (await person.push({ name, args }))[0]
const earn = async (fields: Fields = {}) => {
  const doc = newIncome(fields)
  expect(await push(anna, 'incomes.create', { doc })).toMatchObject({ ok: true })
  return doc.id
}

/** Every way to write an expense so; each has to refuse it, and name the field in its own way. */
async function refusedEverywhere(fields: Fields, field: string) {
  const doc = newExpense(fields)
  const id = await anna.create()
  const tries: [string, Fields, string][] = [
    ['expenses.create', { doc }, field],
    ['expenses.set', { doc }, field],
    ['expenses.set', { doc: { ...doc, id } }, field],
    ['expenses.update', { id, patch: fields }, field],
    ['expenses.createMany', { docs: [newExpense(), doc] }, `docs.1.${field}`],
    ['expenses.updateMany', { changes: [{ id, patch: fields }] }, `changes.0.${field}`],
  ]
  for (const [name, args, named] of tries) {
    const result = await push(anna, name, args)
    expect(result, name).toMatchObject({ ok: false, code: 'invalid-input' })
    expect(result && 'fields' in result && result.fields, name).toEqual({
      [named]: expect.stringMatching(/\.$/),
    })
  }
}

describe('an expense over several categories', () => {
  it('adds up, when it is written and whenever it changes', async () => {
    const lines = [part(1000, groceries), part(250, restaurants)]
    const id = await anna.create({ lines, categoryId: groceries })
    const { body } = await anna.data('GET', `expenses/${id}`)
    expect(body).toMatchObject({ amount: 1250, lines })
    await refusedEverywhere({ lines: [part(1000), part(249)] }, 'lines')
    const smaller = await push(anna, 'expenses.update', { id, patch: { amount: 1249 } })
    expect(smaller).toMatchObject({ ok: false, fields: { lines: expect.any(String) } })
    const both = { amount: 300, lines: [part(100), part(200)] }
    expect(await push(anna, 'expenses.update', { id, patch: both })).toMatchObject({ ok: true })
    const whole = { amount: 5, lines: null }
    expect(await push(anna, 'expenses.update', { id, patch: whole })).toMatchObject({ ok: true })
  })

  it('names the part whose category is not there, is foreign or is for incomes', async () => {
    const foreign = randomUUID()
    await ben.data('PUT', `categories/${foreign}`, { name: 'Mine', type: 'expense' })
    for (const categoryId of [randomUUID(), foreign, salary]) {
      const lines = [part(1000, groceries), part(250, categoryId)]
      await refusedEverywhere({ lines }, 'lines.1.categoryId')
    }
  })
})

describe('a category', () => {
  it('is of the kind of the record', async () => {
    await refusedEverywhere({ categoryId: salary }, 'categoryId')
    const doc = newIncome({ categoryId: groceries })
    expect(await push(anna, 'incomes.create', { doc })).toMatchObject({
      ok: false,
      fields: { categoryId: 'Choose a category for incomes.' },
    })
    expect(await earn({ categoryId: salary })).toBeTypeOf('string')
  })

  it('keeps its kind while anything is in it, and its parts have the same', async () => {
    const [top, below] = [randomUUID(), randomUUID()]
    const category = { name: 'Garden', type: 'expense' }
    await anna.data('PUT', `categories/${top}`, category)
    await anna.data('PUT', `categories/${below}`, { ...category, parentId: top })
    await anna.create({ lines: [part(1000, below), part(250)] })
    for (const id of [top, below]) {
      const refused = await anna.data('PATCH', `categories/${id}`, { type: 'income' })
      expect(refused).toMatchObject({ status: 422, body: { fields: { type: expect.any(String) } } })
    }
    const income = { name: 'Sold seeds', type: 'income', parentId: top }
    const mixed = await anna.data('PUT', `categories/${randomUUID()}`, income)
    expect(mixed.body.fields).toEqual({ parentId: 'Choose one of the same kind.' })
  })

  it('of a rule or a template is of their kind too', async () => {
    const rule = { id: randomUUID(), type: 'income', contains: 'ACME', categoryId: groceries }
    const refused = await push(anna, 'category_rules.create', { doc: rule })
    expect(refused).toMatchObject({ ok: false, fields: { categoryId: expect.any(String) } })
    const right = { ...rule, type: 'expense' }
    expect(await push(anna, 'category_rules.create', { doc: right })).toMatchObject({ ok: true })
    const turned = { id: rule.id, patch: { type: 'income' } }
    expect(await push(anna, 'category_rules.update', turned)).toMatchObject({ ok: false })
    const { date: _, ...monthly } = newExpense({ frequency: 'monthly', startOn: '2026-01-31' })
    const template = { ...monthly, categoryId: salary }
    expect(await push(anna, 'expense_templates.create', { doc: template })).toMatchObject({
      ok: false,
      fields: { categoryId: expect.any(String) },
    })
    expect(await push(anna, 'income_templates.create', { doc: template })).toMatchObject({
      ok: true,
    })
  })
})

describe('a refund', () => {
  it('is of an own expense that is no refund itself', async () => {
    const paid = await anna.create()
    const refund = await anna.create({ refundOf: paid })
    for (const refundOf of [randomUUID(), refund, await ben.create()]) {
      await refusedEverywhere({ refundOf }, 'refundOf')
    }
    await refusedEverywhere({ refundOf: paid, expectedBack: back(1) }, 'expectedBack')
    const itself = await push(anna, 'expenses.update', { id: paid, patch: { refundOf: paid } })
    expect(itself).toMatchObject({ ok: false, fields: { refundOf: expect.any(String) } })
  })

  it('is never more than was paid, together with the others of it', async () => {
    const paid = await anna.create({ amount: 5000 })
    const first = await anna.create({ refundOf: paid, amount: 3000 })
    await refusedEverywhere({ refundOf: paid, amount: 2001 }, 'amount')
    const change = (id: string, amount: number) =>
      push(anna, 'expenses.update', { id, patch: { amount } })
    const second = await anna.create({ refundOf: paid, amount: 2000 })
    expect(await change(second, 2001)).toMatchObject({
      ok: false,
      fields: { amount: expect.stringContaining('€20.00 of it is left to refund.') },
    })
    expect(await change(paid, 4999)).toMatchObject({
      ok: false,
      fields: { amount: expect.stringContaining('€50.00 of it was refunded.') },
    })
    expect(await change(first, 1000)).toMatchObject({ ok: true })
    expect(await change(paid, 3000)).toMatchObject({ ok: true })
    const docs = [1, 2].map(() => newExpense({ refundOf: first, amount: 1 }))
    expect(await push(anna, 'expenses.createMany', { docs })).toMatchObject({ ok: false })
  })

  it('comes in whichever currency the bank pays it, and is compared by the rates', async () => {
    const dates = { date: '2026-03-10' }
    const paid = await anna.create({ ...dates, amount: 8435, currency: 'CHF' })
    const first = await anna.create({ ...dates, refundOf: paid, amount: 2000, currency: 'USD' })
    const inDollars = { ...dates, refundOf: paid, currency: 'USD' }
    await refusedEverywhere({ ...inDollars, amount: 20_000 }, 'amount')
    const words = await push(anna, 'expenses.create', {
      doc: newExpense({ ...inDollars, amount: 20_000 }),
    })
    const left = expect.stringMatching(/^≈ CHF\s6\d\.\d\d of it is left to refund\./)
    expect(words).toMatchObject({ ok: false, fields: { amount: left } })
    const change = (patch: object) => push(anna, 'expenses.update', { id: first, patch })
    // Fees and rates of banks: a little more than it is worth may come.
    expect(await change({ amount: 11_200 })).toMatchObject({ ok: true })
    expect(await change({ currency: 'CHF', amount: 8436 })).toMatchObject({ ok: false })
    expect(await change({ currency: 'CHF', amount: 8435 })).toMatchObject({ ok: true })
    // Without a rate there is nothing to compare by.
    expect(await change({ currency: 'IRR', amount: 99_999 })).toMatchObject({ ok: true })
  })

  it('is of the day of the purchase or later, and the purchase stays before it', async () => {
    const paid = await anna.create({ date: '2026-03-10', amount: 5000 })
    await refusedEverywhere({ refundOf: paid, date: '2026-03-09' }, 'date')
    const refund = await anna.create({ refundOf: paid, date: '2026-03-12', amount: 100 })
    const move = async (id: string, date: string) =>
      JSON.stringify(await push(anna, 'expenses.update', { id, patch: { date } }))
    expect(await move(refund, '2026-03-09')).toContain('"date":"It was bought on 10 Mar 2026.')
    expect(await move(paid, '2026-03-13')).toContain('"date":"It was refunded on 12 Mar 2026.')
  })

  it('holds what it is a refund of', async () => {
    const [paid, unrelated] = [await anna.create(), await anna.create()]
    await anna.create({ refundOf: paid })
    const change = (patch: Fields) => push(anna, 'expenses.update', { id: paid, patch })
    const tooLittle = { amount: expect.stringContaining('of it was refunded.') }
    for (const currency of ['USD', 'EUR']) {
      const refused = { ok: false, fields: tooLittle }
      expect(await change({ currency, amount: 5 })).toMatchObject(refused)
    }
    expect(await change({ currency: 'USD', amount: 1500 })).toMatchObject({ ok: true })
    expect(await change({ currency: 'EUR', amount: 1250 })).toMatchObject({ ok: true })
    expect(await change({ refundOf: unrelated })).toMatchObject({
      ok: false,
      fields: { refundOf: expect.any(String) },
    })
    expect(await change({ amount: 1300, description: 'Bread again' })).toMatchObject({ ok: true })
    expect(await push(anna, 'expenses.delete', { id: paid })).toMatchObject({
      ok: false,
      code: 'in-use',
      fields: { expenses: '1' },
    })
  })

  it('can be written, and go, together with its expense', async () => {
    const paid = newExpense()
    const docs = [newExpense({ refundOf: paid.id }), paid]
    expect(await push(anna, 'expenses.createMany', { docs })).toMatchObject({ ok: true })
    const ids = docs.map(({ id }) => id)
    expect(await push(anna, 'expenses.deleteMany', { ids })).toMatchObject({ ok: true })
  })
})

describe('money that is expected back', () => {
  it('is no more than was spent', async () => {
    await refusedEverywhere({ expectedBack: back(1251) }, 'expectedBack.amount')
    const id = await anna.create({ expectedBack: back(1250) })
    const less = await push(anna, 'expenses.update', { id, patch: { amount: 1249 } })
    expect(less).toMatchObject({ ok: false, fields: { 'expectedBack.amount': expect.any(String) } })
  })

  it('is settled by an own income that says so, and both hold each other', async () => {
    const id = await anna.create({ expectedBack: back(800) })
    await refusedEverywhere({ expectedBack: back(8, randomUUID()) }, 'expectedBack.settledBy')
    await refusedEverywhere({ expectedBack: back(8, await earn()) }, 'expectedBack.settledBy')
    const income = await earn({ settles: id })
    const settle = { id, patch: { expectedBack: back(800, income) } }
    expect(await push(anna, 'expenses.update', settle)).toMatchObject({ ok: true })

    const forget = { id: income, patch: { settles: null } }
    expect(await push(anna, 'incomes.update', forget)).toMatchObject({
      ok: false,
      fields: { settles: expect.any(String) },
    })
    const clear = { id, patch: { expectedBack: null } }
    expect(await push(anna, 'expenses.update', clear)).toMatchObject({
      ok: false,
      fields: { expectedBack: expect.any(String) },
    })
    expect(await push(anna, 'expenses.delete', { id })).toMatchObject({
      ok: false,
      code: 'in-use',
      fields: { incomes: '1' },
    })
    expect(await push(anna, 'incomes.delete', { id: income })).toMatchObject({ ok: true })
    const { body } = await anna.data('GET', `expenses/${id}`)
    expect(body.expectedBack).toEqual(back(800))
  })

  it('is settled only where something is expected', async () => {
    const plain = await anna.create()
    for (const settles of [plain, randomUUID(), await ben.create({ expectedBack: back(5) })]) {
      const doc = newIncome({ settles })
      expect(await push(anna, 'incomes.create', { doc })).toMatchObject({
        ok: false,
        fields: { settles: expect.any(String) },
      })
    }
  })
})

describe('a purchase paid in parts', () => {
  it('has no more parts than it says, and is written at once', async () => {
    const planId = randomUUID()
    const docs = Array.from({ length: 12 }, (_, n) =>
      newExpense({ amount: 100, installment: { planId, n: n + 1, of: 12 } }),
    )
    expect(await push(anna, 'expenses.createMany', { docs })).toMatchObject({ ok: true })
    await refusedEverywhere({ installment: { planId, n: 13, of: 12 } }, 'installment.n')
  })
})

describe('a typed rate', () => {
  it('is kept digit by digit, and is to another currency', async () => {
    const rate = { to: 'USD', value: '1.0870000000' }
    const id = await anna.create({ rate })
    expect((await anna.data('GET', `expenses/${id}`)).body.rate).toEqual(rate)
    await refusedEverywhere({ rate: { to: 'EUR', value: '1' } }, 'rate.to')
    const turned = await push(anna, 'expenses.update', { id, patch: { currency: 'USD' } })
    expect(turned).toMatchObject({ ok: false, fields: { 'rate.to': expect.any(String) } })
  })
})
