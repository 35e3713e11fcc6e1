import type {
  BackFact,
  EntryFact,
  OutlierFact,
  PairFact,
  SeriesFact,
  UnsortedFact,
} from '#domain/advice/facts.ts'
import type { Book } from './book.ts'
import type { CategoryNames } from './category-names.ts'
import { feeBeginnings, fees, outliers, owed, pairs, series, unsorted } from './entry-queries.ts'

type Stored = Omit<EntryFact, 'cost' | 'from'> & { readonly from?: EntryFact['from'] | null }

/** For what is to come, today's rate is the one there is. */
const entryOf = (book: Book, stored: Stored): EntryFact => ({
  id: stored.id,
  date: stored.date,
  amount: stored.amount,
  currency: stored.currency,
  name: stored.name.trim().slice(0, 60),
  categoryId: stored.categoryId,
  cost: book.inBook(stored.amount, stored.currency),
  ...(stored.from && { from: stored.from }),
})

const asked = async <Found extends object>({ db, scope, today }: Book, text: string) => {
  const { rows } = await db.query<Found>(text, [scope, today])
  return rows
}

interface StoredSeries {
  readonly kind: 'expense' | 'income'
  readonly currency: string
  readonly isPlanned: boolean
  readonly paid: NonNullable<SeriesFact['paid']> | null
  readonly entries: readonly Stored[]
}

export async function readSeries(book: Book, names: CategoryNames): Promise<readonly SeriesFact[]> {
  const rows = await asked<StoredSeries>(book, series)
  return rows.map(({ kind, currency, isPlanned, paid, entries }) => {
    const all = entries.map((entry) => entryOf(book, entry))
    const last = all.at(-1)
    return {
      kind,
      currency,
      isPlanned,
      paid,
      name: last?.name ?? '',
      categoryId: last?.categoryId ?? null,
      topId: last?.categoryId ? names.topOf(last.categoryId) : null,
      entries: all,
    }
  })
}

export async function readPairs(book: Book): Promise<readonly PairFact[]> {
  const rows = await asked<{ first: Stored; second: Stored }>(book, pairs)
  return rows.map(({ first, second }) => ({
    first: entryOf(book, first),
    second: entryOf(book, second),
  }))
}

export async function readOutliers(
  book: Book,
  names: CategoryNames,
): Promise<readonly OutlierFact[]> {
  const { rows } = await book.db.query<{ entry: Stored; before: readonly Stored[] }>(outliers, [
    book.scope,
    book.today,
    book.currency,
  ])
  return rows.map(({ entry, before }) => ({
    entry: entryOf(book, entry),
    before: before.map((one) => entryOf(book, one)),
    categoryName: names.nameOf(entry.categoryId) ?? 'this category',
  }))
}

export async function readFees(book: Book): Promise<readonly EntryFact[]> {
  const words = feeBeginnings.map((word) => `'${word}':*`).join(' | ')
  const { rows } = await book.db.query<{ entry: Stored }>(fees, [
    ...[book.scope, book.today, book.currency],
    `'=s${book.scope}' & (${words})`,
    feeBeginnings,
  ])
  return rows.map(({ entry }) => entryOf(book, entry))
}

interface StoredBack {
  readonly entry: Stored
  readonly back: { readonly amount: number; readonly from: string; readonly dueOn: string | null }
}

export async function readBack(book: Book): Promise<readonly BackFact[]> {
  const rows = await asked<StoredBack>(book, owed)
  return rows.map(({ entry, back: { amount, from, dueOn } }) => ({
    entry: entryOf(book, entry),
    from,
    amount,
    dueOn,
    cost: book.inBook(amount, entry.currency),
  }))
}

interface StoredUnsorted {
  readonly categoryId: string
  readonly entries: readonly Stored[]
  readonly sortedIds: readonly string[]
  readonly elsewhereIds: readonly string[] | null
}

export async function readUnsorted(
  book: Book,
  names: CategoryNames,
): Promise<readonly UnsortedFact[]> {
  const { rows } = await book.db.query<StoredUnsorted>(unsorted, [
    ...[book.scope, book.today],
    book.written,
  ])
  return rows.flatMap(({ categoryId, entries, sortedIds, elsewhereIds }) => {
    const categoryName = names.nameOf(categoryId)
    const all = entries.map((entry) => entryOf(book, entry))
    const name = all[0]?.name
    const others = { sortedIds, elsewhereIds: elsewhereIds ?? [] }
    return categoryName && name ? [{ name, categoryId, categoryName, entries: all, ...others }] : []
  })
}
