import type pg from 'pg'
import { globalScope, groupScope, type Scope, userScope } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'
import { Fault } from '../http/fault.ts'
import { type Documents, isShownTo } from './collection.ts'
import type { Place } from './path.ts'
import { isWithin, requireWithin } from './reach.ts'

type Reader = Pick<pg.Pool, 'query'>

/** The scope a caller's own documents of this collection belong to. */
function ownScope({ facts }: Documents, caller: Caller): Scope {
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

async function groupScopes(db: Reader, uid: string): Promise<readonly Scope[]> {
  const { rows } = await db.query<{ scope: Scope }>({
    name: 'groups of user',
    text: 'select scope from groups where member_ids @> array[$1::uuid] order by id',
    values: [uid],
  })
  return rows.map(({ scope }) => scope)
}

/** The scopes that hold what is read at this place; whoever is in no group of it reads nothing. */
export async function readScopes(
  db: Reader,
  { documents, parts, id }: Place,
  caller: Caller,
): Promise<readonly Scope[]> {
  if (!isShownTo(caller.grant, documents)) throw new Fault('not-found')
  if (documents.facts.access !== 'member')
    return [requireWithin(caller, ownScope(documents, caller))]
  const groupId = parts.groupId ?? id
  if (groupId === null) {
    return (await groupScopes(db, caller.uid)).filter((scope) => isWithin(caller, scope))
  }
  return [await checkScope(db, caller, groupScope(groupId))]
}

/** Every scope this user may read now. */
async function readableScopes(db: Reader, uid: string): Promise<readonly Scope[]> {
  return [userScope(uid), globalScope, ...(await groupScopes(db, uid))]
}

/** Of those, what this caller reaches: a personal token may be for one place only. */
export const scopesOf = async (db: Reader, caller: Caller): Promise<readonly Scope[]> =>
  (await readableScopes(db, caller.uid)).filter((scope) => isWithin(caller, scope))

/** The users who may read this group now. */
export async function readMemberIds(db: Reader, scope: Scope): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ uid: string }>({
    name: 'members of group',
    text: 'select unnest(member_ids) as uid from groups where scope = $1 and id = $2',
    values: [scope, scope.slice(2)],
  })
  return new Set(rows.map(({ uid }) => uid))
}

const groupScopeShape = /^g:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export async function checkScope(
  db: Reader,
  caller: Caller,
  scope: string | undefined,
): Promise<Scope> {
  const { uid } = caller
  const own = userScope(uid)
  if (scope === own) return requireWithin(caller, own)
  if (scope === globalScope) return globalScope
  if (!scope || !groupScopeShape.test(scope)) throw new Fault('user-mismatch')
  const asked = requireWithin(caller, groupScope(scope.slice(2)))
  const members = await readMemberIds(db, asked)
  if (!members.has(uid)) throw new Fault('not-allowed')
  return asked
}
