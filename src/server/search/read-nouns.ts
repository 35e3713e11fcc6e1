import type pg from 'pg'
import { type Scope, userScope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { SearchBook } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import { bookOf, isAskedOpen, type NounTable, nounsIn, type RowsOf } from '#domain/search/nouns.ts'
import { type SearchQuery, takesRates } from '#domain/search/query.ts'
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
  `select 'search_marks', null where exists (
    select from (${scopes}) s join search_marks m on m.scope = s.scope)`,
  `select 'search_entries', json_build_object('scope', s.scope, 'count', (select count(*) from (
    select from search_entries e where e.scope = s.scope limit ${lately + 1}) counted))
    from (${scopes}) s`,
].join('\nunion all\n')

interface NounRow {
  readonly tbl: NounTable | 'users' | 'search_marks' | 'search_entries'
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
  readonly scopes: readonly Scope[]
  readonly things: readonly Findable[]
  /** Entries were written that no search has read yet. */
  readonly hasUnread: boolean
  readonly entriesIn: EntriesIn
  readonly worths: Worths
}

/** What is asked for, and on which day. */
interface Meant {
  readonly query: SearchQuery
  readonly today: Day
}

/** What is asked for, as this person means it, and everything but entries that they may see. */
export async function readNouns(
  db: Reader,
  uid: string,
  read: (place: Place) => Meant,
): Promise<Nouns> {
  const values = [userScope(uid), uid]
  const { rows: found } = await db.query<NounRow>({ name: 'search nouns', text, values })
  const place = found.find(({ tbl }) => tbl === 'users')?.row as Place | undefined
  const { currency } = place ?? anywhere
  const { query, today } = read(place ?? anywhere)
  // The rows are as the contract says; the domain names what it needs of them.
  const rows = ((table: NounTable) =>
    found.filter(({ tbl }) => tbl === table).map(({ row }) => row)) as RowsOf
  const scopes = rows('groups').map(({ id }): Scope => `g:${id}`)
  const open = isAskedOpen(query) ? await readOpenMembers(db, scopes) : null
  const planned = found.flatMap(({ row }) => (row as { currency?: string } | null)?.currency ?? [])
  const into = takesRates(query, currency)
  const { home, worths } =
    into.length > 0
      ? await readWorths(db, { uid, today, currency, into, scopes, planned })
      : { home: { currency, rates: null }, worths: new Map() }
  const book = bookOf({ uid, today, home }, rows, open)
  const hasUnread = found.some(({ tbl }) => tbl === 'search_marks')
  const counts = found.filter(({ tbl }) => tbl === 'search_entries') as { row: Counted }[]
  const entriesIn: EntriesIn = (some) =>
    counts.reduce((sum, { row }) => sum + (some.includes(row.scope) ? row.count : 0), 0)
  const things = nounsIn(book, rows, query)
  return { query, book, scopes, things, hasUnread, entriesIn, worths }
}

/** Who owes or is owed something in any of these groups. */
async function readOpenMembers(db: Reader, scopes: readonly Scope[]): Promise<Set<string>> {
  const { rows } = await db.query<{ memberId: string }>({
    name: 'search open members',
    text: `select distinct member_id as "memberId" from group_sums
      where scope = any($1) and balance <> 0`,
    values: [scopes],
  })
  return new Set(rows.map(({ memberId }) => memberId))
}
