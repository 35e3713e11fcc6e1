import { collections } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import { needOfSeat, seatWords } from '#contract/seats/may.ts'
import { groupScope, type Scope, userScope } from '#contract/sync.ts'
import { needOfCommand, needWords, reaches } from '#contract/tokens/may.ts'
import type { Caller, Grant } from '../auth/identity.ts'
import { type Counts, takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'

/** Whether this scope is in the place a token is for; whoever is signed in has no such bounds. */
export function isWithin({ uid, grant }: Pick<Caller, 'uid' | 'grant'>, scope: Scope): boolean {
  if (!grant || grant.place === 'all' || scope === 'global') return true
  // What the group made of them is in a book of their own.
  if (grant.isSeat && scope === userScope(uid)) return true
  return scope === (grant.place === 'book' ? userScope(uid) : groupScope(grant.place))
}

/** Another place is as if it were not there. */
export function requireWithin(caller: Caller, scope: Scope): Scope {
  if (!isWithin(caller, scope)) throw new Fault('not-found')
  return scope
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Every group that arguments name, however deep. */
function groupsNamed(value: unknown): readonly unknown[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, within]) =>
    name === 'groupId' && within !== null ? [within] : groupsNamed(within),
  )
}

const isOfGroups = (noun: string) =>
  Object.hasOwn(collections, noun) &&
  collections[noun as keyof typeof collections].access === 'member'

interface Beyond {
  readonly code: 'token-may-not' | 'seat-may-not' | 'not-found'
  readonly fields?: Readonly<Record<string, string>>
}

/** Why a token may not run a command, or not there; null where it may, and for who is signed in. */
export function beyondReach(caller: Caller, name: string, args: Values): Beyond | null {
  const { grant, uid } = caller
  if (!grant) return null
  if (grant.isSeat) return beyondSeat(grant, name, args)
  const need = needOfCommand(name)
  if (need === null) return { code: 'token-may-not' }
  if (!reaches(grant.may, need)) return { code: 'token-may-not', fields: needWords(need) }
  const [noun = ''] = name.split('.')
  const home = isOfGroups(noun) ? groupScope(String(args.groupId)) : userScope(uid)
  const named = groupsNamed(args).map((id) => groupScope(String(id)))
  return [home, ...named].every((scope) => isWithin(caller, scope)) ? null : { code: 'not-found' }
}

/** A guest is in one group, and does nothing anywhere else. */
function beyondSeat({ may, place }: Grant, name: string, args: Values): Beyond | null {
  const need = needOfSeat(name)
  if (need === null) return { code: 'seat-may-not' }
  if (!reaches(may, need)) return { code: 'seat-may-not', fields: { seat: seatWords[need] } }
  return [args.groupId, ...groupsNamed(args)].every((id) => id === place)
    ? null
    : { code: 'not-found' }
}

/** A program that runs wild fills nobody's book. */
export async function limitTokenWrites(database: Counts, { tokenId }: Grant): Promise<void> {
  const minute = { limit: limits.tokenWritesPerMinute, windowS: 60 }
  const day = { limit: limits.tokenWritesPerDay, windowS: 86_400 }
  await takeToken(database, { bucket: `token-writes:${tokenId}`, ...minute })
  await takeToken(database, { bucket: `token-writes-day:${tokenId}`, ...day })
}
