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

const foreignIn = (table: string, amount = 'amount', group = 'null::uuid') =>
  `select id, date, ${amount}, currency, rate, ${group} as "groupId" from ${table}
    where scope = any($1) and currency <> any($2)`

const text = [
  foreignIn('expenses'),
  foreignIn('incomes'),
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

/** The rates that a search for what is worth so much takes, and what they make of entries. */
export async function readWorths(
  db: Pick<pg.Pool, 'query'>,
  { uid, today, currency, into, scopes, planned }: Whose,
): Promise<{ readonly home: Home; readonly worths: Worths }> {
  const scope = userScope(uid)
  const { rows } = await db.query<Foreign>({
    name: 'search foreign',
    text,
    values: [[scope, ...scopes], into],
  })
  const typed = rows.flatMap(({ rate }) => rate?.to ?? [])
  const used = [
    ...new Set([...rows.map((row) => row.currency), ...planned, ...typed, currency, ...into]),
  ]
  if (used.length === 1) return { home: { currency, rates: null }, worths: new Map() }
  const days = [today, ...rows.map(({ date }) => date)]
  const [from, till] = [days.reduce(earlierDay), days.reduce(laterDay)]
  const rates = await readRateTable(db, scope, { currencies: used, from, till })
  const worthsIn = (to: string) =>
    new Map(
      rows.flatMap((row): [string, number][] => {
        const worth = row.currency === to ? null : valueIn(row, to, rates)
        return worth === null ? [] : [[row.id, worth]]
      }),
    )
  return { home: { currency, rates }, worths: new Map(into.map((to) => [to, worthsIn(to)])) }
}
