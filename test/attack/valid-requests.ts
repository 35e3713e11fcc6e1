import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import { commands } from '#server/documents/commands.ts'
import { known } from './attempts.ts'
import { argsFor, docOf, idIn } from './command-args.ts'
import { fitShape, type Ids } from './fit-shape.ts'

/** A request as an honest client would send it, still in parts. */
export interface ValidRequest {
  /** What it is about, for people. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly body: unknown
  readonly type: string
  readonly auth: 'none' | 'user' | 'admin'
}

const documentsByPath = '/api/data/'
const elsewhere = new Set(['/api/data/*', '/api/sync/push', '/dev/outbox', '/metrics'])

/** Of every call of the contract, every command and every collection's path. */
export const validRequests = (ids: Ids): readonly ValidRequest[] => [
  ...callRequests(ids),
  ...documentRequests(ids),
  ...inOrder(commandRequests(ids)),
]

/** What takes something away comes after what needs it. */
const taking = /\.(delete|deleteMany|merge|undo|leave|remove\w+|undo\w+)$/
const inOrder = (requests: readonly ValidRequest[]) => [
  ...requests.filter(({ name }) => !taking.test(name)),
  ...requests.filter(({ name }) => taking.test(name)),
]

function pathOf(path: string, ids: Ids): string {
  if (path === '/calendar/:file') return ids.feed ?? ''
  if (path === '/api/avatars/:file') return `/api/avatars/${ids.uid}.svg`
  if (path.startsWith('/api/receipts/')) return `/api/receipts/${ids.picture}`
  return path.replaceAll(/:(\w+)/g, (_, part: string) => ids[part] ?? randomUUID())
}

function callRequests(ids: Ids): readonly ValidRequest[] {
  return known
    .filter(({ path }) => !elsewhere.has(path))
    .map(({ method, path, auth, body, query, bodyTypes }) => {
      const asked = query ? Object.entries(fitShape(query, ids) as object) : []
      return {
        name: `${method} ${path}`,
        method,
        path: pathOf(path, ids),
        query: asked.map(([key, value]) => [key, String(value)] as const),
        body: body ? fitShape(body, ids) : undefined,
        type: bodyTypes?.[0] ?? 'application/json',
        auth,
      }
    })
}

const json = { query: [], type: 'application/json', auth: 'user' } as const

const commandRequests = (ids: Ids): readonly ValidRequest[] =>
  [...commands.keys()].map((name) => ({
    ...json,
    name,
    method: 'POST',
    path: '/api/sync/push',
    body: { commands: [{ key: randomUUID(), name, args: argsFor(name, ids) }] },
  }))

function documentRequests(ids: Ids): readonly ValidRequest[] {
  return openCollectionNames.flatMap((name) => {
    const { path, filters, entity, writes }: Collection = collections[name]
    const inGroups = { ...ids, goalId: ids.groupGoalId ?? '' }
    const parts: Ids = name === 'group_contributions' ? inGroups : ids
    const folder = `${documentsByPath}${path.replaceAll(/\{(\w+)\}/g, (_, at) => parts[at] ?? '')}`
    const doc = `${folder}/${name === 'users' ? ids.uid : idIn(name, ids)}`
    const shapes = { ...entity.writable, ...entity.serverOwned }
    const asked = Object.entries(filters).map(([field, kind]) => {
      const value = String(fitShape(shapes[field] as z.ZodType, ids, field))
      return [kind === 'range' ? `${field}.from` : field, value] as const
    })
    const { id: _, ...fields } = docOf(name, '')
    const one = (method: string, at: string, body?: unknown) => ({
      ...{ ...json, name: `${method} ${name}`, method, path: at, body },
    })
    return [
      { ...one('GET', folder), query: [['limit', '5'] as const] },
      { ...one('GET', folder), name: `GET ${name} by filter`, query: asked },
      one('GET', doc),
      ...(writes.includes('create') ? [one('PUT', `${folder}/${randomUUID()}`, fields)] : []),
      ...(writes.includes('update') ? [one('PATCH', doc, fields)] : []),
      ...(writes.includes('delete') ? [one('DELETE', `${folder}/${randomUUID()}`)] : []),
    ]
  })
}
