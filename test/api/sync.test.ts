import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { collections } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import type { PullAnswer, ScopesAnswer, SnapshotAnswer } from '#contract/sync.ts'
import { call, newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = sharedServer()

const newcomer = () => TestCaller.signUp(server.url)
const snapshotOf = async (person: TestCaller, query = '') =>
  (await person.call<SnapshotAnswer>('GET', `/api/sync/snapshot?scope=${person.scope}${query}`))
    .body
const pull = async (person: TestCaller, query: string) =>
  (await person.call<PullAnswer>('GET', `/api/sync/pull?scope=${person.scope}&${query}`)).body

function tableOf({ tables }: SnapshotAnswer, name: string) {
  const { columns = [], rows = [] } = tables[name] ?? {}
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
}

describe('scopes', () => {
  it('are one’s own and everyone’s', async () => {
    const person = await newcomer()
    const { body } = await person.call<ScopesAnswer>('GET', '/api/sync/scopes')
    expect(body).toEqual({ scopes: [person.scope, 'global'] })
  })

  it('of others are refused everywhere', async () => {
    const [anna, ben] = [await newcomer(), await newcomer()]
    for (const scope of [anna.scope, 'g:1', 'u:', '', `${ben.scope}x`, '%00']) {
      for (const path of ['snapshot', 'pull']) {
        const answer = await ben.call('GET', `/api/sync/${path}?scope=${scope}`)
        expect(answer, scope).toMatchObject({ status: 403, body: { code: 'user-mismatch' } })
      }
    }
  })

  it.each(['GET scopes', 'GET snapshot', 'GET pull', 'POST push', 'POST stream'])(
    'need somebody signed in: %s',
    async (line) => {
      const [method = '', path] = line.split(' ')
      const answer = await call(`${server.url}/api/sync/${path}`, method, {
        ...(method === 'POST' && { body: {} }),
      })
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    },
  )
})

describe('a snapshot', () => {
  it('holds the same rows as reading them one by one, newest first', async () => {
    const person = await newcomer()
    for (const date of ['2026-01-02', '2026-01-03', '2026-01-01']) await person.create({ date })
    const snapshot = await snapshotOf(person)
    expect(snapshot).toMatchObject({ scope: person.scope, cursor: 4 })
    const rows = tableOf(snapshot, 'expenses')
    const listed = await person.data<{ documents: unknown }>('GET', 'expenses')
    expect(rows).toEqual(listed.body.documents)
    expect(rows.map(({ date }) => date)).toEqual(['2026-01-03', '2026-01-02', '2026-01-01'])
    expect(tableOf(snapshot, 'users')).toEqual([person.session.user])
    expect(tableOf(snapshot, 'categories')).toEqual([])
  })

  it('begins with the newest rows when only those are asked for', async () => {
    const person = await newcomer()
    for (const date of ['2026-01-02', '2026-01-03', '2026-01-01']) await person.create({ date })
    const snapshot = await snapshotOf(person, '&newest=2')
    expect(snapshot).toMatchObject({ cursor: 4, partial: true })
    expect(tableOf(snapshot, 'expenses').map(({ date }) => date)).toEqual([
      '2026-01-03',
      '2026-01-02',
    ])
  })

  it('of everyone holds the global categories', async () => {
    const person = await newcomer()
    const answer = await person.call<SnapshotAnswer>('GET', '/api/sync/snapshot?scope=global')
    const rows = tableOf(answer.body, 'global_categories')
    expect(Object.keys(answer.body.tables)).toEqual(['global_categories'])
    expect(rows).toHaveLength(answer.body.cursor)
    expect(rows[0]).toMatchObject({ name: 'Groceries', parentId: null, createdBy: null })
  })

  it('is compressed for those who can read that', async () => {
    const person = await newcomer()
    for (let n = 0; n < 10; n++) await person.create()
    const address = `${server.url}/api/sync/snapshot?scope=${person.scope}`
    const plain = await fetch(address, {
      headers: { ...person.bearer, 'Accept-Encoding': 'identity' },
    })
    const small = await fetch(address, { headers: { ...person.bearer, 'Accept-Encoding': 'gzip' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(await small.json()).toEqual(await plain.json())
  })

  it.each(['newest=-1', 'newest=x', 'newest=1000000000', 'months=2'])(
    'refuses %s',
    async (query) => {
      const person = await newcomer()
      const answer = await person.call('GET', `/api/sync/snapshot?scope=${person.scope}&${query}`)
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    },
  )
})

describe('a pull', () => {
  it('goes on from a snapshot without a gap', async () => {
    const person = await newcomer()
    const kept = await person.create()
    const { cursor } = await snapshotOf(person)
    const added = await person.create({ notes: 'a line\nand another' })
    await person.push({ name: 'expenses.delete', args: { id: kept } })
    const answer = await pull(person, `since=${cursor}`)
    expect(answer).toMatchObject({ scope: person.scope, cursor: 4, more: false, reset: false })
    expect(answer.changes).toMatchObject([
      { rev: 3, table: 'expenses', id: added, row: { id: added, notes: 'a line\nand another' } },
      { rev: 4, table: 'expenses', id: kept, row: null },
    ])
    const { body } = await person.data('GET', `expenses/${added}`)
    expect(answer.changes[0]?.row).toEqual(body)
  })

  it('comes in pieces', async () => {
    const person = await newcomer()
    for (let n = 0; n < 4; n++) await person.create()
    expect(await pull(person, 'since=0&limit=3')).toMatchObject({ cursor: 3, more: true })
    expect(await pull(person, 'since=3&limit=3')).toMatchObject({ cursor: 5, more: false })
    expect(await pull(person, 'since=5')).toMatchObject({ cursor: 5, changes: [], more: false })
  })

  it('asks for a new copy when the old one is from another history', async () => {
    const person = await newcomer()
    expect(await pull(person, 'since=999')).toMatchObject({ reset: true, changes: [] })
  })

  it.each(['since=-1', 'since=1.5', 'since=1e9', `limit=${limits.pullChanges + 1}`, 'limit=0'])(
    'refuses %s',
    async (query) => {
      const person = await newcomer()
      const answer = await person.call('GET', `/api/sync/pull?scope=${person.scope}&${query}`)
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    },
  )
})

describe('a push', () => {
  it('runs commands in order, each on its own', async () => {
    const person = await newcomer()
    const doc = newExpense()
    const results = await person.push(
      { name: 'expenses.create', args: { doc } },
      { name: 'expenses.create', args: { doc } },
      { name: 'expenses.create', args: { doc: { ...doc, amount: 7 } } },
      { name: 'expenses.update', args: { id: doc.id, patch: { amount: 9 } } },
      { name: 'expenses.update', args: { id: doc.id, patch: { amount: -9 } } },
      { name: 'expenses.delete', args: { id: randomUUID() } },
      { name: 'expenses.set', args: { doc: { ...doc, notes: 'x' } } },
      { name: 'expenses.explode', args: {} },
      { name: 'toString', args: {} },
    )
    expect(results).toMatchObject([
      { ok: true, revs: { [person.scope]: 2 } },
      { ok: true, revs: { [person.scope]: 2 } },
      { ok: false, status: 409, code: 'already-exists' },
      { ok: true, revs: { [person.scope]: 3 } },
      { ok: false, status: 422, code: 'invalid-input', fields: { amount: expect.any(String) } },
      { ok: false, status: 404, code: 'not-found' },
      { ok: true, revs: { [person.scope]: 4 } },
      { ok: false, status: 422, code: 'no-such-command' },
      { ok: false, status: 422, code: 'no-such-command' },
    ])
    const { body } = await person.data('GET', `expenses/${doc.id}`)
    expect(body).toMatchObject({ amount: 1250, notes: 'x' })
  })

  it('knows exactly the commands that collections allow', async () => {
    const person = await newcomer()
    for (const [name, { access, writes, isOpen, path }] of Object.entries(collections)) {
      // A group has named commands, each with its own arguments.
      if (access === 'member') continue
      // What belongs to another document is made by its path, and otherwise by its own commands.
      const isChild = path.split('/').length > 3
      for (const action of ['create', 'update', 'delete'] as const) {
        const verb = isChild && action === 'create' ? 'set' : action
        const [result] = await person.push({ name: `${name}.${verb}`, args: {} })
        const isKnown = isOpen && (writes as readonly string[]).includes(action)
        expect(result?.ok === false && result.code === 'no-such-command', name).toBe(!isKnown)
      }
    }
  })

  it.each([
    ['no commands', { commands: [] }],
    ['too many commands', { commands: Array(limits.pushCommands + 1).fill({}) }],
    ['a short key', { commands: [{ key: 'short', name: 'expenses.delete', args: {} }] }],
    ['a key with a line break', { commands: [{ key: 'aaaaaaaa\n', name: 'x', args: {} }] }],
    ['a key too long', { commands: [{ key: 'a'.repeat(256), name: 'x', args: {} }] }],
    ['arguments in a list', { commands: [{ key: randomUUID(), name: 'x', args: [] }] }],
    ['something more', { commands: [{ key: randomUUID(), name: 'x', args: {}, uid: 'me' }] }],
  ])('with %s is refused as a whole', async (_, body) => {
    const person = await newcomer()
    const answer = await person.call('POST', '/api/sync/push', { body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
  })

  it.each(['{', '', '[1', 'null'])('of %j is not read', async (raw) => {
    const person = await newcomer()
    const answer = await person.call('POST', '/api/sync/push', { raw })
    expect([400, 422]).toContain(answer.status)
  })

  it('nested ten thousand deep is refused', async () => {
    const person = await newcomer()
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const args = `{"doc":${deep}}`
    const command = `{"key":"${randomUUID()}","name":"expenses.create","args":${args}}`
    const raw = `{"commands":[${command}]}`
    const answer = await person.call('POST', '/api/sync/push', { raw })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
  })
})
