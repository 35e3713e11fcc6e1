import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections, openCollectionNames } from '#contract/collections.ts'
import { references } from '#contract/references.ts'
import { migrate } from '#server/db/migrate.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { pointsAt } from '#server/documents/pointers.ts'
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
  const columns = Object.entries(documentsOf(name).columns)
  const { order } = collections[name]

  it('has a column for every field, empty only where that may be, and no other', async () => {
    const { rows } = await database.query<{ name: string; type: string; isNeeded: boolean }>(
      `select attname as name, format_type(atttypid, atttypmod) as type,
        attnotnull as "isNeeded"
      from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      order by attname`,
      [name],
    )
    const kinds: Readonly<Record<string, string>> = {
      ...{ 'timestamp(3) with time zone': 'instant', boolean: 'boolean' },
      ...{ bigint: 'number', integer: 'number', smallint: 'number', 'double precision': 'number' },
    }
    const found = rows.map(({ type, ...row }) => ({ ...row, kind: kinds[type] ?? 'other' }))
    const described = columns.map(([, column]) => column)
    expect(found).toEqual(described.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  })

  it('is named by its scope and its id, and no id is given twice', async () => {
    const { rows } = await database.query<{ key: string }>(
      `select pg_get_constraintdef(oid) as key from pg_constraint
        where conrelid = $1::regclass and contype in ('p', 'u') order by contype`,
      [name],
    )
    const keys = rows.map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['PRIMARY KEY (scope, id)', 'UNIQUE (id)']))
  })

  it('is ordered by something that is never empty', () => {
    const column = columns.find(([field]) => field === order.by)?.[1]
    expect(column?.isNeeded).toBe(true)
  })
})

/** Twenty users with a thousand rows each, some of them out of the ordinary. */
async function fill(table: 'expenses' | 'incomes'): Promise<void> {
  const odd = {
    expenses: `, payment_method, lines, expected_back, refund_of) select ${common}, 'card',
      case when i % 50 = 0 then jsonb_build_array(
        jsonb_build_object('categoryId', gen_random_uuid(), 'amount', 2),
        jsonb_build_object('categoryId', null, 'amount', 3)) end,
      case when i % 70 = 0 then jsonb_build_object('amount', 2, 'settledBy', gen_random_uuid()) end,
      case when i % 90 = 1 then gen_random_uuid() end`,
    incomes: `, settles) select ${common}, case when i % 70 = 0 then gen_random_uuid() end`,
  }
  await database.query(
    `insert into ${table} (id, scope, amount, currency, description, date, tags, created_at,
      created_by, updated_at, category_id, import_id, bank_id ${odd[table]}
      from generate_series(1, 20000) i`,
  )
  await database.query(`analyze ${table}`)
}
const common = `gen_random_uuid(), 'u:' || (i % 20), 5, 'EUR', 'Bread',
  date '2026-01-01' + i % 300, '{}', now(), gen_random_uuid(), now(), gen_random_uuid(),
  case when i % 40 = 0 then gen_random_uuid() end, case when i % 40 = 0 then 'B' || i end`

async function planOf(sql: string): Promise<string> {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it('what belongs to a scope is named by it, wherever it is kept', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname || ' ' || pg_get_constraintdef(k.oid) as name
      from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'scope'
      where k.contype in ('p', 'u') and c.relnamespace = 'public'::regnamespace
        and not a.attnum = any(k.conkey) and pg_get_constraintdef(k.oid) <> 'UNIQUE (id)'`,
  )
  expect(rows).toEqual([])
})

it('nothing but the audit log is watched by the database itself', async () => {
  const { rows } = await database.query<{ name: string }>(
    'select distinct tgname as name from pg_trigger where not tgisinternal order by 1',
  )
  expect(rows.map(({ name }) => name)).toEqual([
    ...['audit_log_chain', 'audit_log_stays', 'audit_seals_stay'],
  ])
  const left = await database.query<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype = 'trigger'::regtype order by 1`,
  )
  expect(left.rows.map(({ name }) => name)).toEqual(['audit_log_chain', 'audit_log_stays'])
})

describe.each(['expenses', 'incomes'] as const)('%s', (table) => {
  beforeAll(() => fill(table))

  it('are found in their order by the index, without sorting', async () => {
    const plan = await planOf(
      `select * from ${table} t where t.scope = 'u:3' order by t.date desc, t.id desc limit 100`,
    )
    expect(plan).toContain(`${table}_newest_first`)
    expect(plan).not.toContain('Sort')
  })

  const id = '019b0000-0000-7000-8000-000000000100'
  const pointing = (references[table] ?? []).map((reference) => ({ at: reference.at, reference }))

  it.each(pointing)('are found by what they point at in $at, without reading all', async (one) => {
    const condition = pointsAt(documentsOf(table), one.reference)
    const plan = await planOf(
      `select * from ${table} t where ${condition.replaceAll('$1', `'{${id}}'`)}`,
    )
    expect(plan).not.toContain('Seq Scan')
  })

  it('are found by the bank’s id', async () => {
    const plan = await planOf(`select * from ${table} where scope = 'u:3' and bank_id = 'B40'`)
    expect(plan).toContain(`${table}_by_bank_id`)
  })

  it.each([
    ['amount', '0'],
    ['amount', '10000000000001'],
    ['currency', "'EURO'"],
    ['currency', "'eur'"],
    ['description', "repeat('x', 201)"],
    ['notes', "repeat('x', 2001)"],
    ['tags', "array_fill('x'::text, array[21])"],
    ['scope', "'global'"],
    ['bank_id', "repeat('x', 201)"],
    ['rate', "'[]'"],
    ['rate', `'{"to":"EUR","value":"1"}'`],
  ])('cannot hold the %s %s, whoever writes it', (column, value) => refuses(table, column, value))
})

async function refuses(table: string, column: string, value: string): Promise<void> {
  const write = database.query(
    `update ${table} set ${column} = ${value}
      where id = (select id from ${table} where amount = 5 limit 1)`,
  )
  // A check said no, or what it looks into is not there to be looked into.
  await expect(write).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|22023)$/) })
}

describe('an expense', () => {
  const parts = (...amounts: number[]) =>
    `'${JSON.stringify(amounts.map((amount) => ({ amount })))}'`

  it.each([
    ['payment_method', "'shells'"],
    ['refund_of', 'id'],
    ['lines', "'{}'"],
    ['lines', parts(5)],
    ['lines', parts(2, 2)],
    ['lines', parts(...Array.from({ length: 21 }, () => 1))],
    ['expected_back', "'[]'"],
    ['expected_back', `'{"amount":6}'`],
    ['expected_back', `'{"amount":0}'`],
    ['installment', `'{"n":3,"of":2}'`],
    ['installment', `'{"n":0,"of":2}'`],
    ['installment', `'{"n":1,"of":1}'`],
    ['installment', `'{"n":1,"of":121}'`],
  ])('cannot hold the %s %s, whoever writes it', (column, value) =>
    refuses('expenses', column, value),
  )

  it('is no refund and expected back at once', () =>
    refuses('expenses', `expected_back = '{"amount":1}', refund_of`, 'gen_random_uuid()'))
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
