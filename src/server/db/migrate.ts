import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { Refusal } from '../refusal.ts'

const folder = new URL('./migrations/', import.meta.url)
const lockKey = 7_201_965

interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/** Brings the database's tables up to this version of the program; safe from many at once. */
export async function migrate(url: string, migrations = readMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const { rows } = await client.query(`select to_regclass('migrations') as name`)
    if (!rows[0]?.name)
      await client.query(`create table migrations (name text primary key, hash text not null,
        applied_at timestamptz not null default now())`)
    const applied = await readApplied(client)
    checkHistory(applied, migrations)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration)
    }
  } finally {
    await client.end()
  }
}

export function readMigrations(from: URL = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, from), 'utf8').replaceAll('\r\n', '\n')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function checkHistory(applied: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const [name, hash] of applied) {
    const ours = known.get(name)
    if (ours === undefined) {
      throw new Refusal(
        `The database was made by a newer version (it has ${name}): update this program first.`,
      )
    }
    if (ours !== hash) {
      throw new Refusal(
        `The migration ${name} was changed after it was applied: put the original back and ` +
          'write the change as a new migration.',
      )
    }
  }
}

async function apply(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    throw new Refusal(`The migration ${name} failed: ${(error as Error).message}.`, error)
  }
}

/** Whether the database has every migration of this program, and none of a newer one. */
export async function isMigrated(pool: pg.Pool, migrations: readonly Migration[]) {
  const { rows } = await pool.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const known = new Set(migrations.map(({ name }) => name))
  return applied.symmetricDifference(known).size === 0
}
