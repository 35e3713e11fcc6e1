import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { collections, openCollectionNames } from '#contract/collections.ts'
import { groupCommands } from '#contract/group-commands.ts'
import { payArgs, removePaymentArgs } from '#contract/loan-commands.ts'
import { ownCalls } from '#contract/own-calls.ts'
import { commands } from '#server/documents/commands.ts'
import type { World } from './world.ts'

export interface Attempt {
  /** The route of the server's table it goes to. */
  readonly route: string
  readonly method: string
  readonly path: string
  readonly need: ReturnType<typeof needOf>
  readonly body?: unknown
}

type Ids = World['ids']

interface KnownCall {
  readonly method: string
  readonly path: string
  readonly body?: z.ZodType | null
  readonly query?: z.ZodType
  readonly auth: 'none' | 'user' | 'admin'
}

const known: readonly KnownCall[] = [...Object.values(calls), ...Object.values(ownCalls)]

/** For whoever sits at this machine, and closed as soon as others can reach it. */
const atHome = new Set(['/dev/outbox', '/metrics'])

/** What the running server answers to, from its own table; middleware has no method. */
export const routesOf = ({ app }: Pick<World, 'app'>) =>
  app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*' && !atHome.has(path))

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const callOf = (method: string, path: string) =>
  known.find((one) => one.method === method && patternOf(one.path) === patternOf(path))

/** Whose token a route needs, as the contract says; undefined where it does not know it. */
export const needOf = (method: string, path: string) => callOf(method, path)?.auth

/** Every way to ask a route for what is the victim's. */
export function attemptsOn(world: World): readonly Attempt[] {
  return routesOf(world).flatMap(({ method, path }) =>
    waysInto(method, path, world.ids).map((way) => ({ ...way, need: needOf(method, path) })),
  )
}

type Way = Omit<Attempt, 'need'>

function waysInto(method: string, path: string, ids: Ids): readonly Way[] {
  const route = `${method} ${path}`
  if (path === '/api/data/*') return documentAttempts(route, method, ids)
  if (path === '/api/sync/push') return commandAttempts(route, ids)
  const call = callOf(method, path)
  const query = call?.query ? `?${queryOf(call.query, ids)}` : ''
  const body = method === 'GET' ? undefined : bodyOf(call?.body ?? null, ids)
  return filledPaths(path, ids).map((filled) => ({
    route,
    method,
    path: `${filled}${query}`,
    ...(body !== undefined && { body }),
  }))
}

/** With the victim's ids, with one nobody has, and with one of another kind. */
function filledPaths(path: string, ids: Ids): readonly string[] {
  if (!path.includes(':')) return [path]
  const fill = (idFor: (name: string) => string) =>
    path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name) => encodeURIComponent(idFor(name)))
  const kinds = Object.values(ids)
  return [
    ...new Set([
      fill((name) => ids[name] ?? ids.id ?? ''),
      ...kinds.map((id) => fill(() => id)),
      fill(() => randomUUID()),
    ]),
  ]
}

/** Every collection and every document of the victim's, by its path. */
function documentAttempts(route: string, method: string, ids: Ids): readonly Way[] {
  return openCollectionNames.flatMap((name) => {
    const folder = collections[name].path.replaceAll(/\{(\w+)\}/g, (_, part) => ids[part] ?? '')
    const targets = new Set([ids[`${name} id`], ids.uid, ids.groupId, ids.id, ids.groupExpenseId])
    const body = method === 'PUT' || method === 'PATCH' ? { description: 'taken' } : undefined
    const paths = [folder, ...[...targets].map((id) => `${folder}/${id ?? randomUUID()}`)]
    return paths.map((path) => ({
      route,
      method,
      path: `/api/data/${path}`,
      ...(body && { body }),
    }))
  })
}

const shapes: Readonly<Record<string, z.ZodType>> = {
  ...groupCommands,
  'loans.pay': payArgs,
  'loans.removePayment': removePaymentArgs,
}

/** Every command there is, with arguments that name what is the victim's. */
function commandAttempts(route: string, ids: Ids): readonly Way[] {
  return [...commands.keys()].flatMap((name) => {
    const shape = shapes[name]
    const args = shape ? [sample(shape, ids)] : guesses(name, ids)
    return args.map((one) => ({
      route,
      method: 'POST',
      path: '/api/sync/push',
      body: { commands: [{ key: randomUUID(), name, args: one }] },
    }))
  })
}

function guesses(name: string, ids: Ids): readonly object[] {
  const [collection = ''] = name.split('.')
  const targets = new Set([
    ids[`${collection} id`],
    ids[`${collection.replace(/s$/, '')}Id`],
    ids.id,
  ])
  return [...targets].flatMap((id) =>
    id === undefined
      ? []
      : [
          { id },
          { ids: [id] },
          { id, patch: { description: 'taken', name: 'taken' } },
          { changes: [{ id, patch: { name: 'taken' } }] },
          { ...ids, id, amount: 1, date: '2026-03-31', note: null },
        ],
  )
}

function queryOf(shape: z.ZodType, ids: Ids): string {
  const filled = sample(shape, ids)
  const pairs = Object.entries(filled as object).map(([key, value]) => [key, String(value)])
  return String(new URLSearchParams(pairs))
}

const bodyOf = (shape: z.ZodType | null, ids: Ids) => (shape ? sample(shape, ids) : {})

/** Something the shape takes; what has the name of something of the victim's is that. */
function sample(shape: z.ZodType, ids: Ids): unknown {
  const schema = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Json
  return fill(schema, '', ids)
}

interface Json {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly format?: string
  readonly minimum?: number
  readonly minItems?: number
}

function fill(schema: Json, name: string, ids: Ids): unknown {
  if (ids[name] !== undefined && schema.type !== 'object') return ids[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return fill(choice, name, ids)
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([key, part]) => [
      key,
      fill(part, key, ids),
    ])
    return Object.fromEntries(parts)
  }
  if (schema.type === 'array') return schema.items ? [fill(schema.items, singular(name), ids)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid' || /id$/i.test(name)) return ids.id
  if (/date|on$/i.test(name)) return '2026-03-31'
  if (name === 'currency') return 'EUR'
  return 'taken'
}

const singular = (name: string) => name.replace(/s$/, '')
