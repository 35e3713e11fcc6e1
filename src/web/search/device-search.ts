import type { CollectionName } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import {
  balancesOf,
  isCounted,
  type Settlement,
  type SharedExpense,
} from '#domain/groups/balances.ts'
import type { OpenMembers, SearchBook } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import { mayFit } from '#domain/search/fit.ts'
import { type Attempt, attemptsFor, scoreOf, withAccounts } from '#domain/search/match.ts'
import {
  bookOf,
  isAskedOpen,
  type NounRows,
  type NounTable,
  nounsIn,
  type RowsOf,
  type Whose,
} from '#domain/search/nouns.ts'
import { isEmptyQuery, isOnlySaid, type SearchQuery, waysOf } from '#domain/search/query.ts'
import {
  type FoundKind,
  hitsOf,
  type Portion,
  type Section,
  sortFound,
  wayOf,
} from '#domain/search/rank.ts'
import { looksOf } from '#domain/search/words.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { type EntryTable, entryTables, textsOf, thingsOf } from './device-texts.ts'

/** What a search reads of a replica. */
export type Held = Pick<Replica, 'rows' | 'months' | 'monthRows' | 'version'>

const asShown: Portion = { hits: limits.searchHitsPerKind, entries: limits.searchEntries }
const sliceMs = 12

const nap = () => new Promise<void>((resolve) => setTimeout(resolve))

type Payment = Settlement & { readonly status: string }

/** Who owes or is owed something. */
function openMembers(replica: Held): OpenMembers {
  const all = <Shape>(table: CollectionName) => [...replica.rows(table).values()] as (Row & Shape)[]
  const payments = all<Payment>('settlements').filter(isCounted)
  const balances = balancesOf(all<SharedExpense>('group_expenses'), payments)
  const open = new Map<string, Set<string>>()
  for (const [currency, each] of balances) {
    for (const [memberId, amount] of each) {
      if (amount === 0) continue
      open.set(memberId, (open.get(memberId) ?? new Set()).add(currency))
    }
  }
  return open
}

const rowsIn =
  (replica: Held): RowsOf =>
  <Table extends NounTable>(table: Table) =>
    [...replica.rows(table).values()] as (Row & NounRows[Table])[]

const kept = new WeakMap<Held, { versions: string; book: SearchBook }>()
const named = ['categories', 'global_categories', 'category_styles', 'groups', 'accounts'] as const

/** The same categories and groups while they are, so that texts can be kept. */
function bookIn(replica: Held, whose: Whose, query: SearchQuery): SearchBook {
  const versions = [...named.map((table) => replica.version(table)), whose.today].join('.')
  const before = kept.get(replica)
  const book = before?.versions === versions ? before.book : bookOf(whose, rowsIn(replica), null)
  kept.set(replica, { versions, book })
  // Rates come and go while categories stay.
  const open = isAskedOpen(query) ? openMembers(replica) : null
  return { ...book, ...whose, open }
}

interface Looking extends Attempt {
  readonly replica: Held
  readonly book: SearchBook
  readonly signal: AbortSignal
  /** How many of each table are enough. */
  readonly entries: number
}

/** Sees the rows of one month; false when that is enough of this table. */
type See = (table: EntryTable, rows: readonly Row[], texts: readonly string[]) => boolean

/** All months of all entries, newest first, with pauses for the page. */
async function walk({ replica, book, signal }: Looking, see: See): Promise<void> {
  let since = performance.now()
  for (const table of entryTables) {
    for (const month of replica.months(table)) {
      const rows = replica.monthRows(table, month)
      if (signal.aborted || !see(table, rows, textsOf(book, table, rows))) break
      if (performance.now() - since < sliceMs) continue
      await nap()
      since = performance.now()
    }
  }
}

/** For each word asked for: what may stand in a text for it. */
type Looks = readonly (readonly string[])[]

async function findEntries(looking: Looking, looks: Looks) {
  const { book, query, reach, entries } = looking
  const found = new Map<EntryTable, Findable[]>(entryTables.map((table) => [table, []]))
  const isLike = (text: string) => looks.every((some) => some.some((look) => text.includes(look)))
  await walk(looking, (table, rows, texts) => {
    const some = found.get(table) ?? []
    for (const [index, row] of rows.entries()) {
      if (!isLike(texts[index] ?? '')) continue
      const things = thingsOf(book, table, row)
      some.push(...things.filter((thing) => scoreOf(query, thing, reach) !== null))
    }
    return some.length < entries
  })
  return [...found.values()].flat()
}

/** The words of terms that cannot be met by an amount or a day. */
const saidWords = ({ terms }: SearchQuery) => terms.filter(isOnlySaid).flatMap(({ words }) => words)

const plainLooks = (query: SearchQuery): Looks => saidWords(query).map(looksOf)

/** Words on this device much like those asked for. */
async function nearLooks(looking: Looking): Promise<Looks> {
  const vocabulary = new Set<string>()
  await walk(looking, (_, __, texts) => {
    for (const text of texts) for (const word of text.split(' ')) vocabulary.add(word)
    return true
  })
  return saidWords(looking.query).map((asked) =>
    [...vocabulary].filter((word) => mayFit(asked, word)).map((word) => ` ${word} `),
  )
}

const keyOf = ({ kind, id }: Findable) => `${kind} ${id}`

/** All that was found in the first way of asking that finds something. */
export interface Whole {
  readonly query: SearchQuery
  readonly kinds: readonly FoundKind[]
}

/** Everything on this device that fits. */
export async function findAll(
  replica: Held,
  whose: Whose,
  typed: SearchQuery,
  signal: AbortSignal,
  entries = Number.POSITIVE_INFINITY,
): Promise<Whole> {
  const book = bookIn(replica, whose, typed)
  const query = withAccounts(typed, book.accounts.values())
  const nouns = isEmptyQuery(query) ? [] : nounsIn(book, rowsIn(replica), query)
  const found: Attempt[] = []
  const all = new Map(nouns.map((thing) => [keyOf(thing), thing]))
  for (const way of isEmptyQuery(query) ? [] : waysOf(query)) {
    for (const attempt of attemptsFor(way)) {
      const looking = { replica, book, signal, entries, ...attempt }
      const isNear = attempt.reach === 'near'
      const looks = isNear ? await nearLooks(looking) : plainLooks(attempt.query)
      const some = await findEntries(looking, looks)
      if (sortFound([attempt], [...nouns, ...some]).length === 0) continue
      found.push(attempt)
      for (const thing of some) all.set(keyOf(thing), thing)
      break
    }
  }
  const kinds = sortFound(found, all.values())
  return { query: found.length > 0 ? wayOf(found) : query, kinds }
}

/** The same search as the server's, over what this device has. */
export async function searchDevice(
  replica: Held,
  whose: Whose,
  query: SearchQuery,
  signal: AbortSignal,
  { hits, entries } = asShown,
): Promise<readonly Section[]> {
  const found = await findAll(replica, whose, query, signal, entries)
  return found.kinds.map(({ kind, things }) => ({
    kind,
    hits: hitsOf(found.query, things.slice(0, hits)),
    hasMore: things.length > hits,
  }))
}
