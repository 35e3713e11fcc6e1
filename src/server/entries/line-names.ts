import type pg from 'pg'
import type { UserRow } from '#contract/identity/session.ts'
import { limits } from '#contract/limits.ts'
import { userScope } from '#contract/sync.ts'
import { isBooked } from '#domain/accounts/account.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { LineAccount } from '#domain/entry-line/accounts/find-account.ts'
import type { BookContext } from '#domain/entry-line/accounts/read-account-line.ts'
import type { LineCategory } from '#domain/entry-line/find-category.ts'
import type { Caller } from '../auth/identity.ts'
import { readGroups } from '../groups/read-groups.ts'
import { readHabits } from './line-habits.ts'

type Db = Pick<pg.Pool, 'query'>

/** As in the app: of an entry's own names, those of the newest. */
const ENTRIES_REMEMBERED = 2000

const categories = `select id, type, parent_id as "parentId", array[name] as names, true as "isOwn"
    from categories where scope = $1 and not archived
  union all
  select g.id, g.type, g.parent_id, array_remove(array[s.name, g.name], null), false
    from global_categories g
      left join category_styles s on s.scope = $1 and s.category_id = g.id
    where not g.archived and not coalesce(s.hidden, false)`

const used = `with newest as (
    select tags, merchant from expenses where scope = $1 order by date desc, id desc limit $2)
  select array(select distinct unnest(tags) from newest) as tags,
    array(select distinct merchant from newest where merchant is not null) as merchants`

interface Category extends LineCategory {
  readonly isOwn: boolean
}

/**
 * The names by which a line is read as its owner's own app would: of one place alone where a
 * token is for that, as what a line is taken for tells that there is such a name.
 */
export async function lineNames(
  db: Db,
  profile: UserRow,
  now: Date,
  { grant }: Pick<Caller, 'grant'>,
) {
  const { id: uid, locale, currency, timezone } = profile
  const place = grant?.place ?? 'all'
  const isOfGroup = place !== 'all' && place !== 'book'
  // Nothing has this scope.
  const scope = isOfGroup ? '' : userScope(uid)
  const { rows: known } = await db.query<Category>(categories, [scope])
  const { rows: names } = await db.query<Pick<BookContext, 'tags' | 'merchants'>>(used, [
    scope,
    ENTRIES_REMEMBERED,
  ])
  const { rows: own } = await db.query<LineAccount>(
    `select id, name, kind, currency from accounts
      where scope = $1 and not archived`,
    [scope],
  )
  const groups = (await readGroups(db, uid)).filter(({ id }) => place === 'all' || place === id)
  const people = groups.flatMap(({ members }) => members.map(({ name }) => name))
  const context: BookContext = {
    ...{ today: dayAt(now.getTime(), timezone), locale, currency },
    ...{ largest: limits.amountMinorUnits, noun: 'expense', categories: known },
    accounts: own.filter(({ kind }) => isBooked(kind)),
    ...{ tags: names[0]?.tags ?? [], merchants: names[0]?.merchants ?? [], people },
    groups: groups.filter(({ status }) => status === 'open'),
  }
  return {
    context,
    groups,
    habits: await readHabits(
      db,
      { scope, most: ENTRIES_REMEMBERED },
      { accounts: context.accounts, categories: known },
    ),
    accounts: new Map(own.map(({ id, name }) => [id, name])),
    isOfOnePlace: place !== 'all',
    categories: new Map(known.map((one) => [one.id, one])),
  }
}
