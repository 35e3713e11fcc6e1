import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expenses } from '#contract/ledger/expenses.ts'
import { limits } from '#contract/limits.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const restaurants = '019b0000-0000-7000-8000-000000000111'

interface Listed {
  readonly documents: readonly Readonly<Record<string, unknown>>[]
  readonly next: string | null
}

const server = sharedServer()
let database: pg.Client
let anna: TestCaller
beforeAll(async () => {
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  anna = await TestCaller.signUp(server.url)
})
afterAll(async () => {
  await database.end()
})

const ids = ({ documents }: Listed) => documents.map(({ id }) => id)

describe('a document by its path', () => {
  it('is set with its defaults and read as it travels', async () => {
    const { id, ...doc } = newExpense({ categoryId: groceries, tags: ['home'] })
    const set = await anna.data('PUT', `expenses/${id}`, doc)
    expect(set).toMatchObject({ status: 200, body: { id, revs: { [anna.scope]: 2 } } })
    const read = await anna.data('GET', `expenses/${id}`)
    expect(read.body).toEqual({
      ...expenses.defaults,
      id,
      ...doc,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      createdBy: anna.uid,
      updatedAt: read.body.createdAt,
    })
  })

  it('is replaced by another set, which keeps what the server owns', async () => {
    const { id, ...doc } = newExpense()
    await anna.data('PUT', `expenses/${id}`, { ...doc, notes: 'first' })
    const before = await anna.data('GET', `expenses/${id}`)
    await anna.data('PUT', `expenses/${id}`, { ...doc, id, amount: 7 })
    const after = await anna.data('GET', `expenses/${id}`)
    expect(after.body).toMatchObject({ amount: 7, notes: null, createdAt: before.body.createdAt })
  })

  it('is updated field by field and deleted once', async () => {
    const id = await anna.create({ notes: 'kept' })
    await anna.data('PATCH', `expenses/${id}`, { amount: 99, merchant: 'Corner shop' })
    const { body } = await anna.data('GET', `expenses/${id}`)
    expect(body).toMatchObject({ amount: 99, merchant: 'Corner shop', notes: 'kept' })
    expect(await anna.data('DELETE', `expenses/${id}`)).toMatchObject({ status: 200 })
    for (const method of ['GET', 'DELETE']) {
      const again = await anna.data(method, `expenses/${id}`)
      expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
  })

  it('belongs to the user in its path', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const id = await anna.create()
    for (const method of ['GET', 'DELETE']) {
      const foreign = await ben.call(method, `/api/data/users/${anna.uid}/expenses/${id}`)
      expect(foreign).toMatchObject({
        status: 403,
        body: { code: 'user-mismatch', error: 'Authenticated user mismatch' },
      })
      expect(await ben.data(method, `expenses/${id}`)).toMatchObject({ status: 404 })
    }
    const taken = await ben.data('PUT', `expenses/${id}`, newExpense({ id }))
    expect(taken).toMatchObject({ status: 409, body: { code: 'already-exists' } })
  })

  it.each([
    ['expenses/', 400],
    ['expenses//', 400],
    ['expenses/%2e%2e', 400],
    ['expenses/a%00', 400],
    ['expenses/not-an-id', 422],
    ['nothing', 404],
    ['expenses/1/2/3/4/5/6/7', 400],
    ['admins', 404],
  ])('is not found by the hostile path %s', async (path, status) => {
    expect(await anna.data('GET', path)).toMatchObject({ status })
  })

  it('is written only with an id in the path that the body does not contradict', async () => {
    expect(await anna.data('PUT', 'expenses', newExpense())).toMatchObject({ status: 400 })
    const other = await anna.data('PUT', `expenses/${randomUUID()}`, newExpense())
    expect(other).toMatchObject({ status: 422, body: { fields: { id: expect.any(String) } } })
  })
})

describe('a list', () => {
  it('comes in its default order, page by page, each row once', async () => {
    const person = await TestCaller.signUp(server.url)
    const days = Array.from(
      { length: 25 },
      (_, n) => `2026-01-${String((n % 9) + 1).padStart(2, '0')}`,
    )
    for (const date of days) await person.create({ date })
    const whole = await person.data<Listed>('GET', 'expenses')
    const order = whole.body.documents.map(({ date, id }) => `${date} ${id}`)
    expect(order).toEqual(order.toSorted().reverse())
    expect(order).toHaveLength(25)
    const paged: unknown[] = []
    let after = ''
    do {
      const page = await person.data<Listed>('GET', `expenses?limit=10${after}`)
      paged.push(...ids(page.body))
      after = page.body.next ? `&after=${page.body.next}` : ''
    } while (after)
    expect(paged).toEqual(ids(whole.body))
  })

  it('pages through an ascending order too', async () => {
    const first = await anna.call<Listed>('GET', '/api/data/global_categories?limit=20')
    const rest = await anna.call<Listed>(
      'GET',
      `/api/data/global_categories?after=${first.body.next}`,
    )
    const sorts = [...first.body.documents, ...rest.body.documents].map(({ sort }) => Number(sort))
    expect(sorts).toHaveLength(48)
    expect(sorts).toEqual(sorts.toSorted((a, b) => a - b))
  })

  it('is filtered by a range of days and by equality', async () => {
    const person = await TestCaller.signUp(server.url)
    const march = await person.create({ date: '2026-03-31', categoryId: groceries })
    const april = await person.create({ date: '2026-04-01', categoryId: restaurants })
    const list = async (query: string) =>
      ids((await person.data<Listed>('GET', `expenses?${query}`)).body)
    expect(await list('date.from=2026-04-01')).toEqual([april])
    expect(await list('date.to=2026-03-31')).toEqual([march])
    expect(await list('date.from=2026-03-31&date.to=2026-04-01')).toEqual([april, march])
    expect(await list(`categoryId=${groceries}`)).toEqual([march])
    expect(await list(`categoryId=${groceries}&date.from=2026-04-01`)).toEqual([])
  })

  it.each([
    'amount=5',
    'date=2026-01-01',
    'date.from=yesterday',
    'date.from=2026-02-30',
    'date.from=0000-01-01',
    'date.since=2026-01-01',
    'categoryId=1',
    'categoryId.from=1',
    'limit=0',
    'limit=-1',
    'limit=many',
    'limit=1&limit=2',
    'after=1',
    `after=${'019b0000-0000-7000-8000-000000000999'}`,
    '__proto__=1',
    'constructor=1',
    "date.from=2026-01-01'--",
  ])('refuses the query %s by name', async (query) => {
    const answer = await anna.data('GET', `expenses?${query}`)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    const name = decodeURIComponent(query.split('=')[0] ?? '')
    expect(Object.keys(answer.body.fields as object)).toEqual([name])
  })

  it('is cut at the limit, however many are asked for', async () => {
    const person = await TestCaller.signUp(server.url)
    await database.query(
      `insert into expenses select gen_random_uuid(), $1, 5, 'EUR', 'Bread', null, null,
        '2026-01-01', 'card', null, '{}', now(), $2, now() from generate_series(1, $3)`,
      [person.scope, person.uid, limits.listDocuments + 1],
    )
    const answer = await person.data<Listed>('GET', 'expenses?limit=999999999')
    expect(answer.body.documents).toHaveLength(limits.listDocuments)
    expect(answer.body.next).toBe(ids(answer.body).at(-1))
  })
})
