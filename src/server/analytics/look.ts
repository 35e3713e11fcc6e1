import type pg from 'pg'
import { groupScope, type Scope, userScope } from '#contract/sync.ts'
import type { EntryLens } from '#domain/analytics/lens.ts'
import { type Day, dayAt } from '#domain/calendar/calendar.ts'
import { type KeptSums, openFrom } from '../db/readers.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { units, unitsIn } from '../ledger/conversion.ts'

export type Reader = Pick<pg.Pool, 'query'>

/** Whose book is looked at, how, and in which currency it is counted. */
export interface Look {
  readonly db: Reader
  readonly uid: string
  readonly scope: Scope
  readonly currency: string
  readonly today: Day
  readonly lens: EntryLens
  /** Currencies of the book besides the wanted one; for the lens of groups their scopes. */
  readonly others: readonly string[]
  /** Months from this day on are not added up yet. */
  readonly openFrom: Day
}

export interface LensChoice {
  readonly lens: EntryLens
  readonly groupId: string | null
}

export interface Span {
  readonly from: Day
  readonly to: Day
}

/** Reads by sums that hold; those of payees only where they are asked for. */
export const looking = <T>(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  uid: string,
  choice: LensChoice,
  read: (look: Look) => Promise<T>,
  kept: readonly KeptSums[] = ['days'],
): Promise<T> =>
  database.reading({ uid, kept: choice.lens === 'group' ? [] : kept }, async (db) =>
    read(await openLook(db, uid, choice, clock.now())),
  )

/** A group one is not in is as if it were not there. */
async function openLook(
  db: Reader,
  uid: string,
  { lens, groupId }: LensChoice,
  now: Date,
): Promise<Look> {
  const { rows } = await db.query<LookRow>({
    name: `look ${lens === 'group'}`,
    text: `select t.currency, t.timezone, ${lens === 'group' ? myGroups : written} as others,
        ${openFrom} as "openFrom"
      from users t where t.id = $1`,
    values: [uid],
  })
  const [found] = rows
  if (!found) throw new Fault('not-signed-in')
  const { currency, timezone, openFrom: open } = found
  const today = dayAt(now.getTime(), timezone)
  const others =
    lens === 'group'
      ? scopesIn(found.others, groupId)
      : found.others.filter((other) => other !== currency)
  return { db, uid, scope: userScope(uid), currency, today, lens, others, openFrom: open }
}

interface LookRow {
  readonly currency: string
  readonly timezone: string
  readonly others: readonly string[]
  readonly openFrom: Day
}

const written = 'book_currencies(t.scope)'
const myGroups = 'array(select g.id::text from groups g where g.member_ids @> array[t.id])'

function scopesIn(ids: readonly string[], groupId: string | null): readonly Scope[] {
  if (groupId !== null && !ids.includes(groupId)) throw new Fault('not-allowed')
  return (groupId === null ? ids : [groupId]).map(groupScope)
}

/** The first six values of every question about a look. */
export const valuesOf = ({ scope, currency, others, lens }: Look, { from, to }: Span) => [
  scope,
  currency,
  from,
  to,
  lens === 'group' ? units : unitsIn([currency, ...others]),
  others,
]
