import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { refusedBy, refusedInside, sampleOf } from '#test/support/sample-fields.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { standing } from '#test/support/standing.ts'
import { storedDigest } from '#test/support/stored-digest.ts'

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

/** Every row of every collection: no attempt below may change a single one. */
const hash = () => storedDigest(database)

const unchanged = async (attempt: () => Promise<void>) => {
  const before = await hash()
  await attempt()
  expect(await hash()).toBe(before)
}

/** What others belong to, such as the goal of a contribution, is always the same. */
const parentId = randomUUID()

const folderOf = ({ path }: Collection, uid: string) =>
  `/api/data/${path.replace('{uid}', uid).replace(/\{\w+\}/, parentId)}`

/** The documents that those of this collection belong to, if they do. */
const parentOf = ({ path }: Collection): Collection | undefined =>
  openCollectionNames
    .map((name): Collection => collections[name])
    .find((other) => other.path.includes('/') && path.startsWith(`${other.path}/{`))
const writes = { PUT: 'create', PATCH: 'update', DELETE: 'delete' } as const
const methods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const

/** What is a group's is tried in the matrix of groups, by each kind of stranger. */
const ofOnePerson = openCollectionNames.filter((name) => collections[name].access !== 'member')

describe.each(ofOnePerson)('%s', (name) => {
  const facts: Collection = collections[name]
  const { entity } = facts
  const sample = sampleOf(entity)
  const isProfile = facts.access === 'owner' && !facts.path.includes('{uid}')
  let target: string

  /** A document of Anna's that is really there, so that a hole would show. */
  beforeAll(async () => {
    const id = isProfile ? anna.uid : randomUUID()
    target = `${folderOf(facts, anna.uid)}/${id}`
    const parent = parentOf(facts)
    if (parent) {
      const place = `${folderOf(parent, anna.uid)}/${parentId}`
      expect(await anna.call('PUT', place, { body: sampleOf(parent.entity) })).toMatchObject({
        status: 200,
      })
    }
    Object.assign(
      sample,
      await standing(name, (kind, { id: at, ...body }) =>
        anna.call('PUT', `${folderOf(collections[kind], anna.uid)}/${at}`, { body }),
      ),
    )
    if (facts.writes.includes('create')) {
      const made = await anna.call('PUT', target, { body: sample })
      expect(made.status).toBe(200)
    }
  })

  const attempt = (person: TestCaller, method: string, raw = JSON.stringify(sample)) =>
    person.call<ErrorBody>(method, target, {
      ...(method !== 'GET' && method !== 'DELETE' && { raw }),
    })

  it('answers nobody who is not signed in', () =>
    unchanged(async () => {
      const strangers = [{}, { Authorization: 'Bearer ' }, { Authorization: `Bearer ${anna.uid}` }]
      for (const method of methods) {
        for (const headers of strangers) {
          for (const path of [target, folderOf(facts, anna.uid)]) {
            const answer = await call<ErrorBody>(`${server.url}${path}`, method, { headers })
            expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
          }
        }
      }
    }))

  it('lets nobody at what is another user’s', () =>
    unchanged(async () => {
      for (const method of methods) {
        const { status, body } = await attempt(ben, method)
        if (facts.access === 'owner') {
          expect(body).toMatchObject({
            code: 'user-mismatch',
            error: 'Authenticated user mismatch',
          })
        } else if (method !== 'GET') {
          expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-allowed' })
        }
      }
      const id = target.split('/').at(-1)
      for (const args of [{ id }, { id, patch: sample }, { doc: { ...sample, id } }]) {
        for (const action of ['create', 'update', 'set', 'delete']) {
          const [result] = await ben.push({ name: `${name}.${action}`, args })
          expect(result).toMatchObject({ ok: false })
        }
      }
      const asMany = {
        createMany: { docs: [{ ...sample, id }] },
        updateMany: { changes: [{ id, patch: sample }] },
        deleteMany: { ids: [id] },
      }
      for (const [action, args] of Object.entries(asMany)) {
        const [result] = await ben.push({ name: `${name}.${action}`, args })
        expect(result).toMatchObject({ ok: false })
      }
    }))

  it('is written only as its facts allow', () =>
    unchanged(async () => {
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        if (facts.writes.includes(writes[method])) continue
        const { status } = await attempt(anna, method)
        expect(status).toBe(403)
      }
    }))

  if (!facts.writes.includes('update')) return

  describe('refuses by name', () => {
    const verbs = facts.writes.includes('create') ? ['PUT', 'PATCH'] : ['PATCH']

    const refused = async (field: string, raw: string) => {
      for (const verb of verbs) {
        const { status, body } = await attempt(anna, verb, raw)
        expect({ status, code: body.code }, raw).toEqual({ status: 422, code: 'invalid-input' })
        const named = Object.keys(body.fields ?? {}).map((path) => path.split('.')[0])
        expect(named, raw).toContain(field)
      }
    }

    const withField = (field: string, value: string) => {
      const { [field]: _, ...rest } = sample
      const others = Object.entries(rest).map(
        ([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`,
      )
      return `{${[...others, `${JSON.stringify(field)}:${value}`]}}`
    }

    it.each(['unknown', 'scope', '__proto__', 'constructor', 'toString', 'Amount'])(
      'the unknown field %s',
      (field) => unchanged(() => refused(field, withField(field, '{"amount":1}'))),
    )

    it.each(Object.keys(entity.serverOwned))('the server’s own field %s', (field) =>
      unchanged(() => refused(field, withField(field, 'null'))),
    )

    it.each(Object.entries(entity.writable))('hostile values of %s', (field, schema) =>
      unchanged(async () => {
        const values = refusedBy(schema as z.ZodType)
        expect(values.length).toBeGreaterThan(8)
        for (const value of values) await refused(field, withField(field, value))
      }),
    )

    const withParts = Object.entries(entity.writable)
      .map(([field, schema]) => [field, refusedInside(schema as z.ZodType)] as const)
      .filter(([, values]) => values.length > 0)
    if (withParts.length > 0) {
      it.each(withParts)('hostile parts of %s', (field, values) =>
        unchanged(async () => {
          expect(values.length).toBeGreaterThan(30)
          for (const value of values) await refused(field, withField(field, value))
        }),
      )
    }

    it.each(['[]', '"text"', '1', 'null', 'true'])('no fields at all: %s', (raw) =>
      unchanged(async () => {
        for (const verb of verbs) {
          const { status, body } = await attempt(anna, verb, raw)
          expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed-request' })
        }
      }),
    )
  })
})

describe('text that looks like an attack', () => {
  it.each([
    "'; drop table expenses; --",
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\u202Eabc',
  ])('is kept as it is: %s', async (text) => {
    const id = await anna.create({ description: text, notes: text, tags: [text.slice(0, 40)] })
    const { body } = await anna.data('GET', `expenses/${id}`)
    expect(body).toMatchObject({ description: text, notes: text })
  })
})

describe('after all of it', () => {
  it('the server has met nothing it did not expect', () => {
    const unexpected = server.logs.filter((line) => line.includes('"unexpected"'))
    expect(unexpected).toEqual([])
  })
})
