import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { newEmptyDatabase } from './postgres.ts'

const folder = new URL('../fixtures/upgrade/', import.meta.url)

/** Who can log in there. */
export const oldPassword = 'honey-comb-2026'
export const oldEmails = ['demo@moneycomb.local', 'awkward@example.org'] as const

/** A database as an earlier version left it: the last migration it knew, and data of its time. */
export async function newOldDatabase(asOf: '0012' | '0016'): Promise<string> {
  const url = await newEmptyDatabase()
  const packed = readFileSync(new URL(`as-of-${asOf}.sql.br`, folder))
  await withClient(url, (client) => client.query(brotliDecompressSync(packed).toString('utf8')))
  return url
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Tables with money that happened; rows of these are never changed by a job. */
const moneyTables = ['expenses', 'incomes', 'contributions', 'group_expenses', 'settlements']

export interface Sum {
  readonly what: string
  readonly count: number
  readonly sum: string
}

/** Sums by table, owner, month and currency, of the rows made before a moment. */
export const sumsBefore = (url: string, moment: Date) =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'
        and tablename = any($1) order by 1`,
      [moneyTables],
    )
    const sums: Sum[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<Sum>(
        `select concat_ws(' ', '${name}', scope, to_char(date, 'YYYY-MM'),
            to_jsonb(t)->>'currency') as what, count(*)::int, sum(amount)::text
          from public.${name} t where created_at < $1 group by 1 order by 1`,
        [moment],
      )
      sums.push(...rows)
    }
    return sums
  })
