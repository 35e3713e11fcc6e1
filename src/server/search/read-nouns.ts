import type pg from 'pg'
import { groupScope, type Scope, userScope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { OpenMembers, SearchBook } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import { withAccounts } from '#domain/search/match.ts'
import { bookOf, isAskedOpen, type NounTable, nounsIn, type RowsOf } from '#domain/search/nouns.ts'
import { type SearchQuery, takesRates } from '#domain/search/query.ts'
import type { Caller } from '../auth/identity.ts'
import { isWithin } from '../documents/reach.ts'
import { lately } from './ask-entries.ts'
import { foundRow } from './found-row.ts'
import { readWorths, type Worths } from './read-worths.ts'

type Reader = Pick<pg.Pool, 'query'>

const own = [
  'categories',
  'category_styles',
  'goals',
  'loans',
  'budgets',
  'expense_templates',
  'income_templates',
  'transfer_templates',
  'accounts',
] as const satisfies readonly NounTable[]

const selecting = (name: NounTable, where: string) =>
  `select '${name}' as tbl, ${foundRow(name)} as row from ${name} t where ${where}`

const mine = 'array[$2::uuid]'
const scopes = `select $1 as scope union all select scope from groups where member_ids @> ${mine}`
const text = [
  ...own.map((name) => selecting(name, 't.scope = $1')),
  selecting('global_categories', 'true'),
  selecting('groups', `t.member_ids @> ${mine}`),
  selecting('group_goals', `t.scope in (select scope from groups where member_ids @> ${mine})`),
  `select 'users', json_build_object(
    'timezone', timezone, 'locale', locale, 'currency', currency)
    from users where id = $2`,
  `select 'search_entries', json_build_object('scope', s.scope, 'count', (select count(*) from (
    select from search_entries e where e.scope = s.scope limit ${lately + 1}) counted))
    from (${scopes}) s`,
].join('\nunion all\n')

interface NounRow {
  readonly tbl: NounTable | 'users' | 'search_entries'
  readonly row: unknown
}

/** Where the person is, how they write days and amounts, and what they count in. */
interface Place {
  readonly timezone: string
  readonly locale: string
  readonly currency: string
}

const anywhere: Place = { timezone: 'UTC', locale: 'en-GB', currency: 'EUR' }

/** How many entries there are in these; of a long book only that it is long. */
export type EntriesIn = (scopes: readonly Scope[]) => number

interface Counted {
  readonly scope: Scope
  readonly count: number
}

export interface Nouns {
  readonly query: SearchQuery
  readonly book: SearchBook
  /** Where entries are looked for: the own book and the groups, as far as they are reached. */
  readonly scopes: readonly Scope[]
  readonly things: readonly Findable[]
  readonly entriesIn: EntriesIn
  readonly worths: Worths
}

/** Who searches, by a token perhaps that is for one place. */
export type Searcher = Pick<Caller, 'uid' | 'grant'>

/** Whether it is in the place that a token is for. */
function isReached(caller: Searcher, { tbl, row }: NounRow): boolean {
  if (tbl === 'users' || tbl === 'global_categories') return true
  const { id, groupId, scope } = row as { id: string; groupId: string; scope: Scope }
  if (tbl === 'search_entries') return isWithin(caller, scope)
  if (tbl === 'groups') return isWithin(caller, groupScope(id))
  const isOfGroup = tbl === 'group_goals'
  return isWithin(caller, isOfGroup ? groupScope(groupId) : userScope(caller.uid))
}

/** What is asked for, and on which day. */
interface Meant {
  readonly query: SearchQuery
  readonly today: Day
}

/** What is asked for, as this person means it, and everything but entries that they may see. */
export async function readNouns(
  db: Reader,
  caller: Searcher,
  read: (place: Place) => Meant,
): Promise<Nouns> {
  const { uid } = caller
  const own = userScope(uid)
  const values = [own, uid]
  const { rows: all } = await db.query<NounRow>({ name: 'search nouns', text, values })
  const found = all.filter((one) => isReached(caller, one))
  const place = found.find(({ tbl }) => tbl === 'users')?.row as Place | undefined
  const { currency } = place ?? anywhere
  const { query, today } = read(place ?? anywhere)
  // The rows are as the contract says; the domain names what it needs of them.
  const rows = ((table: NounTable) =>
    found.filter(({ tbl }) => tbl === table).map(({ row }) => row)) as RowsOf
  const groups = rows('groups').map(({ id }) => groupScope(id))
  const scopes = isWithin(caller, own) ? [own, ...groups] : groups
  const open = isAskedOpen(query) ? await readOpenMembers(db, groups) : null
  const planned = found.flatMap(({ row }) => (row as { currency?: string } | null)?.currency ?? [])
  const into = takesRates(query, currency)
  const { home, worths } =
    into.length > 0
      ? await readWorths(db, { uid, today, currency, into, scopes, planned })
      : { home: { currency, rates: null }, worths: new Map() }
  const book = bookOf({ uid, today, home }, rows, open)
  const counts = found.filter(({ tbl }) => tbl === 'search_entries') as { row: Counted }[]
  const entriesIn: EntriesIn = (some) =>
    counts.reduce((sum, { row }) => sum + (some.includes(row.scope) ? row.count : 0), 0)
  const things = nounsIn(book, rows, query)
  return { query: withAccounts(query, rows('accounts')), book, scopes, things, entriesIn, worths }
}

/** Who owes or is owed something in any of these groups, and in which currencies. */
async function readOpenMembers(db: Reader, scopes: readonly Scope[]): Promise<OpenMembers> {
  const { rows } = await db.query<{ memberId: string; currencies: string[] }>({
    name: 'search open members',
    text: `select member_id as "memberId", array_agg(currency) as currencies from group_sums
      where scope = any($1) and balance <> 0 group by member_id`,
    values: [scopes],
  })
  return new Map(rows.map(({ memberId, currencies }) => [memberId, new Set(currencies)]))
}
