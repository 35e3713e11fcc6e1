import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { lenses } from '#contract/analytics/entities.ts'
import { mcpPath, type ToolName } from '#contract/assistant/tools.ts'
import { calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { collections, openCollectionNames } from '#contract/collections.ts'
import { adminCalls, type Needs } from '#contract/staff/calls.ts'
import { commands } from '#server/documents/commands.ts'
import { argsFor } from './command-args.ts'
import { fitShape, type Ids } from './fit-shape.ts'
import type { World } from './world.ts'

export interface Attempt {
  /** The route of the server's table it goes to. */
  readonly route: string
  readonly method: string
  readonly path: string
  readonly need: KnownCall['auth'] | undefined
  /** What a call of the staff needs. */
  readonly needs: Needs | undefined
  /** It names something of the victim's in its path. */
  readonly isNamed: boolean
  /** Whoever does it is signed out of their own account. */
  readonly isLast: boolean
  readonly body?: unknown
}

export interface KnownCall {
  readonly method: string
  readonly path: string
  readonly body?: z.ZodType | null
  readonly query?: z.ZodType
  readonly bodyTypes?: readonly string[]
  readonly auth: 'none' | 'user' | 'admin'
  readonly needs?: Needs
}

export const known: readonly KnownCall[] = [
  ...Object.values(calls),
  ...Object.values({ ...ownCalls, ...adminCalls }),
]

/** For whoever sits at this machine, and closed as soon as others can reach it. */
const atHome = new Set(['/dev/outbox', '/metrics'])

/** Those end the session of whoever calls them: tried any earlier, all after would be nobody's. */
const leaving = new Set([
  'POST /api/auth/logout',
  'POST /api/user/password',
  'POST /api/user/delete',
  'DELETE /api/user/sessions',
  'POST /api/admin/logout',
  'POST /api/admin/password',
])

/** What is the same for everybody, and reads nothing of what is sent. */
const pages: ReadonlySet<string> = new Set(['/*', '/mcapp/*'])

/** What the running server answers to, from its own table, each once; middleware has no method. */
export function routesOf({ app }: Pick<World, 'app'>) {
  const answered = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !pages.has(path) && !atHome.has(path),
  )
  return [...new Map(answered.map((route) => [`${route.method} ${route.path}`, route])).values()]
}

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

export const callOf = (method: string, path: string) =>
  known.find((one) => one.method === method && patternOf(one.path) === patternOf(path))

/** Every way to ask a route for what is the victim's, those that sign one out at the end. */
export function attemptsOn(world: World): readonly Attempt[] {
  const all = routesOf(world).flatMap(({ method, path }) => {
    const route = `${method} ${path}`
    const call = callOf(method, path)
    const facts = { route, method, need: call?.auth, needs: call?.needs }
    const isLast = leaving.has(route)
    return waysInto(method, path, world.ids).map((way) => ({ ...facts, isLast, ...way }))
  })
  return [...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)]
}

type Way = Pick<Attempt, 'path' | 'body' | 'isNamed'>

function waysInto(method: string, path: string, ids: Ids): readonly Way[] {
  if (path === '/api/data/*') return documentAttempts(method, ids)
  if (path === '/api/sync/push') return commandAttempts(ids)
  if (path === mcpPath && method === 'POST') return toolAttempts(ids)
  const call = callOf(method, path)
  const query = call?.query ? `?${queryOf(call.query, ids)}` : ''
  const body = method === 'GET' ? undefined : call?.body ? fitShape(call.body, ids) : {}
  return filledPaths(path, ids).map(({ filled, isNamed }) => ({
    path: `${filled}${query}`,
    isNamed,
    ...(body !== undefined && { body }),
  }))
}

/** What is named in a path and is nobody's: a job of the server. */
const namesOf: Readonly<Record<string, string>> = { name: 'compact-scopes' }

/** With the victim's ids, with one nobody has, and with one of another kind. */
function filledPaths(path: string, ids: Ids) {
  if (!path.includes(':')) return [{ filled: path, isNamed: false }]
  const fill = (idFor: (name: string) => string) =>
    path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name) => encodeURIComponent(idFor(name)))
  const idOf = (name: string) => ids[name] ?? namesOf[name] ?? randomUUID()
  const [receipt, own] = [fill(() => ids.picture ?? ''), fill(idOf)]
  const named = new Set([receipt, own, ...Object.values(ids).map((id) => fill(() => id))])
  return [
    ...[...named].map((filled) => ({ filled, isNamed: true })),
    { filled: fill(() => randomUUID()), isNamed: false },
  ]
}

/** Every collection and every document of the victim's, by its path. */
function documentAttempts(method: string, ids: Ids): readonly Way[] {
  return openCollectionNames.flatMap((name) => {
    const folder = collections[name].path.replaceAll(/\{(\w+)\}/g, (_, part) => ids[part] ?? '')
    const targets = new Set([ids[`${name} id`], ids.uid, ids.groupId, ids.id, ids.groupExpenseId])
    const body = method === 'PUT' || method === 'PATCH' ? { description: 'taken' } : undefined
    const paths = [folder, ...[...targets].map((id) => `${folder}/${id ?? randomUUID()}`)]
    return paths.map((path) => ({
      path: `/api/data/${path}`,
      isNamed: false,
      ...(body && { body }),
    }))
  })
}

/** Every command there is, with arguments that name what is the victim's. */
function commandAttempts(ids: Ids): readonly Way[] {
  return [...commands.keys()].flatMap((name) =>
    [argsFor(name, ids), ...guesses(name, ids)].map((args) => ({
      path: '/api/sync/push',
      isNamed: false,
      body: { commands: [{ key: randomUUID(), name, args }] },
    })),
  )
}

const days = { from: '2020-01-01', to: '2026-12-31' } as const

/** Every tool for assistants, asked about all it can reach. */
function toolAttempts(ids: Ids): readonly Way[] {
  const { groupId } = ids
  const entries = [ids['expenses id'], ids.id, ids.groupExpenseId].map((id) => ({ id }))
  const asked: Readonly<Record<ToolName, readonly object[]>> = {
    search: [{ query: 'canary' }, { query: 'spent' }],
    figures: lenses.map((lens) => ({ measure: 'spending', ...days, lens, groupId })),
    balances: [{}, { groupId }],
    budgets: [{}],
    upcoming: [{}],
    entry: entries,
    propose_entry: [{}, { groupId }].map((place) => ({
      ...{ key: randomUUID(), line: 'tea 3.20' },
      ...place,
    })),
    my_proposals: [{}],
  }
  const calls = Object.entries(asked).flatMap(([name, all]) =>
    all.map((args) => ({ method: 'tools/call', params: { name, arguments: args } })),
  )
  const read = { method: 'resources/read', params: { uri: 'moneycomb://book' } }
  return [...calls, read].map((said, at) => ({
    path: mcpPath,
    isNamed: false,
    body: { jsonrpc: '2.0', id: at, ...said },
  }))
}

function guesses(name: string, ids: Ids): readonly object[] {
  const [collection = ''] = name.split('.')
  const id = ids[`${collection} id`] ?? ids[`${collection.replace(/s$/, '')}Id`] ?? ids.id
  return [
    { id },
    { ids: [id] },
    { id, patch: { description: 'taken', name: 'taken' } },
    { changes: [{ id, patch: { name: 'taken' } }] },
    { ...ids, id, amount: 1, date: '2026-03-31', note: null },
  ]
}

function queryOf(shape: z.ZodType, ids: Ids): string {
  const pairs = Object.entries(fitShape(shape, ids) as object)
  return String(new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])))
}
