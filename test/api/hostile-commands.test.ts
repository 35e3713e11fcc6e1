import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections, openCollectionNames } from '#contract/collections.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { references } from '#contract/references.ts'
import type { CommandResult } from '#contract/sync.ts'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { commands } from '#server/documents/commands.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { alwaysThere, sampleOf } from '#test/support/sample-fields.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { aSide, standing } from '#test/support/standing.ts'
import { storedDigest } from '#test/support/stored-digest.ts'

addOwnCommands()
const names = [...commands.keys()]

let server: TestServer
let database: pg.Client
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  anna = await TestCaller.signUp(server.url)
  ben = await TestCaller.signUp(server.url, 'Ben')
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

const stored = () => storedDigest(database)

/** Sent as text: some of it no object of ours could hold. */
async function refusals(person: TestCaller, name: string, args: readonly string[]) {
  const before = await stored()
  for (const json of args) {
    const raw = `{"commands":[{"key":"${randomUUID()}","name":"${name}","args":${json}}]}`
    const { status, body } = await person.call<{ results?: CommandResult[] } & Partial<ErrorBody>>(
      'POST',
      '/api/sync/push',
      { raw },
    )
    const [result] = body.results ?? []
    const code = result && 'code' in result ? result.code : body.code
    expect({ ok: result?.ok ?? false, json }).toEqual({ ok: false, json })
    expect(code, json).toMatch(/^(invalid-input|malformed-request|not-found|user-mismatch)$/)
    expect(status, json).toBeLessThan(500)
  }
  expect(await stored()).toBe(before)
}

const deep = `${'['.repeat(40)}${']'.repeat(40)}`
const many = (json: string, count = 451) => `[${Array.from({ length: count }, () => json)}]`

/** No arguments any command takes. */
const senseless = [
  '{}',
  '{"doc":null,"id":null,"ids":null}',
  '{"__proto__":{"id":"1"}}',
  '{"constructor":{"prototype":{"id":"1"}}}',
  '{"doc":{"__proto__":{"id":"1"}}}',
  '{"docs":[{"__proto__":{}}],"changes":[],"ids":[]}',
  '{"\\u0000":1,"doc":{"\\u0000":1},"patch":{"\\u0000":1}}',
  '{"doc":{"\\ud800":1}}',
  `{"${'😀'.repeat(200)}":1,"doc":{"x${'😀'.repeat(200)}":1}}`,
  `{"id":"${randomUUID()}","into":"${randomUUID()}","uid":"${randomUUID()}"}`,
  `{"id":["${randomUUID()}"]}`,
  '{"id":{"$ne":null}}',
  `{"ids":{"length":1,"0":"${randomUUID()}"}}`,
  `{"ids":${many(`"${randomUUID()}"`)}}`,
  `{"docs":${many('{}')}}`,
  `{"changes":${many('{"id":"1","patch":{}}')}}`,
  `{"ids":"${'x'.repeat(10_000)}"}`,
  `{"doc":${deep},"docs":${deep},"ids":${deep},"id":${deep}}`,
  '[]',
  'null',
  '"text"',
]

describe.each(names)('%s', (name) => {
  it('is not run for nobody', async () => {
    const body = { commands: [{ key: randomUUID(), name, args: {} }] }
    const answer = await call<ErrorBody>(`${server.url}/api/sync/push`, 'POST', { body })
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in', error: 'Not signed in' },
    })
  })

  it('refuses arguments that make no sense, and stores nothing', () =>
    refusals(anna, name, senseless))
})

/** In a book of one's own; what a group's commands take of others is tried with groups. */
const creatable = openCollectionNames.filter(
  (name) => commands.has(`${name}.create`) && collections[name].access !== 'member',
)

async function make(person: TestCaller, name: (typeof creatable)[number], fields = {}) {
  const needed = await standing(name, (kind, doc) =>
    person.push({ name: `${kind}.create`, args: { doc } }),
  )
  const doc = { ...sampleOf(collections[name].entity), ...needed, ...fields, id: randomUUID() }
  const [result] = await person.push({ name: `${name}.create`, args: { doc } })
  expect(result).toMatchObject({ ok: true })
  return doc.id
}

