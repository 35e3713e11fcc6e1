import type { CollectionName } from '#contract/collections.ts'
import type { Derive, Follow, Redirection } from '#domain/command.ts'
import type { Effect, Reading, RowPatch } from '../types.ts'

type Effects = Readonly<Record<string, Effect>>
type Follows = Readonly<Record<string, Follow | undefined>>
type Derivations = Readonly<Partial<Record<CollectionName, Derive>>>

let effects: Effects | null = null
let derivations: Derivations = {}
let follows: Follows = {}
/** Only known commands redirect anything, so what may point anywhere comes with them. */
type Redirect = (read: Reading, change: Redirection, at: string) => Iterable<RowPatch>
let redirect: Redirect = () => []
const listeners = new Set<() => void>()

/** Told when there is more to foresee than before. */
export function onEffects(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const announceEffects = (): void => {
  for (const listener of listeners) listener()
}

export function knowReducers(
  all: Effects,
  derived: Derivations,
  followed: Follows,
  redirected: Redirect,
): void {
  effects = all
  derivations = derived
  follows = followed
  redirect = redirected
}

export const redirection: Redirect = (...about) => redirect(...about)

/** What a command does by its reducer. */
export const reducedEffect = (name: string): Effect | undefined =>
  effects && Object.hasOwn(effects, name) ? effects[name] : undefined

export const derivationOf = (table: CollectionName): Derive | undefined => derivations[table]

/** What is one fact with a row of it. */
export const followOf = (table: string): Follow | undefined => follows[table]

export const hasReducers = (): boolean => effects !== null
