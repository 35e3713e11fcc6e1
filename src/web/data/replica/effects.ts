import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import {
  announceEffects,
  derivationOf,
  hasReducers,
  reducedEffect,
} from './commands/known-reducers.ts'
import { newRow, stamped } from './commands/new-row.ts'
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
/** Where more follows from a row than its fields say, and the reducers know what. */
export const derivedTables: ReadonlySet<string> = new Set(['goals'])
const loading = new Set<() => Promise<void>>()

async function loadGroupEffects(): Promise<void> {
  const { groupEffects } = await import('./group-effects.ts')
  for (const [name, effect] of Object.entries(groupEffects)) registered.set(name, effect)
}

async function loadReducers(): Promise<void> {
  await import('./commands/own-reducers.ts')
}

async function loadOnce(load: () => Promise<void>): Promise<void> {
  if (loading.has(load)) return
  loading.add(load)
  try {
    await load()
    announceEffects()
  } catch {
    // Without a network there may be no file; the next command asks again.
    loading.delete(load)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** With what follows from the row itself. */
const derived = (table: CollectionName, before: Row | null, after: Row): Row =>
  derivationOf(table)?.(before, after) ?? after

/** What one item of a command does; a command for many does so for each. */
type Make = (table: CollectionName) => Effect

const create: Make =
  (table) =>
  (read, { doc }, about) => {
    if (!isRecord(doc) || typeof doc.id !== 'string') return []
    const id = doc.id
    // Already there: the server has run it and what it says is newer than our guess.
    const landed = read.row(table, id)
    const row = newRow(table, { ...doc, id }, about)
    return [{ table, id, row: landed ?? derived(table, null, row) }]
  }

const update: Make =
  (table) =>
  (read, { id, patch }, { at }) => {
    if (typeof id !== 'string' || !isRecord(patch)) return []
    const before = read.row(table, id)
    if (!before) return [{ table, id, row: null }]
    const after = stamped(table, { ...before, ...patch, id }, at)
    return [{ table, id, row: derived(table, before, after) }]
  }

/** What belongs to it goes with it. */
const remove: Make =
  (table) =>
  (read, { id }) => {
    if (typeof id !== 'string') return []
    const below = (collectionOf(table).children ?? []).flatMap(([child, field]) =>
      [...read.all(child)]
        .filter((row) => row[field] === id)
        .map((row): RowPatch => ({ table: child, id: row.id, row: null })),
    )
    return [...below, { table, id, row: null }]
  }

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
  const own = reducedEffect(name) ?? registered.get(name)
  if (own) return own
  const [table = '', verb = ''] = name.split('.')
  if (ofGroups.has(table)) void loadOnce(loadGroupEffects)
  if (!isTable(table) || ofGroups.has(table)) return undefined
  const isKnown = hasReducers() || !derivedTables.has(table)
  const effect = isKnown ? (effectOn(table, verb) ?? forEach(table, verb)) : undefined
  if (!effect && !hasReducers()) void loadOnce(loadReducers)
  return effect
}

export function foresee(parcel: Parcel, uid: string, read: Reading): readonly RowPatch[] {
  return effectOf(parcel.name)?.(read, parcel.args, { at: parcel.at, uid }) ?? []
}
