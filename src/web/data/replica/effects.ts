import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { collectionOf, isTable } from './order.ts'
import type { Effect, Parcel, ReadRow, RowPatch } from './shapes.ts'

const registered = new Map<string, Effect>()

/** A noun's own command says here what it will probably do, until the server has answered. */
export function registerEffect(name: string, effect: Effect): void {
  registered.set(name, effect)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields the server will fill, guessed until it has. */
function provisional(table: CollectionName, at: string, uid: string): Record<string, unknown> {
  const known: Record<string, unknown> = {
    createdAt: at,
    updatedAt: at,
    createdBy: uid,
    updatedBy: uid,
  }
  const names = collectionOf(table).serverOwned
  return Object.fromEntries(names.map((name) => [name, known[name] ?? null]))
}

const create =
  (table: CollectionName): Effect =>
  (read, args, { at, uid }) => {
    const { doc } = args
    if (!isRecord(doc) || typeof doc.id !== 'string') return []
    const id = doc.id
    // Already there: the server has run it and what it says is newer than our guess.
    const landed = read(table, id)
    const { defaults } = collectionOf(table)
    const row = { ...defaults, ...provisional(table, at, uid), ...doc, id } satisfies Row
    return [{ table, id, row: landed ?? row }]
  }

const update =
  (table: CollectionName): Effect =>
  (read, args, { at }) => {
    const { id, patch } = args
    if (typeof id !== 'string' || !isRecord(patch)) return []
    const before = read(table, id)
    if (!before) return [{ table, id, row: null }]
    const stamp = collectionOf(table).serverOwned.includes('updatedAt') ? { updatedAt: at } : {}
    return [{ table, id, row: { ...before, ...patch, ...stamp, id } }]
  }

const remove =
  (table: CollectionName): Effect =>
  (_read, args) =>
    typeof args.id === 'string' ? [{ table, id: args.id, row: null }] : []

const generic: Readonly<Record<string, (table: CollectionName) => Effect>> = {
  create,
  update,
  delete: remove,
}

function effectOf(name: string): Effect | undefined {
  const own = registered.get(name)
  if (own) return own
  const [table = '', verb = ''] = name.split('.')
  return isTable(table) && Object.hasOwn(generic, verb) ? generic[verb]?.(table) : undefined
}

export function foresee(parcel: Parcel, uid: string, read: ReadRow): readonly RowPatch[] {
  return effectOf(parcel.name)?.(read, parcel.args, { at: parcel.at, uid }) ?? []
}
