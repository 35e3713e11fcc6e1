import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import {
  type OwnRate,
  type RateColumns,
  type RateTable,
  rateBase,
  rateReachDays,
  rateTable,
} from '#domain/money/rates.ts'
import type { Database } from '../db/database.ts'
import type { RateRow } from './rate-row.ts'
import { readRates } from './read-rates.ts'

type Queryable = Pick<pg.Pool, 'query'>

/** The European Central Bank's rates, and those of the currencies it has none of. */
const snapshots = ['./snapshot-ecb.csv', './snapshot-others.csv'] as const

/** The rates that come with the program, each table put in once; what is known stays. */
export async function loadRateSnapshots({ transact }: Pick<Database, 'transact'>): Promise<void> {
  for (const file of snapshots) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    await transact(async ({ client }) => {
      const { rowCount } = await client.query(
        'insert into rate_snapshots (hash) values ($1) on conflict do nothing',
        [hash],
      )
      if (rowCount === 1) await addRates(client, readRates(text))
    })
  }
}

/** Says that rates have come, so that no answer made before is taken for one of now. */
export async function noteRates(asked: Queryable): Promise<void> {
  await asked.query(
    `insert into rate_snapshots (hash, loaded_at) values ('from outside', clock_timestamp())
      on conflict (hash) do update set loaded_at = excluded.loaded_at`,
  )
}

/** A rate that is known stays as it is, so that the totals of the past do. */
export async function addRates(asked: Queryable, rows: readonly RateRow[]): Promise<number> {
  const { rowCount } = await asked.query(
    `insert into rates (day, currency, rate)
      select * from unnest($1::date[], $2::text[], $3::numeric[]) on conflict do nothing`,
    [
      rows.map(({ day }) => day),
      rows.map(({ currency }) => currency),
      rows.map(({ rate }) => rate),
    ],
  )
  return rowCount ?? 0
}

export interface RateSpan {
  readonly currencies: readonly string[]
  readonly from: Day
  readonly till: Day
}

export async function ratesIn(asked: Queryable, span: RateSpan): Promise<readonly RateRow[]> {
  if (span.currencies.length === 0) return []
  const { rows } = await asked.query<RateRow>({
    name: 'rates',
    text: `select day, currency, rate::text as rate from rates
      where currency = any($1) and day between $2 and $3 order by day`,
    values: [span.currencies, span.from, span.till],
  })
  return rows
}

/**
 * The last day up to which no day is without a rate that reaches it, told by the currency every
 * provider has; null when there is none.
 */
export async function rateDayBeforeGap(asked: Queryable): Promise<Day | null> {
  const { rows } = await asked.query<{ day: Day | null }>(
    `select min(day) as day from (
      select day, lead(day) over (order by day) as next from rates where currency = 'USD'
    ) known where next is null or next > day + ${rateReachDays}`,
  )
  return rows[0]?.day ?? null
}

/** Beginning with the nearest day before them, or else with the first there is. */
async function ratesReaching(asked: Queryable, span: RateSpan): Promise<readonly RateRow[]> {
  if (span.currencies.length === 0) return []
  const { rows } = await asked.query<RateRow>({
    name: 'rates reaching',
    text: `select r.day, r.currency, r.rate::text as rate
      from unnest($1::text[]) as code, lateral (
        select coalesce(
          (select day from rates where currency = code and day <= $2 order by day desc limit 1),
          (select day from rates where currency = code order by day limit 1)) as day offset 0
      ) first, lateral (
        select day, currency, rate from rates
        where currency = code and day between first.day and greatest($3, first.day) offset 0
      ) r order by r.day`,
    values: [span.currencies, span.from, span.till],
  })
  return rows
}

/** All rates that can be taken for the days. */
export async function rateColumns(asked: Queryable, span: RateSpan): Promise<RateColumns> {
  const rows = await ratesReaching(asked, span)
  const days = [...new Set(rows.map(({ day }) => day))]
  const places = new Map(days.map((day, index) => [day, index]))
  const rates = Object.fromEntries(
    span.currencies.map((currency) => [currency, days.map((): string | null => null)]),
  )
  for (const { day, currency, rate } of rows) {
    const column = rates[currency]
    if (column) column[places.get(day) ?? -1] = rate
  }
  return { days, rates }
}

/** The rates of some days for whoever has the scope, with those typed for them. */
export async function readRateTable(
  asked: Queryable,
  scope: Scope,
  span: RateSpan,
): Promise<RateTable> {
  const { rows: own } = await asked.query<OwnRate>({
    name: 'own rates',
    text: `select id, currency, to_currency as "to", rate, from_on as "fromOn", to_on as "toOn"
      from own_rates where scope = $1`,
    values: [scope],
  })
  const used = [...span.currencies, ...own.flatMap(({ currency, to }) => [currency, to])]
  const currencies = [...new Set(used)].filter((currency) => currency !== rateBase)
  return rateTable(await rateColumns(asked, { ...span, currencies }), own)
}
