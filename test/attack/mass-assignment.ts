import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import { commands } from '#server/documents/commands.ts'
import { refusedInside } from '#test/support/sample-fields.ts'
import { known } from './attempts.ts'
import { argsFor, docOf } from './command-args.ts'
import { fitShape, type Ids } from './fit-shape.ts'
import { protectedEverywhere, protectedIn } from './protected-fields.data.ts'

/** A request that smuggles one field in. */
export interface Smuggling {
  readonly target: string
  readonly field: string
  readonly method: string
  readonly path: string
  readonly raw: string
  readonly auth: 'none' | 'user' | 'admin'
}

type Values = Readonly<Record<string, unknown>>
/** The name of a field and what is sent as its value, as JSON text. */
type Field = readonly [name: string, json: string]

const ofPrototypes: readonly Field[] = [
  ['__proto__', '{"role":"super_admin","isAdmin":true}'],
  ['constructor', '{"prototype":{"isAdmin":true}}'],
  ['prototype', '{"isAdmin":true}'],
  ['toString', '"x"'],
  ['__proto__.role', '"super_admin"'],
]

const everywhere = Object.entries(protectedEverywhere).map(
  ([name, value]): Field => [name, JSON.stringify(value)],
)

/** All that a client may not set of this kind of thing; what the server keeps, in its own form. */
function fieldsOf(name: string, { entity }: Pick<Collection, 'entity'>, ids: Ids) {
  const own = Object.entries(entity.serverOwned).map(
    ([field, shape]): Field => [field, JSON.stringify(fitShape(shape as z.ZodType, ids, field))],
  )
  const named = (protectedIn[name] ?? []).map((field): Field => [field, '1'])
  const all = new Map([...everywhere, ...named, ...own, ...ofPrototypes])
  return [...all].filter(([field]) => !Object.hasOwn(entity.writable, field))
}

/** The object's JSON with one more field: at its end, before the rest, or said twice. */
const withField = (object: object, [name, json]: Field): string => {
  const { [name]: _, ...rest } = object as Values
  const inside = JSON.stringify(rest).slice(1, -1)
  return `{${inside}${inside && ','}${JSON.stringify(name)}:${json}}`
}

const pushed = (name: string, args: string) =>
  `{"commands":[{"key":"${randomUUID()}","name":"${name}","args":${args}}]}`

const byPush = (target: string, field: string, args: string): Smuggling => ({
  ...{ target, field, method: 'POST', path: '/api/sync/push', auth: 'user' },
  raw: pushed(target, args),
})

/** How the fields of a document come in, by command. */
const holders: Readonly<Record<string, (doc: string, id: string) => string>> = {
  create: (doc) => `{"doc":${doc}}`,
  createMany: (doc) => `{"docs":[${doc}]}`,
  set: (doc) => `{"doc":${doc}}`,
  update: (doc, id) => `{"id":"${id}","patch":${doc}}`,
  updateMany: (doc, id) => `{"changes":[{"id":"${id}","patch":${doc}}]}`,
}

function intoDocuments(ids: Ids): readonly Smuggling[] {
  return openCollectionNames.flatMap((name) => {
    const facts: Collection = collections[name]
    const id = name === 'users' ? (ids.uid ?? '') : (ids[`${name} id`] ?? ids.id ?? '')
    const { id: _, ...patch } = docOf(name, '')
    const folder = facts.path.replaceAll(/\{(\w+)\}/g, (__, part) => ids[part] ?? '')
    const ways = Object.entries(holders).filter(([verb]) => commands.has(`${name}.${verb}`))
    if (facts.access === 'member') return []
    const fields = fieldsOf(name, facts, ids)
    const nested = Object.entries(facts.entity.writable).flatMap(([field, shape]) =>
      refusedInside(shape as z.ZodType).map((json): Field => [field, json]),
    )
    return [...fields, ...nested].flatMap((field) => {
      const commanded = ways.map(([verb, hold]) => {
        const doc = verb.startsWith('update') ? patch : { ...patch, id: randomUUID() }
        return byPush(`${name}.${verb}`, field[0], hold(withField(doc, field), id))
      })
      const atPath = (method: string, at: string): Smuggling => ({
        ...{ target: `${method} ${name}`, field: field[0], method, auth: 'user' },
        path: `/api/data/${folder}/${at}`,
        raw: withField(patch, field),
      })
      return [...commanded, atPath('PUT', randomUUID()), atPath('PATCH', id)]
    })
  })
}

/** Known already, or dropped by the reader of the whole body: the command never sees it. */
const isLeftAside = (args: Values, [name]: Field) =>
  name === '__proto__' || Object.hasOwn(args, name)

/** The arguments of commands that have a form of their own, and what is in them. */
function intoCommands(ids: Ids): readonly Smuggling[] {
  const generic = /\.(create|createMany|set|update|updateMany|delete|deleteMany)$/
  const isGrouped = (name: string) => /^(groups|group_|settlements|comments)/.test(name)
  return [...commands.keys()]
    .filter((name) => isGrouped(name) || !generic.test(name))
    .flatMap((name) => {
      const args = argsFor(name, ids) as Values
      const more = Object.entries(protectedIn).filter(([kind]) => name.startsWith(`${kind}.`))
      const named = more.flatMap(([, fields]) => fields.map((field): Field => [field, '1']))
      const all = [...everywhere, ...named, ...ofPrototypes]
      const within = Object.entries(args).filter(([key]) => key === 'doc' || key === 'patch')
      return all.flatMap((field) => [
        ...(isLeftAside(args, field) ? [] : [byPush(name, field[0], withField(args, field))]),
        ...within
          .filter(([, inner]) => !Object.hasOwn(inner as Values, field[0]))
          .map(([key, inner]) => {
            const json = withField(args, [key, withField(inner as Values, field)])
            return byPush(`${name} ${key}`, field[0], json)
          }),
      ])
    })
}

/** The bodies of all calls. */
function intoCalls(ids: Ids): readonly Smuggling[] {
  return known.flatMap(({ method, path, body, auth }) => {
    const isPlain = body && !path.includes('*') && path !== '/api/sync/push'
    const valid = isPlain ? (fitShape(body, ids) as Values) : null
    if (!valid || typeof valid !== 'object') return []
    const address = path.replaceAll(/:(\w+)/g, (_, part: string) => ids[part] ?? randomUUID())
    return [...everywhere, ...ofPrototypes]
      .filter(([field]) => !Object.hasOwn(valid, field))
      .map((field) => ({
        ...{ target: `${method} ${path}`, field: field[0], method, path: address, auth },
        raw: withField(valid, field),
      }))
  })
}

export const smugglings = (ids: Ids): readonly Smuggling[] => [
  ...intoDocuments(ids),
  ...intoCommands(ids),
  ...intoCalls(ids),
]
