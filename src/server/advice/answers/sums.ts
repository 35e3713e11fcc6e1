import type { Evidence } from '#domain/advice/advice.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { MissingRate, OldRate } from '#domain/money/convert-totals.ts'
import { exactSum, units } from '../../ledger/conversion.ts'
import { convertedBy } from '../../ledger/converted-parts.ts'
import type { Book } from '../book.ts'

/** What entries have to be; null is any. */
export interface Filter {
  readonly categoryIds: readonly string[] | null
  /** Where it was or what it was, any of them. */
  readonly names: readonly string[] | null
  readonly tags: readonly string[] | null
  readonly groupIds: readonly string[] | null
  /** What counts beside what is of those groups: what a note says was with somebody of them. */
  readonly besideGroups: readonly string[] | null
  readonly method: string | null
  readonly notMethods: readonly string[] | null
  /** What it was paid in. */
  readonly currency: string | null
  /** What the whole entry costs, in the currency of the book; money back is no price. */
  readonly least: number | null
  readonly most: number | null
  /** Days of the week, Monday is 1. */
  readonly weekdays: readonly number[] | null
  /** What has no category alone. */
  readonly isUnfiled: true | null
  /** What is left out. */
  readonly notCategoryIds: readonly string[] | null
  readonly notNames: readonly string[] | null
  readonly notTags: readonly string[] | null
  readonly notGroupIds: readonly string[] | null
  /** These alone: the payments of a template. */
  readonly entryIds: readonly string[] | null
  readonly notEntryIds: readonly string[] | null
}

export const everything: Filter = {
  categoryIds: null,
  names: null,
  tags: null,
  groupIds: null,
  besideGroups: null,
  method: null,
  notMethods: null,
  currency: null,
  least: null,
  most: null,
  weekdays: null,
  isUnfiled: null,
  notCategoryIds: null,
  notNames: null,
  notTags: null,
  notGroupIds: null,
  entryIds: null,
  notEntryIds: null,
}

export interface Wanted extends Filter {
  readonly kind: 'expense' | 'income'
  readonly period: Pick<Period, 'from' | 'to'>
  /** What was paid, for others too, and not the own share. */
  readonly isPaid?: boolean
}

export interface Summed {
  /** What is known of it; null when it is too large to be exact. */
  readonly total: number | null
  /** What came back of it by refunds, as far as it is known. */
  readonly refunded: number
  readonly missing: readonly MissingRate[]
  /** Some of it was converted, by rates of which these are not of their time. */
  readonly isAbout: boolean
  readonly old: readonly OldRate[]
  /** Some of what came back was. */
  readonly isBackAbout: boolean
  readonly entries: number
  /** How many of them are refunds. */
  readonly refunds: number
  /** Where one currency alone is asked for, what it came to in it. */
  readonly own: { readonly amount: number | null; readonly currency: string } | null
}

/** What every entry is called, wherever it is kept; a refund as what it was paid back for, too. */
const calledAny = (list: string) =>
  `(array[lower(n.merchant), lower(n.description), lower(n.bought_where), lower(n.bought)]
      && array(select lower(x) from unnest(${list}::text[]) x))`

/** One of these, or a refund of one of them. */
const isOneOf = (list: string) =>
  `(c.entry_id = any(${list}::uuid[]) or n.refund_of = any(${list}::uuid[]))`

