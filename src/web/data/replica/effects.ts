import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { collectionOf, isTable } from './order.ts'
import { followers, ownEffects } from './own-effects.ts'
import type { Effect, Parcel, Reading, RowPatch } from './shapes.ts'

const registered = new Map<string, Effect>(Object.entries(ownEffects))

/** A noun's own command says here what it will probably do, until the server has answered. */
export function registerEffect(name: string, effect: Effect): void {
  registered.set(name, effect)
}

/** Nouns whose effects come when the first of their commands does: no page needs them before. */
const ofGroups = new Set(['groups', 'group_expenses', 'settlements', 'comments', 'group_goals'])
const listeners = new Set<() => void>()
let isLoading = false

/** Told when there is more to foresee than before. */
export function onEffects(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function loadGroupEffects(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    const { groupEffects } = await import('./group-effects.ts')
    for (const [name, effect] of Object.entries(groupEffects)) registered.set(name, effect)
    for (const listener of listeners) listener()
  } catch {
    // Without a network there may be no file; the next command asks again.
    isLoading = false
  }
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

/** What one item of a command does; a command for many does so for each. */
type Make = (table: CollectionName) => Effect

const create: Make =
  (table) =>
  (read, { doc }, { at, uid }) => {
    if (!isRecord(doc) || typeof doc.id !== 'string') return []
    const id = doc.id
    // Already there: the server has run it and what it says is newer than our guess.
    const landed = read.row(table, id)
    const { defaults } = collectionOf(table)
    const row = { ...provisional(table, at, uid), ...defaults, ...doc, id } satisfies Row
    return [{ table, id, row: landed ?? row }]
  }

const update: Make =
  (table) =>
  (read, { id, patch }, { at }) => {
    if (typeof id !== 'string' || !isRecord(patch)) return []
    const before = read.row(table, id)
    if (!before) return [{ table, id, row: null }]
    const stamp = collectionOf(table).serverOwned.includes('updatedAt') ? { updatedAt: at } : {}
    return [{ table, id, row: { ...before, ...patch, ...stamp, id } }]
  }

const remove: Make =
  (table) =>
  (_read, { id }) =>
    typeof id === 'string' ? [{ table, id, row: null }] : []

const one: Readonly<Record<string, Make>> = { create, update, delete: remove }

/** What one item does, with what follows from it in other tables. */
function effectOn(table: CollectionName, verb: string): Effect | undefined {
  const effect = Object.hasOwn(one, verb) ? one[verb]?.(table) : undefined
  const follow = followers[table]
  if (!effect || !follow) return effect
  return (read, args, about) =>
    effect(read, args, about).flatMap((patch) => follow(read, patch, about.at))
}

/** The list a command for many has, and what each item is to the command for one. */
const many: Readonly<Record<string, readonly [list: string, verb: string, as: string | null]>> = {
  createMany: ['docs', 'create', 'doc'],
  updateMany: ['changes', 'update', null],
  deleteMany: ['ids', 'delete', 'id'],
}

function forEach(table: string, verb: string): Effect | undefined {
  const [list, each, as] = (Object.hasOwn(many, verb) && many[verb]) || []
  const effect = each && effectOf(`${table}.${each}`)
  if (!list || !effect) return undefined
  return (read, args, about) => {
    const items: readonly unknown[] = Array.isArray(args[list]) ? args[list] : []
    return items.flatMap((item) => {
      const itsArgs = as ? { [as]: item } : item
      return isRecord(itsArgs) ? effect(read, itsArgs, about) : []
    })
  }
}

function effectOf(name: string): Effect | undefined {
  const own = registered.get(name)
  if (own) return own
  const [table = '', verb = ''] = name.split('.')
  if (ofGroups.has(table)) void loadGroupEffects()
  if (!isTable(table) || ofGroups.has(table)) return undefined
  return effectOn(table, verb) ?? forEach(table, verb)
}

export function foresee(parcel: Parcel, uid: string, read: Reading): readonly RowPatch[] {
  return effectOf(parcel.name)?.(read, parcel.args, { at: parcel.at, uid }) ?? []
}
