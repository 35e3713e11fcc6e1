import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { calls } from '#contract/calls/calls.ts'
import { serviceCalls } from '#contract/calls/service-calls.ts'
import { exampleFor, openCalls } from '#server/api/docs/describe-calls.ts'
import { commandArgs } from '#server/api/docs/describe-commands.ts'
import { exampleOf } from '#server/api/docs/example-of.ts'
import { addressedCalls } from '#server/api/docs/openapi.ts'
import { createApp } from '#server/app.ts'
import { commands } from '#server/documents/commands.ts'
import { contradiction } from '../support/check-described.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = sharedServer()
const read = async () => (await fetch(`${server.url}/api/openapi.json`)).json()

describe('the description of the calls', () => {
  it('names every open call, and no other', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    for (const { path, method, isOpen } of Object.values(calls)) {
      const described = paths[path]?.[method.toLowerCase()]
      expect([path, described !== undefined]).toEqual([path, isOpen])
    }
  })

  it('is an OpenAPI document by the schema of OpenAPI, of this release', async () => {
    const description = await read()
    expect(description.info.version).toMatch(/^\d+\.\d+\.\d+$/)
    const { valid, errors } = await new Validator().validate(description)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    // Generators name functions and types by them; the schema of OpenAPI cannot say so.
    const ids = Object.values<Readonly<Record<string, { readonly operationId?: string }>>>(
      description.paths,
    ).flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? []))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('gives the shape of what to send', async () => {
    const { paths } = await read()
    const { schema } = paths['/api/auth/login'].post.requestBody.content['application/json']
    expect(schema.required.sort()).toEqual(['email', 'password'])
    expect(schema.additionalProperties).toBe(false)
  })

  it('leaves answers open for what a later release adds', async () => {
    const { paths } = await read()
    const { schema } = paths['/api/user/tokens'].get.responses[200].content['application/json']
    expect(schema.properties.tokens.items.additionalProperties).toBeUndefined()
    expect(schema.properties.tokens.items.required).toContain('hint')
  })

  it('says what a token needs, what it is refused, and which calls ask for a proof', async () => {
    const { paths } = await read()
    expect(paths['/api/entries'].post.security).toEqual([{ session: [] }, { token: ['add'] }])
    expect(paths['/api/user/tokens'].get.security).toEqual([{ session: [] }])
    const { schema } = paths['/api/entries'].post.responses[422].content['application/json']
    expect(schema.properties.code.enum).toContain('no-amount')
    expect(paths['/api/user/email'].post.description).toContain('fresh-proof-needed')
    expect(paths['/api/user/calendar'].get.description).toBeUndefined()
  })

  it('has each collection at its own path, and each command by its name', async () => {
    const { paths, components } = await read()
    const one = paths['/api/data/users/{uid}/expenses/{id}']
    expect(Object.keys(one).sort()).toEqual(['delete', 'get', 'patch', 'put'])
    const list = paths['/api/data/users/{uid}/expenses'].get
    expect(list.parameters.map(({ name }: { name: string }) => name)).toContain('date.from')
    const named = components.schemas.Command.oneOf.map(({ title }: { title: string }) => title)
    expect(named).toEqual(expect.arrayContaining(['expenses.create', 'groups.invite']))
    expect(new Set(named).size).toBe(named.length)
  })
})

describe('an example', () => {
  const parts = openCalls().flatMap(([name, call]) =>
    (['query', 'body', 'answer'] as const).flatMap((part) => {
      const type: z.ZodType | null | undefined = call[part]
      return type ? [{ name, part, type }] : []
    }),
  )

  it.each(parts)('of the $part of $name has its shape', ({ name, part, type }) => {
    expect(type.safeParse(exampleFor(type, name, part)).error).toBeUndefined()
  })

  it.each([...commandArgs])('of what %s takes has its shape', (_, args) => {
    expect(args.safeParse(exampleOf(args)).error).toBeUndefined()
  })
})

describe('what the server answers to', () => {
  let one: TestEngine
  beforeAll(async () => {
    one = await openTestEngine({})
  })
  afterAll(() => one.close())

  /** Parts that are pages, or the files of the app. */
  const isCall = (path: string) => /^\/(?:api|calendar|healthz|readyz|metrics|dev|mcp)\b/.test(path)

  it('is described, every route of it, and so is every command', () => {
    const app = createApp(one.engine)
    const known = new Set(
      addressedCalls().map(
        ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const documents = new Set(
      Object.values(serviceCalls).map(({ method, path }) => `${method} ${path}`),
    )
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && isCall(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`)
    expect(routes.length).toBeGreaterThan(100)
    expect(routes.filter((route) => !known.has(route) && !documents.has(route))).toEqual([])
    expect([...commands.keys()].filter((name) => !commandArgs.has(name))).toEqual([])
  })
})

describe('an answer that is otherwise than described', () => {
  const ok = { method: 'GET', path: '/api/user/tokens', status: 200, type: 'application/json' }
  const refusal = { error: 'No', code: 'not-signed-in', requestId: 'a' }

  it.each([
    ['lacks a field', { ...ok, body: {} }, "must have required property 'tokens'"],
    ['has one more', { ...ok, body: { tokens: [], ended: [], more: 1 } }, 'additional properties'],
    ['is another type of file', { ...ok, type: 'text/html', body: '' }, 'as text/html'],
    ['has another status', { ...ok, status: 418, body: {} }, 'answered 418'],
    [
      'refuses with a code that is not written down',
      { ...ok, status: 401, body: { ...refusal, code: 'wrong-credentials' } },
      'otherwise than described',
    ],
    ['is of no call', { ...ok, path: '/api/nothing', body: {} }, 'is not described'],
  ])('is found where it %s', (_, answered, words) => {
    expect(contradiction(answered)).toContain(words)
    expect(contradiction({ ...ok, body: { tokens: [], ended: [] } })).toBeNull()
    expect(contradiction({ ...ok, status: 401, body: refusal })).toBeNull()
  })
})

describe('the page of the calls', () => {
  it('is a page to read, without script', async () => {
    const answer = await fetch(`${server.url}/api/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('<code>/api/sync/push</code>')
    expect(page).toContain('too-many-requests')
    expect(page).toContain('with a session and a proof')
    expect(page).not.toContain('<script')
  })
})