/** Each once: where few rows are expected, they were joined or converted anew for every other. */
const named = `, named as materialized (
  select e.id, coalesce(nullif(e.merchant, ''), e.description) as name, e.merchant,
    e.description, e.amount, e.currency, e.tags, e.payment_method as method,
    null::uuid as group_id, 'expenses' as collection, e.refund_of,
    bought.merchant as bought_where, bought.description as bought,
    coalesce(nullif(bought.merchant, ''), bought.description) as bought_at
    from expenses e left join lateral (select b.merchant, b.description from expenses b
      where e.refund_of is not null and b.scope = e.scope and b.id = e.refund_of limit 1) bought
      on true where e.scope = $1
  union all select id, coalesce(nullif(source, ''), description), source, description, amount,
    currency, tags, null, null, 'incomes', null, null, null, null from incomes where scope = $1
  union all select id, description, null, description, share, currency, '{}', null, group_id,
    'group_shares', null, null, null, null from group_shares where scope = $1
), weighed as materialized (
  select *, sum(cost) over (partition by entry_id) as whole from costs where kind = $6
), meant as (
  select c.*, n.name, n.description, n.collection, n.amount, n.currency,
    coalesce(n.bought_at, n.name) as payee
  from weighed c join named n on n.id = c.entry_id
  where ($7::uuid[] is null or c.category_id = any($7))
    and ($8::text[] is null or ${calledAny('$8')})
    and ($9::text[] is null or n.tags && $9)
    and ($10::uuid[] is null or n.group_id = any($10) or ${isOneOf('$24')} is true)
    and ($11::text is null or n.method = $11)
    and ($20::text[] is null or n.method is null or n.method <> all($20))
    and ($12::text is null or n.currency = $12)
    and ($13::float8 is null or c.whole > $13)
    and ($14::float8 is null or c.whole > 0 and c.whole < $14)
    and ($15::uuid[] is null or c.category_id is null or c.category_id <> all($15))
    and ($16::text[] is null or ${calledAny('$16')} is not true)
    and ($18::text[] is null or not n.tags && $18)
    and ($19::uuid[] is null or n.group_id is null or n.group_id <> all($19))
    and ($21::boolean is null or c.category_id is null)
    and ($22::uuid[] is null or ${isOneOf('$22')})
    and ($23::uuid[] is null or ${isOneOf('$23')} is not true)
    and ($17::integer[] is null or extract(isodow from c.date)::integer = any($17))
)`

const beginning = ({ isPaid }: Wanted) => `${convertedBy(isPaid ? 'paid' : 'net')}${named}`

const valuesOf = (book: Book, wanted: Wanted) => [
  book.scope,
  book.currency,
  wanted.period.from,
  wanted.period.to,
  units,
  wanted.kind,
  wanted.categoryIds,
  wanted.names,
  wanted.tags,
  wanted.groupIds,
  wanted.method,
  wanted.currency,
  wanted.least,
  wanted.most,
  wanted.notCategoryIds,
  wanted.notNames,
  wanted.weekdays,
  wanted.notTags,
  wanted.notGroupIds,
  wanted.notMethods,
  wanted.isUnfiled,
  wanted.entryIds,
  wanted.notEntryIds,
  wanted.besideGroups,
]

const lacking = `select own_currency as currency, min(date) as "from", max(date) as "to",
    sum(own_amount)::text as amount, count(distinct entry_id)::integer as count
  from meant where cost is null group by own_currency order by own_currency`

const older = `select own_currency as currency, min(rate_on) as on
  from meant where cost is not null and rate_on is not null
  group by own_currency order by own_currency`

const tookRate = 'bool_or(cost is not null and own_currency <> $2)'

export async function sumOf(book: Book, wanted: Wanted): Promise<Summed> {
  const { currency } = wanted
  const { rows } = await book.db.query<{
    total: string
    refunded: string
    entries: number
    refunds: number
    own: string
    isAbout: boolean | null
    isBackAbout: boolean | null
    old: readonly OldRate[]
    missing: readonly (Omit<MissingRate, 'amount'> & { readonly amount: string })[]
  }>(
    `${beginning(wanted)} select coalesce(sum(cost), 0)::text as total,
      coalesce(-sum(cost) filter (where cost < 0), 0)::text as refunded,
      count(distinct entry_id)::integer as entries, ${tookRate} as "isAbout",
      bool_or(cost < 0 and own_currency <> $2) as "isBackAbout",
      (select coalesce(json_agg(one), '[]') from (${older}) one) as old,
      count(distinct entry_id) filter (where cost < 0)::integer as refunds,
      coalesce(sum(own_amount), 0)::text as own,
      (select coalesce(json_agg(one), '[]') from (${lacking}) one) as missing from meant`,
    valuesOf(book, wanted),
  )
  const [row] = rows
  return {
    total: exactSum(row?.total ?? '0'),
    refunded: exactSum(row?.refunded ?? '0') ?? 0,
    missing: (row?.missing ?? []).map((one) => ({ ...one, amount: exactSum(one.amount) })),
    isAbout: row?.isAbout === true,
    old: row?.old ?? [],
    isBackAbout: row?.isBackAbout === true,
    entries: row?.entries ?? 0,
    refunds: row?.refunds ?? 0,
    own: currency === null ? null : { amount: exactSum(row?.own ?? '0'), currency },
  }
}

