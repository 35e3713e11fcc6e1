import type { Evidence } from '#domain/advice/advice.ts'
import type { Period } from '#domain/advice/questions/read-period.ts'
import type { Day } from '#domain/calendar.ts'
import type { MissingRate } from '#domain/convert-totals.ts'
import { exactSum, units } from '../../ledger/conversion.ts'
import { convertedParts } from '../../ledger/converted-parts.ts'
import type { Book } from '../book.ts'

export interface Wanted {
  readonly kind: 'expense' | 'income'
  readonly period: Period
  /** Null is everything. */
  readonly categoryIds: readonly string[] | null
  readonly place: string | null
}

export interface Summed {
  /** What is known of it; null when it is too large to be exact. */
  readonly total: number | null
  readonly missing: readonly MissingRate[]
  readonly entries: number
}

/** What every entry is called, wherever it is kept. */
const named = `, named as (
  select id, coalesce(merchant, description) as name, merchant, description, amount, currency,
    'expenses' as collection from expenses where scope = $1
  union all select id, coalesce(source, description), source, description, amount, currency,
    'incomes' from incomes where scope = $1
  union all select id, description, null, description, share, currency, 'group_shares'
    from group_shares where scope = $1
), meant as (
  select c.*, n.name, n.collection, n.amount, n.currency
  from costs c join named n on n.id = c.entry_id
  where c.kind = $6 and ($7::uuid[] is null or c.category_id = any($7))
    and ($8::text is null or n.merchant ilike $8 or n.description ilike $8)
)`

const beginning = `${convertedParts}${named}`

const valuesOf = (book: Book, { kind, period, categoryIds, place }: Wanted) => [
  book.scope,
  book.currency,
  period.from,
  period.to,
  units,
  kind,
  categoryIds,
  place === null ? null : `%${place.replace(/[\\%_]/g, '\\$&')}%`,
]

const lacking = `select own_currency as currency, min(date) as "from", max(date) as "to",
    sum(own_amount)::text as amount, count(distinct entry_id)::integer as count
  from meant where cost is null group by own_currency order by own_currency`

export async function sumOf(book: Book, wanted: Wanted): Promise<Summed> {
  const { rows } = await book.db.query<{
    total: string
    entries: number
    missing: readonly (Omit<MissingRate, 'amount'> & { readonly amount: string })[]
  }>(
    `${beginning} select coalesce(sum(cost), 0)::text as total,
      count(distinct entry_id)::integer as entries,
      (select coalesce(json_agg(one), '[]') from (${lacking}) one) as missing from meant`,
    valuesOf(book, wanted),
  )
  const [row] = rows
  return {
    total: exactSum(row?.total ?? '0'),
    missing: (row?.missing ?? []).map((one) => ({ ...one, amount: exactSum(one.amount) })),
    entries: row?.entries ?? 0,
  }
}

export interface Row extends Evidence {
  readonly cost: number
}

/** The dearest ones. */
export async function largestOf(book: Book, wanted: Wanted, most: number): Promise<readonly Row[]> {
  const { rows } = await book.db.query<{
    id: string
    name: string
    collection: Row['collection']
    date: Day
    amount: number
    currency: string
    cost: string
  }>(
    `${beginning} select entry_id as id, name, collection, date, amount, currency,
      sum(cost)::text as cost
    from meant group by 1, 2, 3, 4, 5, 6 having sum(cost) > 0
    order by sum(cost) desc, date desc, entry_id limit ${most}`,
    valuesOf(book, wanted),
  )
  return rows.map(({ name, cost, ...row }) => ({ ...row, words: name, cost: Number(cost) }))
}

export interface Part {
  readonly key: string | null
  readonly total: number
}

/** By category or by place, by what is known of them, the dearest first. */
export async function partsOf(
  book: Book,
  wanted: Wanted,
  by: 'category_id' | 'name',
): Promise<readonly Part[]> {
  const key = by === 'name' ? 'min(name)' : 'category_id::text'
  const group = by === 'name' ? 'lower(trim(name))' : 'category_id'
  const { rows } = await book.db.query<{ key: string | null; total: string }>(
    `${beginning} select ${key} as key, sum(cost)::text as total from meant
      group by ${group} having sum(cost) > 0
      order by sum(cost) desc`,
    valuesOf(book, wanted),
  )
  return rows.map((row) => ({ key: row.key, total: Number(row.total) }))
}
