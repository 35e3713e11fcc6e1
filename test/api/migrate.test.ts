import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { newEmptyDatabase } from '../support/postgres.ts'

const migration = (name: string, text: string, hash = text) => ({ name, text, hash })

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('migrate', () => {
  it('is right when twenty servers start at once', async () => {
    const url = await newEmptyDatabase()
    await Promise.all(Array.from({ length: 20 }, () => migrate(url)))
    const rows = await query(url, 'select name from migrations order by name')
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  })

  it('drops what once rang for the jobs', async () => {
    const url = await newEmptyDatabase()
    await migrate(
      url,
      readMigrations().filter(({ name }) => name < '0060'),
    )
    await query(url, 'create schema alarm create table job (id int)')
    await migrate(url)
    expect(await query(url, `select from pg_namespace where nspname = 'alarm'`)).toEqual([])
  })

  it('leaves nothing of a migration that fails, and goes on when it is mended', async () => {
    const url = await newEmptyDatabase()
    const first = migration('0001_a.sql', 'create table a (id int)')
    const broken = migration('0002_b.sql', 'create table b (id int); select nonsense')
    await expect(migrate(url, [first, broken])).rejects.toThrow('The migration 0002_b.sql failed')
    await migrate(url, [first, migration('0002_b.sql', 'create table b (id int)')])
    expect(await query(url, 'select count(*)::int from migrations')).toEqual([{ count: 2 }])
  })

  it('refuses a file that was changed after it was applied', async () => {
    const url = await newEmptyDatabase()
    await migrate(url, [migration('0001_a.sql', 'select 1')])
    const changed = migrate(url, [migration('0001_a.sql', 'select 2')])
    await expect(changed).rejects.toThrow('0001_a.sql was changed after it was applied')
  })

  it('refuses a database of a newer version', async () => {
    const url = await newEmptyDatabase()
    await migrate(url, [migration('0001_a.sql', 'select 1'), migration('0002_b.sql', 'select 1')])
    const older = migrate(url, [migration('0001_a.sql', 'select 1')])
    await expect(older).rejects.toThrow('made by a newer version')
  })
})
