import { userScope } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import type { Transaction } from '../db/database.ts'
import { takeScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { lockGroupsOf } from '../groups/expenses/post-template.ts'
import { readProfile } from '../users/profiles.ts'
import { postKind } from './post-kind.ts'
import { tellOwner } from './tell-owner.ts'
import { kinds } from './template.ts'

type PostingDeps = Pick<Engine, 'database' | 'log'>

/** Where a day begins first. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/**
 * Enters everything that is due by now, whoever's it is. One transaction for each person: entries,
 * what is done and what they are told of it are saved together or not at all.
 */
export async function postDue(engine: PostingDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const { uid, timezone, firstOn } of await readOwners(engine, now)) {
    if (signal?.aborted) return
    if (firstOn > dayAt(now.getTime(), timezone)) continue
    try {
      await engine.database.transact((tx) => postFor(engine, tx, uid, now))
    } catch (error) {
      // One person's trouble is not to keep the others waiting.
      engine.log.error({ err: error, uid }, 'recurring items were not entered')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

interface Owner {
  readonly uid: string
  readonly timezone: string
  readonly firstOn: Day
}

/** In whose zone it may be the day already; the zones are not for the database to judge. */
async function readOwners({ database }: PostingDeps, now: Date): Promise<readonly Owner[]> {
  const due = kinds.map(
    ({ templates }) => `select scope, next_on from ${templates.table} where next_on <= $1`,
  )
  const { rows } = await database.pool.query<Owner>(
    `select u.id as uid, u.timezone, min(t.next_on) as "firstOn"
      from (${due.join(' union all ')}) t join users u on u.scope = t.scope
      where u.status = 'active' group by u.id, u.timezone order by "firstOn", u.id`,
    [dayAt(now.getTime(), EARLIEST_ZONE)],
  )
  return rows
}

async function postFor(
  engine: PostingDeps,
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const scope = userScope(uid)
  const writer = { uid, scope, now }
  const latest = dayAt(now.getTime(), EARLIEST_ZONE)
  for (const { templates } of kinds) await lockGroupsOf(tx, templates.name, writer, latest)
  if (!(await takeScope(tx, scope))) return
  const profile = await readProfile(tx.client, uid)
  if (profile?.status !== 'active') return
  const today = dayAt(now.getTime(), profile.timezone)
  const outcomes = []
  for (const kind of kinds) outcomes.push(await postKind(tx, kind, writer, today, engine.log))
  const outcome = {
    posted: outcomes.flatMap(({ posted }) => posted),
    waiting: outcomes.flatMap(({ waiting }) => waiting),
  }
  await tellOwner(engine, tx, profile, outcome, now)
}
