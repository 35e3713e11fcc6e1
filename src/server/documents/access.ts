import { globalScope, type Scope, userScope } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'
import { Fault } from '../http/fault.ts'
import type { Documents } from './collection.ts'
import type { Place } from './path.ts'

/** The scope a caller's own documents of this collection belong to. */
export function ownScope({ facts }: Documents, caller: Caller): Scope {
  if (facts.access === 'owner') return userScope(caller.uid)
  if (facts.access === 'everyone') return globalScope
  throw new Fault('not-allowed')
}

/** What lives under users/{uid} is that user's alone, and so is the profile users/{uid} itself. */
export function checkPlace({ documents, parts, id }: Place, caller: Caller): void {
  if ('uid' in parts && parts.uid !== caller.uid) throw new Fault('user-mismatch')
  if (id !== null) checkOwnId(documents, caller, id)
}

/** A profile has no {uid} above it: its id is its owner. */
export function checkOwnId({ facts }: Documents, caller: Caller, id: string): void {
  const isProfile = facts.access === 'owner' && !facts.path.includes('{uid}')
  if (isProfile && id !== caller.uid) throw new Fault('user-mismatch')
}

/** Every scope this user may read now. */
export const readableScopes = (uid: string): readonly Scope[] => [userScope(uid), globalScope]

export function checkScope(caller: Caller, scope: string | undefined): Scope {
  const known = readableScopes(caller.uid).find((readable) => readable === scope)
  if (!known) throw new Fault('user-mismatch')
  return known
}
