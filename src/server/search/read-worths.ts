import type pg from 'pg'
import { type Scope, userScope } from '#contract/sync.ts'
import { type Day, earlierDay, laterDay } from '#domain/calendar/calendar.ts'
import { type Priced, valueIn } from '#domain/money/rates.ts'
import type { Home } from '#domain/search/book.ts'
import { readRateTable } from '../rates/rates.ts'

/** What entries in other currencies come to in those that are asked for, by their id. */
export type Worths = ReadonlyMap<string, ReadonlyMap<string, number>>

interface Foreign extends Priced {
  readonly id: string
  readonly amount: number
}

const noAccount = `null::uuid as "accountId", null::bigint as "accountAmount"`
const anAccount = `account_id as "accountId", account_amount as "accountAmount"`

const foreignIn = (table: string, amount = 'amount', group = 'null::uuid', account = noAccount) =>
  `select id, date, ${amount}, currency, rate, ${group} as "groupId", ${account} from ${table}
    where scope = any($1) and currency <> any($2)`

const text = [
  foreignIn('expenses', 'amount', 'null::uuid', anAccount),
  foreignIn('incomes', 'amount', 'null::uuid', anAccount),
  foreignIn('group_expenses', 'amount', 'group_id'),
  foreignIn('group_shares', 'share as amount', 'group_id'),
  foreignIn('transfers_moved'),
].join('\nunion all ')

interface Whose {
  readonly uid: string
  readonly today: Day
  readonly currency: string
  /** What is compared in. */
  readonly into: readonly string[]
  readonly scopes: readonly Scope[]
  /** The currencies of all that are no entries. */
  readonly planned: readonly string[]
}

/** The currencies of the accounts in which a bank moved something. */
async function readHeldIn(db: Pick<pg.Pool, 'query'>, scope: Scope, rows: readonly Foreign[]) {
  const ids = rows.flatMap(({ accountId, accountAmount }) => (accountAmount && accountId) || [])
  if (ids.length === 0) return new Map<string, string>()
  const found = await db.query<{ readonly id: string; readonly currency: string }>({
    name: 'search held in',
    text: 'select id, currency from accounts where id = any($1) and scope = $2',
    values: [[...new Set(ids)], scope],
  })
  return new Map(found.rows.map(({ id, currency }) => [id, currency]))
}

/** The rates that a search for what is worth so much takes, and what they make of entries. */
export async function readWorths(
  db: Pick<pg.Pool, 'query'>,
  { uid, today, currency, into, scopes, planned }: Whose,
): Promise<{ readonly home: Home; readonly worths: Worths }> {
  const scope = userScope(uid)
  const { rows } = await db.query<Foreign>({
    name: 'search foreign',
    text,
    values: [scopes, into],
  })
  const typed = rows.flatMap(({ rate }) => rate?.to ?? [])
  const held = await readHeldIn(db, scope, rows)
  const ofRows = [...rows.map((row) => row.currency), ...typed, ...held.values()]
  const used = [...new Set([...ofRows, ...planned, currency, ...into])]
  if (used.length === 1) return { home: { currency, rates: null }, worths: new Map() }
  const days = [today, ...rows.map(({ date }) => date)]
  const [from, till] = [days.reduce(earlierDay), days.reduce(laterDay)]
  const table = await readRateTable(db, scope, { currencies: used, from, till })
  const rates = { ...table, heldIn: (accountId: string) => held.get(accountId) }
  const worthsIn = (to: string) =>
    new Map(
      rows.flatMap((row): [string, number][] => {
        const worth = row.currency === to ? null : valueIn(row, to, rates)
        return worth === null ? [] : [[row.id, worth]]
      }),
    )
  return { home: { currency, rates }, worths: new Map(into.map((to) => [to, worthsIn(to)])) }
}