/** A field that points there, wherever in it the pointer stands. */
function pointing(at: string, id: string): Record<string, unknown> {
  const [field = at, step, key] = at.split('.')
  if (step === undefined) return { [field]: id }
  if (step === '*' && key === undefined) return { [field]: [alwaysThere, id] }
  const part = { categoryId: null, amount: 1, note: null }
  if (step === '*') return { amount: 2, [field]: [part, { ...part, [String(key)]: id }] }
  return { [field]: { amount: 1, from: 'Clara', dueOn: null, [step]: id } }
}

/** A transfer of which one side, what that was, or the fee points there. */
function pointingTransfer(at: string, id: string, account: string): Record<string, unknown> {
  const [field = at, step = '', key] = at.split('.')
  if (field === 'fee') return { fee: { side: 'to', amount: 1, categoryId: id } }
  const { entity } = collections[field === 'from' ? 'expenses' : 'incomes']
  const instant = '2026-03-31T10:00:00.000Z'
  const stamps = { createdAt: instant, createdBy: anna.uid, updatedAt: instant }
  const kept = key && { ...sampleOf(entity), ...stamps, id: randomUUID(), [key]: id }
  const side = aSide(account, kept ? { kept } : { [step]: id })
  return { from: null, to: null, [field]: side }
}

/** What is made under another document is tried where that is: `goals-accounts.test.ts`. */
const onTheirOwn = creatable.filter((name) => !/\{\w+Id\}/.test(collections[name].path))

const pointers = onTheirOwn.flatMap((name) =>
  (references[name] ?? []).flatMap(({ at, to }) =>
    to.flatMap((target) => (creatable.includes(target) ? [{ name, at, target }] : [])),
  ),
)

describe('an id of another user’s', () => {
  it.each(pointers)('of $target is not taken in $name at $at', async ({ name, at, target }) => {
    const theirs = await make(ben, target)
    const sample = sampleOf(collections[name].entity)
    const once = () => ('fingerprint' in sample ? { fingerprint: randomUUID() } : {})
    const mine = await make(anna, name, once())
    const own = await standing(name, (kind, doc) =>
      anna.push({ name: `${kind}.create`, args: { doc } }),
    )
    const account = (own.to as { accountId?: string } | undefined)?.accountId
    const patch = account ? pointingTransfer(at, theirs, account) : pointing(at, theirs)
    const fields = { ...sample, ...own, ...once(), ...patch }
    const doc = { ...fields, id: randomUUID() }
    const before = await stored()
    const writes = [
      ['create', { doc }],
      ['set', { doc: { ...fields, id: mine } }],
      ['update', { id: mine, patch }],
      ['createMany', { docs: [doc] }],
      ['updateMany', { changes: [{ id: mine, patch }] }],
    ] as const
    for (const [verb, args] of writes) {
      const [result] = await anna.push({ name: `${name}.${verb}`, args })
      expect(result, verb).toMatchObject({ ok: false, code: 'invalid-input' })
      const named = Object.keys((result && 'fields' in result && result.fields) || {})
      const place = at.replace('*', '1')
      expect(named.map((path) => path.replace(/^(docs|changes)\.0\./, ''))).toEqual([place])
    }
    expect(await stored()).toBe(before)
  })

  it('is neither merged nor undone', async () => {
    const theirs = {
      'categories.merge': `{"id":"${await make(ben, 'categories')}","into":"${randomUUID()}"}`,
      'imports.finish': `{"id":"${await make(ben, 'imports')}"}`,
      'imports.undo': `{"id":"${await make(ben, 'imports')}"}`,
    }
    for (const [name, args] of Object.entries(theirs)) await refusals(anna, name, [args])
  })
})

describe('after all of it', () => {
  it('the server has met nothing it did not expect', () => {
    expect(server.logs.filter((line) => line.includes('"unexpected"'))).toEqual([])
  })
})
