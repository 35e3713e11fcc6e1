import type { CollectionName } from '#contract/collections.ts'
import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { balancesOf, type Settlement, type SharedExpense } from '#domain/groups/balances.ts'
import type { SearchBook } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import { fitOf, type Reach, scoreOf } from '#domain/search/match.ts'
import { bookOf, isAskedOpen, nounsIn, type RowsOf } from '#domain/search/nouns.ts'
import { isEmptyQuery, type SearchQuery } from '#domain/search/query.ts'
import { type Portion, rank, type Section } from '#domain/search/rank.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import { type EntryTable, entryTables, textsOf, thingsOf } from './device-texts.ts'

/** What a search reads of a replica. */
export type Held = Pick<Replica, 'rows' | 'months' | 'monthRows' | 'version'>

const asShown: Portion = { hits: limits.searchHitsPerKind, entries: limits.searchEntries }
const sliceMs = 12

const nap = () => new Promise<void>((resolve) => setTimeout(resolve))

type Payment = Settlement & { readonly status: string }

/** Who owes or is owed something. */
function openMembers(replica: Held): ReadonlySet<string> {
  const all = <Shape>(table: CollectionName) =>
    [...replica.rows(table).values()] as readonly unknown[] as readonly Shape[]
  const payments = all<Payment>('settlements').filter(({ status }) => status !== 'disputed')
  const balances = balancesOf(all<SharedExpense>('group_expenses'), payments)
  const open = [...balances.values()].flatMap((each) => [...each])
  return new Set(open.filter(([, amount]) => amount !== 0).map(([memberId]) => memberId))
}

const rowsIn =
  (replica: Held): RowsOf =>
  (table) =>
    [...replica.rows(table).values()] as readonly unknown[] as never

const kept = new WeakMap<Held, { versions: string; book: SearchBook }>()
const named = ['categories', 'global_categories', 'category_styles', 'groups'] as const

/** The same categories and groups while they are, so that texts can be kept. */
function bookIn(replica: Held, uid: string, query: SearchQuery): SearchBook {
  const versions = named.map((table) => replica.version(table)).join('.')
  const before = kept.get(replica)
  const book = before?.versions === versions ? before.book : bookOf(uid, rowsIn(replica), null)
  kept.set(replica, { versions, book })
  return isAskedOpen(query) ? { ...book, open: openMembers(replica) } : book
}

interface Looking {
  readonly replica: Held
  readonly book: SearchBook
  readonly query: SearchQuery
  readonly signal: AbortSignal
  readonly portion: Portion
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

async function findEntries(looking: Looking, looks: Looks, reach: Reach) {
  const { book, query, portion } = looking
  const found = new Map<EntryTable, Findable[]>(entryTables.map((table) => [table, []]))
  const isLike = (text: string) => looks.every((some) => some.some((look) => text.includes(look)))
  await walk(looking, (table, rows, texts) => {
    const some = found.get(table) ?? []
    for (const [index, row] of rows.entries()) {
      if (!isLike(texts[index] ?? '')) continue
      const things = thingsOf(book, table, row)
      some.push(...things.filter((thing) => scoreOf(query, thing, reach) !== null))
    }
    return some.length < portion.entries
  })
  return [...found.values()].flat()
}

/** The words of terms that cannot be met by an amount or a day. */
const saidWords = ({ terms }: SearchQuery) =>
  terms.filter(({ amount, span }) => amount === null && span === null).flatMap(({ words }) => words)

/** Words on this device much like those asked for. */
async function nearLooks(looking: Looking): Promise<Looks> {
  const vocabulary = new Set<string>()
  await walk(looking, (_, __, texts) => {
    for (const text of texts) for (const word of text.split(' ')) vocabulary.add(word)
    return true
  })
  return saidWords(looking.query).map((asked) =>
    [...vocabulary].filter((word) => fitOf(asked, word, 'near') > 0).map((word) => ` ${word} `),
  )
}

/** The same search as the server's, over what this device has. */
export async function searchDevice(
  replica: Held,
  uid: string,
  query: SearchQuery,
  signal: AbortSignal,
  portion = asShown,
): Promise<readonly Section[]> {
  if (isEmptyQuery(query)) return []
  const book = bookIn(replica, uid, query)
  const looking = { replica, book, query, signal, portion }
  const nouns = nounsIn(book, rowsIn(replica), query)
  const look = async (reach: Reach, looks: Looks) => {
    const entries = await findEntries(looking, looks, reach)
    return rank(query, [...nouns, ...entries], { reach, most: portion.hits })
  }
  const begun = saidWords(query).map((word) => [` ${word}`])
  const plain = await look('plain', begun)
  if (plain.length > 0 || signal.aborted) return plain
  return look('near', await nearLooks(looking))
}
