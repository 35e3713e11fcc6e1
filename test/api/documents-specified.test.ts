import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '#contract/collections.ts'
import { call, newExpense, TestCaller } from '#test/support/caller.ts'
import { sampleOf } from '#test/support/sample-fields.ts'
import { sharedServer } from '#test/support/shared-server.ts'

/** The collections section 5 of the specification guards by name, as far as they are there. */
const guarded = [
  'categories',
  'expenses',
  'incomes',
  'income_templates',
  'expense_templates',
] as const

interface Listed {
  readonly documents: readonly Readonly<Record<string, unknown>>[]
}

const server = sharedServer()
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  ben = await TestCaller.signUp(server.url, 'Ben')
})

describe.each(guarded)('%s by path', (name) => {
  const sample = sampleOf(collections[name].entity)

  it('can be set, read, updated, listed and deleted by their owner', async () => {
    const path = `${name}/${randomUUID()}`
    expect(await anna.data('PUT', path, sample)).toMatchObject({ status: 200 })
    const read = await anna.data('GET', path)
    expect(read.body).toMatchObject({ ...sample, createdBy: anna.uid })
    expect(await anna.data('PATCH', path, sample)).toMatchObject({ status: 200 })
    const { body } = await anna.data<Listed>('GET', name)
    expect(body.documents).toHaveLength(1)
    expect(await anna.data('DELETE', path)).toMatchObject({ status: 200 })
    expect(await anna.data('GET', path)).toMatchObject({ status: 404 })
  })

  const writes = [
    ['PUT', sample],
    ['PATCH', sample],
    ['DELETE', undefined],
  ] as const

  it.each(writes)('say "Not signed in" to a %s without a user', async (method, body) => {
    const path = `/api/data/users/${anna.uid}/${name}/${randomUUID()}`
    const answer = await call(`${server.url}${path}`, method, { body })
    expect(answer).toMatchObject({ status: 401, body: { error: 'Not signed in' } })
  })

  it.each(writes)('say "Authenticated user mismatch" to a foreign %s', async (method, body) => {
    const path = `/api/data/users/${anna.uid}/${name}/${randomUUID()}`
    const answer = await ben.call(method, path, { body })
    expect(answer).toMatchObject({ status: 403, body: { error: 'Authenticated user mismatch' } })
  })
})

describe('a template', () => {
  it.each(['income_templates', 'expense_templates'] as const)(
    'of %s is active when it is made',
    async (name) => {
      const { active: _, autoPost: _a, ...fields } = sampleOf(collections[name].entity)
      const path = `${name}/${randomUUID()}`
      await anna.data('PUT', path, fields)
      expect((await anna.data('GET', path)).body).toMatchObject({ active: true })
    },
  )
})

describe.each(['expenses', 'incomes'] as const)('a list of %s', (name) => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', '2024-02-29']

  it('is by date, the newest first, and within a range of days when asked', async () => {
    const person = await TestCaller.signUp(server.url)
    for (const date of days) {
      const { id, ...doc } = newExpense({ date })
      expect(await person.data('PUT', `${name}/${id}`, doc)).toMatchObject({ status: 200 })
    }
    const listed = async (query: string) => {
      const { body } = await person.data<Listed>('GET', `${name}?${query}`)
      return body.documents.map(({ date }) => date)
    }
    expect(await listed('')).toEqual(days.toSorted().reverse())
    const march = 'date.from=2026-03-01&date.to=2026-03-31'
    expect(await listed(march)).toEqual(['2026-03-31', '2026-03-01'])
    expect(await listed('date.to=2024-02-29')).toEqual(['2024-02-29'])
    expect(await listed('date.from=2026-04-02')).toEqual([])
  })
})

describe('default orders', () => {
  it('of categories are as their owner sorted them', async () => {
    const person = await TestCaller.signUp(server.url)
    for (const sort of [20, 5, 1000, 0]) {
      const fields = { name: `At ${sort}`, type: 'expense', sort }
      await person.data('PUT', `categories/${randomUUID()}`, fields)
    }
    const { body } = await person.data<Listed>('GET', 'categories')
    expect(body.documents.map(({ sort }) => sort)).toEqual([0, 5, 20, 1000])
  })

  it.each(['income_templates', 'expense_templates', 'category_rules', 'imports'] as const)(
    'of %s are the newest first',
    async (name) => {
      const person = await TestCaller.signUp(server.url)
      const sample = sampleOf(collections[name].entity)
      const ids = Array.from({ length: 3 }, () => randomUUID())
      for (const id of ids) await person.data('PUT', `${name}/${id}`, sample)
      const { body } = await person.data<Listed>('GET', name)
      const times = body.documents.map(({ createdAt, id }) => `${createdAt} ${id}`)
      expect(times).toHaveLength(3)
      expect(times).toEqual(times.toSorted().reverse())
    },
  )
})
