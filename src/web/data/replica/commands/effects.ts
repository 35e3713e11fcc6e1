import type { CollectionName } from '#contract/collections.ts'
import type { Reducer } from '#domain/command.ts'
import { type DocumentVerb, documentReducers } from '#domain/documents/reducers.ts'
import { isTable } from '../store/order.ts'
import type { Effect, QueuedCommand, Reading, RowPatch } from '../types.ts'
import { foreseenBy } from './foresee.ts'
import { announceEffects, derivationOf, hasReducers, reducedEffect } from './known-reducers.ts'

const registered = new Map<string, Effect>()

/** A noun's own command says here what it will probably do, until the server has answered. */
export function registerEffect(name: string, effect: Effect): void {
  registered.set(name, effect)
}

/** Nouns whose effects come when the first of their commands does: no page needs them before. */
const ofGroups = new Set([
  ...['groups', 'group_expenses', 'settlements', 'comments', 'group_goals', 'group_accounts'],
])
/** Where more follows from a row than its fields say, and the reducers know what. */
export const derivedTables: ReadonlySet<string> = new Set(['goals', 'testimonials', 'transfers'])
/** Where another row may be one fact with it: foreseen at once, and that one once it is known. */
const followedTables: ReadonlySet<string> = new Set(['expenses', 'incomes'])
const loading = new Set<() => Promise<void>>()

async function loadGroupEffects(): Promise<void> {
  const { groupEffects } = await import('./group-effects.ts')
  for (const [name, effect] of Object.entries(groupEffects)) registered.set(name, effect)
}

async function loadReducers(): Promise<void> {
  await import('./own-reducers.ts')
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

/** What creating, changing and deleting does in a table. */
function documentEffect(table: CollectionName, verb: string): Effect | undefined {
  if (!Object.hasOwn(documentReducers, verb)) return undefined
  const reducer = documentReducers[verb as DocumentVerb](table) as Reducer<never>
  return foreseenBy(reducer, { derive: derivationOf(table) })
}

function effectOf(name: string): Effect | undefined {
  const own = reducedEffect(name) ?? registered.get(name)
  if (own) return own
  const [table = '', verb = ''] = name.split('.')
  if (ofGroups.has(table)) void loadOnce(loadGroupEffects)
  if (!isTable(table) || ofGroups.has(table)) return undefined
  const isKnown = hasReducers() || !derivedTables.has(table)
  const effect = isKnown ? documentEffect(table, verb) : undefined
  const isWhole = effect && !followedTables.has(table)
  if (!isWhole && !hasReducers()) void loadOnce(loadReducers)
  return effect
}

export function foresee(queued: QueuedCommand, uid: string, read: Reading): readonly RowPatch[] {
  const { name, args, at, key } = queued
  return effectOf(name)?.(read, args, { at, key, uid }) ?? []
}