export interface Row extends Evidence {
  readonly cost: number
  /** It is of another currency. */
  readonly isAbout: boolean
  /** What it was, and where. */
  readonly description: string
}

const orders = {
  largest: 'sum(cost) desc, date desc, entry_id',
  smallest: 'sum(cost), date desc, entry_id',
  latest: 'date desc, entry_id desc',
  earliest: 'date, entry_id',
} as const

/** What of a row is counted, beside all of it. */
const countedOf = (own: number, whole: number | null) =>
  whole !== null && own > 0 && own < whole ? { amount: own, of: whole } : { amount: own }

/** The first rows in an order: purchases, or with `back` the refunds, which are below zero. */
export async function rowsOf(
  book: Book,
  wanted: Wanted,
  order: keyof typeof orders,
  most: number,
  sign: 'paid' | 'back' = 'paid',
): Promise<readonly Row[]> {
  const { rows } = await book.db.query<
    Omit<Row, 'words' | 'cost' | 'isAbout'> & { name: string; cost: string; own: string }
  >(
    `${beginning(wanted)} select entry_id as id, name, description, collection, date,
      amount, currency,
      sum(cost)::text as cost, sum(own_amount)::text as own
    from meant group by 1, 2, 3, 4, 5, 6, 7 having sum(cost) ${sign === 'back' ? '<' : '>'} 0
    order by ${orders[order]} limit ${most}`,
    valuesOf(book, wanted),
  )
  return rows.map(({ name, cost, own, amount, ...row }) => ({
    ...row,
    words: name,
    ...countedOf(Math.abs(Number(own)), amount),
    cost: Number(cost),
    isAbout: row.currency !== book.currency,
  }))
}

export interface Part {
  readonly key: string | null
  readonly total: number
  /** Some of it was converted. */
  readonly isAbout: boolean
  readonly entries: number
}

const groupings = {
  category: ['category_id::text', 'category_id'],
  /** A refund lowers what was spent where the thing was bought. */
  name: ['min(payee)', 'lower(trim(payee))'],
  month: [`to_char(date, 'YYYY-MM')`, `to_char(date, 'YYYY-MM')`],
  year: [`to_char(date, 'YYYY')`, `to_char(date, 'YYYY')`],
  week: [`date_trunc('week', date)::date::text`, `date_trunc('week', date)`],
  day: ['date::text', 'date'],
  weekday: ['extract(isodow from date)::text', 'extract(isodow from date)'],
} as const

/** By what is known of them, the dearest first; all of them with what more came back than went. */
export async function partsOf(
  book: Book,
  wanted: Wanted,
  by: keyof typeof groupings,
  isAll = false,
): Promise<readonly Part[]> {
  const [key, group] = groupings[by]
  const { rows } = await book.db.query<Omit<Part, 'total'> & { readonly total: string }>(
    `${beginning(wanted)} select ${key} as key, sum(cost)::text as total, ${tookRate} as "isAbout",
      count(distinct entry_id)::integer as entries from meant
      group by ${group} having sum(cost) ${isAll ? 'is not null' : '> 0'}
      order by sum(cost) desc`,
    valuesOf(book, wanted),
  )
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}

/** The days of the first and last entry that fits; null without any. */
export async function firstEntryOn(book: Book, kind: Wanted['kind']): Promise<Day | null> {
  const table = kind === 'income' ? 'incomes' : 'expenses'
  const { rows } = await book.db.query<{ day: Day | null }>(
    `select min(date) as day from ${table} where scope = $1`,
    [book.scope],
  )
  return rows[0]?.day ?? null
}
