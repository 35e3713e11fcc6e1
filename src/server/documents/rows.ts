/**
 * The door to the tables of documents. The statement that writes rows also counts them: their
 * revisions, the days and words to read anew, and what a group's rows come to. A row that went
 * round it is on no device and in no sum; `test/support/invariants.ts` finds those.
 */
import { createHash } from 'node:crypto'
import type { ClientBase, QueryResultRow } from 'pg'
import { type Collection, type CollectionName, collections } from '#contract/collections.ts'
import type { Scope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import type { OfScope } from '../db/statement.ts'

interface Writing extends Pick<Transaction, 'touched' | 'ask'> {
  readonly client: Pick<ClientBase, 'query'>
}

/** The rows as they are after it, as they were before it, or both. */
interface Seen {
  readonly came: boolean
  readonly went: boolean
}

interface Counting {
  /** Whether an update has to know how the rows were. */
  readonly looksBack: boolean
  sql(table: string, seen: Seen): readonly string[]
}

/** What came and what went as one list, with these columns of each. */
const both = ({ came, went }: Seen, columns: string, behind = '') =>
  [came ? 'came' : '', went ? 'went' : '']
    .filter((rows) => rows !== '')
    .map(
      (rows) => `select ${columns.replace('$sign', rows === 'came' ? '1' : '-1')}
      from ${rows} r${behind}`,
    )
    .join(' union all ')

/** Days and months whose sums no longer hold: a mark is added, never changed. */
const days: Counting = {
  looksBack: true,
  sql: (_, seen) => [
    `days as (insert into ledger_marks (scope, sums, day)
      with moved as (select distinct scope, date from (${both(seen, 'scope, date')}) r)
      select scope, 'days', date from moved
      union select scope, 'payees', date_trunc('month', date)::date from moved)`,
  ],
}

/** A purchase with another name moves its refunds, which may be of other months. */
const refunds: Counting = {
  looksBack: true,
  sql: (_, { came, went }) =>
    came && went
      ? [
          `refunds as (insert into ledger_marks (scope, sums, day)
            select distinct b.scope, 'payees', date_trunc('month', b.date)::date
            from came join went using (scope, id)
              join expenses b on b.scope = came.scope and b.refund_of = came.id
            where (came.merchant, came.description)
              is distinct from (went.merchant, went.description))`,
        ]
      : [],
}

/** Rows whose words are read anew when somebody searches, or soon. */
const words: Counting = {
  looksBack: false,
  sql: (table, { came }) => [
    `words as (insert into search_marks (scope, tbl, id)
      select scope, '${table}', id from ${came ? 'came' : 'went'})`,
  ],
}

/** What is owed in a group, and what rounding has cost, for each member. */
const sums = (moves: string): Counting => ({
  looksBack: true,
  sql: (_, seen) => [
    `sums as (insert into group_sums as s (scope, currency, member_id, balance, rounding)
      select scope, currency, member_id, sum(sign * balance), sum(sign * rounding)
      from (${both(seen, 'scope, currency, m.*, $sign as sign', `, ${moves} m`)}) moved
      group by scope, currency, member_id
      having sum(sign * balance) <> 0 or sum(sign * rounding) <> 0
      order by scope, currency, member_id
      on conflict (scope, currency, member_id) do update set
        balance = s.balance + excluded.balance, rounding = s.rounding + excluded.rounding)`,
  ],
})

const countings: Partial<Record<CollectionName, readonly Counting[]>> = {
  expenses: [days, refunds, words],
  incomes: [days, words],
  group_shares: [days, words],
  transfers: [words],
  group_expenses: [words, sums('expense_moves(r.payers, r.shares)')],
  group_account_entries: [sums('entry_moves(r.kind, r.member_id, r.amount, r.shares, r.status)')],
  settlements: [sums('settlement_moves(r.from_member, r.to_member, r.amount, r.status)')],
}

/** What is read by its path only is on no device. */
const isCopied = (table: CollectionName) => !(collections[table] as Collection).isByPathOnly

/** A scope counts its changes, and its rows have the numbers it has counted to. */
const revisions = (table: string, rows: 'came' | 'went') => [
  `taken as (insert into sync_scope as s (scope, rev)
    select scope, count(*) from ${rows} group by scope order by scope
    on conflict (scope) do update set rev = s.rev + excluded.rev returning s.scope, s.rev)`,
  `numbered as (insert into sync_row (scope, tbl, id, rev, deleted)
    select scope, '${table}', id,
      taken.rev + 1 - row_number() over (partition by scope order by id desc), ${rows === 'went'}
    from ${rows} join taken using (scope)
    on conflict (scope, tbl, id) do update set rev = excluded.rev, deleted = excluded.deleted)`,
]

interface Statement {
  readonly table: CollectionName
  /** Rows of JSON with their scopes, as the one value; or values of any kind. */
  readonly given?: readonly OfScope[]
  readonly values?: readonly unknown[]
  /** Columns of each row to answer. */
  readonly returning?: string
  /** The text is one of few: its plan is kept. */
  readonly isKept?: boolean
}

interface Insertion extends Statement {
  /** What stands behind the name of the table. */
  readonly rows: string
}

interface Removal extends Statement {
  /** Other tables, which `where` may name; rows of this one are `t`. */
  readonly from?: string
  readonly where: string
}

interface Change extends Removal {
  readonly set: string
}

interface Sides {
  readonly went?: string
  readonly came?: string
}

/** How many rows there were; the live feed is told of their scopes. */
export interface Written<R> {
  readonly count: number
  readonly rows: readonly R[]
}

/** Every connection keeps the plan of each. */
const PLANS_MOST = 400
const plans = new Map<string, { readonly name: string }>()

/** PostgreSQL keeps no more of a name than 63 characters, and these statements are long. */
function planOf(text: string): { readonly name?: string } {
  const known = plans.get(text)
  if (known || plans.size >= PLANS_MOST) return known ?? {}
  const plan = { name: createHash('sha256').update(text).digest('hex').slice(0, 32) }
  plans.set(text, plan)
  return plan
}

async function write<R extends QueryResultRow>(
  tx: Writing,
  { table, given, values = [], returning, isKept }: Statement,
  { went, came }: Sides,
): Promise<Written<R>> {
  const seen = { came: came !== undefined, went: went !== undefined }
  const rows = seen.came ? 'came' : 'went'
  const steps = [
    ...(went ? [`went as (${went})`] : []),
    ...(came ? [`came as (${came})`] : []),
    ...(isCopied(table) ? revisions(table, rows) : []),
    ...(countings[table] ?? []).flatMap((counting) => counting.sql(table, seen)),
  ]
  const answer = returning
    ? `select scope, 1 as count, ${returning} from ${rows}`
    : `select scope, count(*)::integer from ${rows} group by scope`
  const text = `with ${steps.join(',\n')} ${answer}`
  type Answer = R & { scope: Scope; count: number }
  const statement = { ...(isKept && planOf(text)), text }
  const found = given
    ? await tx.ask<Answer>({ ...statement, rows: given, isWrite: true })
    : (await tx.client.query<Answer>({ ...statement, values: [...values] })).rows
  for (const { scope } of found) tx.touched.add(scope)
  const count = found.reduce((sum, row) => sum + row.count, 0)
  return { count, rows: returning ? found : [] }
}

export const insertRows = <R extends QueryResultRow>(tx: Writing, insertion: Insertion) =>
  write<R>(tx, insertion, {
    came: `insert into ${insertion.table} as t ${insertion.rows} returning t.*`,
  })

export function changeRows<R extends QueryResultRow>(tx: Writing, change: Change) {
  const { table, set, from, where } = change
  const looksBack = countings[table]?.some((counting) => counting.looksBack)
  const before = `select t.* from ${table} t${from ? `, ${from}` : ''} where ${where}`
  return write<R>(tx, change, {
    ...(looksBack && { went: before }),
    came: `update ${table} t set ${set}${from ? ` from ${from}` : ''} where ${where} returning t.*`,
  })
}

export function removeRows<R extends QueryResultRow>(tx: Writing, removal: Removal) {
  const { table, from, where } = removal
  const others = from ? ` using ${from}` : ''
  return write<R>(tx, removal, {
    went: `delete from ${table} t${others} where ${where} returning t.*`,
  })
}
