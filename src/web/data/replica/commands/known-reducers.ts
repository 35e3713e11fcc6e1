import type { CollectionName } from '#contract/collections.ts'
import type { Derive } from '#domain/command.ts'
import type { Effect } from '../types.ts'

type Effects = Readonly<Record<string, Effect>>
type Derivations = Readonly<Partial<Record<CollectionName, Derive>>>

let effects: Effects | null = null
let derivations: Derivations = {}
const listeners = new Set<() => void>()

/** Told when there is more to foresee than before. */
export function onEffects(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const announceEffects = (): void => {
  for (const listener of listeners) listener()
}

export function knowReducers(all: Effects, derived: Derivations): void {
  effects = all
  derivations = derived
}

/** What a command does by its reducer. */
export const reducedEffect = (name: string): Effect | undefined =>
  effects && Object.hasOwn(effects, name) ? effects[name] : undefined

export const derivationOf = (table: CollectionName): Derive | undefined => derivations[table]

export const hasReducers = (): boolean => effects !== null
