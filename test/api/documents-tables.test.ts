import { getTableColumns, getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections, openCollectionNames } from '#contract/collections.ts'
import { migrate } from '#server/db/migrate.ts'
import { tables } from '#server/db/tables/tables.ts'
import { newDatabase } from '#test/support/postgres.ts'

let database: pg.Client
beforeAll(async () => {
  const url = await newDatabase()
  await migrate(url)
  database = new pg.Client({ connectionString: url })
  await database.connect()
})
afterAll(() => database.end())

describe.each(openCollectionNames)('the table of %s', (name) => {
  const columns = Object.entries(getTableColumns(tables[name]))
  const { entity, order } = collections[name]

  it('is described as it is', async () => {
    const { rows } = await database.query<{ column: string; type: string; isNeeded: boolean }>(
      `select attname as column, format_type(atttypid, atttypmod) as type,
        attnotnull as "isNeeded"
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      order by attname`,
      [name],
    )
    const described = columns
      .map(([, column]) => ({
        column: column.name,
        type: column.getSQLType().replace('timestamp (3)', 'timestamp(3)'),
        isNeeded: column.notNull,
      }))
      .toSorted((a, b) => (a.column < b.column ? -1 : 1))
    expect(getTableName(tables[name])).toBe(name)
    expect(rows).toEqual(described)
  })

  it('has a column for every field, and no other', () => {
    const fields = ['id', ...Object.keys(entity.writable), ...Object.keys(entity.serverOwned)]
    const named = columns.map(([field]) => field).filter((field) => field !== 'scope')
    expect(named.toSorted()).toEqual(fields.toSorted())
  })

  it('can be empty exactly where its entity can', () => {
    const shape = { ...entity.writable, ...entity.serverOwned }
    for (const [field, schema] of Object.entries(shape)) {
      const column = columns.find(([named]) => named === field)?.[1]
      expect(column?.notNull, field).toBe(!schema.safeParse(null).success)
    }
  })

  it('is ordered by something that is never empty', () => {
    const column = columns.find(([field]) => field === order.by)?.[1]
    expect(column?.notNull).toBe(true)
  })

  it('records its changes', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal
        order by tgname`,
      [name],
    )
    expect(rows.map((row) => row.name)).toEqual(['sync_deleted', 'sync_inserted', 'sync_updated'])
  })
})

describe('expenses', () => {
  it('are found in their order by the index, without sorting', async () => {
    await database.query(
      `insert into expenses select gen_random_uuid(),
        'u:' || (i % 20), 5, 'EUR', 'Bread', null, null, date '2026-01-01' + i % 300, 'card',
        null, '{}', now(), gen_random_uuid(), now() from generate_series(1, 20000) i`,
    )
    await database.query('analyze expenses')
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `explain select * from expenses t where t.scope = 'u:3'
        order by t.date desc, t.id desc limit 100`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('expenses_newest_first')
    expect(plan).not.toContain('Sort')
  })

  it.each([
    ['amount', '0'],
    ['amount', '10000000000001'],
    ['currency', "'EURO'"],
    ['currency', "'eur'"],
    ['description', "repeat('x', 201)"],
    ['notes', "repeat('x', 2001)"],
    ['tags', "array_fill('x'::text, array[21])"],
    ['payment_method', "'shells'"],
    ['scope', "'global'"],
  ])('cannot hold the %s %s, whoever writes it', async (column, value) => {
    const write = database.query(
      `update expenses set ${column} = ${value} where id = (select id from expenses limit 1)`,
    )
    await expect(write).rejects.toMatchObject({ code: '23514' })
  })
})

describe('global categories', () => {
  it('are 16 kinds of spending, some divided, and 7 kinds of income', async () => {
    const { rows } = await database.query(
      `select type, count(*) filter (where parent_id is null)::int as top, count(*)::int as all
        from global_categories group by type order by type`,
    )
    expect(rows).toEqual([
      { type: 'expense', top: 16, all: 41 },
      { type: 'income', top: 7, all: 7 },
    ])
  })
})
