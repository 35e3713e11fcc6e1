import { expect, it } from 'vitest'
import { sqliteFile } from '#test/support/sqlite-file.ts'
import { planMove } from './plan-move.ts'
import { readSqlite } from './read-sqlite.ts'
import { readActual } from './sources/actual.ts'

const limits = {
  ...{ importFileBytes: 16_777_216, importRows: 100_000 },
  ...{ importFieldCharacters: 20_000, importNesting: 64 },
}
const options = { limits, currency: 'EUR' }

it('reads what SQLite wrote: many pages, long texts, numbers of every size', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const whole = [0, 1, -1, 127, -129, 70_000, -9_000_000, 2 ** 40, -(2 ** 50)][at % 9] ?? 0
    return {
      name: `row ${at}`,
      whole,
      part: at / 8,
      long: 'ä'.repeat(at % 97 === 0 ? 9000 : at % 50),
    }
  })
  const table = 'create table things (name text, whole integer, part real, long text)'
  const bytes = sqliteFile(`${table}; create table other (id text primary key)`, (database) => {
    const insert = database.prepare('insert into things values (?, ?, ?, ?)')
    database.exec('begin')
    for (const { name, whole, part, long } of rows) insert.run(name, whole, part, long)
    database.exec('commit; alter table things add column later text')
  })
  const read = readSqlite(bytes, ['things', 'other', 'none'], 10_000)
  expect(read?.('things')).toEqual(rows.map((row) => ({ ...row, later: null })))
  expect([read?.('other'), read?.('none')]).toEqual([[], []])
  expect(readSqlite(bytes, ['things'], 4999)).toBeNull()
})

/** As the tables of Actual are published, with what its later migrations add. */
const schema = `
  create table accounts (id text primary key, name text, offbudget integer default 0,
    closed integer default 0, tombstone integer default 0);
  create table transactions (id text primary key, isParent integer default 0,
    isChild integer default 0, acct text, category text, amount integer, description text,
    notes text, date integer, imported_description text, starting_balance_flag integer default 0,
    transferred_id text, sort_order real, tombstone integer default 0, parent_id text);
  create table categories (id text primary key, name text, is_income integer default 0,
    cat_group text, sort_order real, tombstone integer default 0);
  create table category_groups (id text primary key, name text unique, tombstone integer default 0);
  create table category_mapping (id text primary key, transferId text);
  create table payees (id text primary key, name text, transfer_acct text, tombstone integer);
  create table payee_mapping (id text primary key, targetId text);
  create table zero_budgets (id text primary key, month integer, category text,
    amount integer default 0, carryover integer default 0);
  insert into accounts (id, name) values ('a', 'Giro'), ('b', 'Savings');
  insert into category_groups (id, name) values ('g', 'Usual'), ('i', 'Income');
  insert into categories (id, name, cat_group) values ('food', 'Food', 'g'), ('old', 'Eat', 'g'),
    ('pay', 'Pay', 'i');
  insert into category_mapping values ('food', 'food'), ('old', 'food'), ('pay', 'pay');
  insert into payees values ('shop', 'Shop', null, 0), ('job', 'Acme', null, 0),
    ('toB', '', 'b', 0), ('toA', '', 'a', 0);
  insert into payee_mapping values ('shop', 'shop'), ('was', 'shop'), ('job', 'job');
  insert into zero_budgets values ('202601-food', 202601, 'food', 20000, 0),
    ('202602-food', 202602, 'food', 25000, 0);
  insert into transactions (id, acct, category, amount, description, date, starting_balance_flag,
    transferred_id, isParent, isChild, parent_id, notes, tombstone) values
    ('1', 'a', 'pay', 100000, 'job', 20260101, 1, null, 0, 0, null, null, 0),
    ('2', 'a', 'old', -1250, 'was', 20260105, 0, null, 0, 0, null, 'bread', 0),
    ('3', 'a', null, -5000, 'shop', 20260110, 0, null, 1, 0, null, null, 0),
    ('4', 'a', 'food', -3000, null, 20260110, 0, null, 0, 1, '3', null, 0),
    ('5', 'a', 'pay', -2000, null, 20260110, 0, null, 0, 1, '3', null, 0),
    ('6', 'a', null, -40000, 'toB', 20260201, 0, '7', 0, 0, null, null, 0),
    ('7', 'b', null, 40000, 'toA', 20260202, 0, '6', 0, 0, null, null, 0),
    ('8', 'a', 'pay', 210000, 'job', 20260215, 0, null, 0, 0, null, null, 0),
    ('9', 'a', 'food', -999, 'shop', 20260216, 0, null, 0, 0, null, null, 1);`

it('brings the book of Actual: openings, parts, transfers, merged names and the budget', () => {
  const read = readActual(sqliteFile(schema), options)
  if (!read.ok) throw new Error(read.words)
  const about = { uid: 'anna', importId: 'import', fileName: 'actual.zip', categories: [] }
  const { docs, months, leftOut, remarks } = planMove(read.value, {
    ...{ ...about, has: () => false, problemOf: () => null },
  })
  for (const { amount, stated } of months) expect(amount).toBe(stated)
  expect(docs.accounts).toMatchObject([
    { name: 'Giro', openingBalance: 100_000, openingOn: '2026-01-01' },
    { name: 'Savings', kind: 'savings', openingBalance: 0 },
  ])
  const food = docs.categories.find(({ name }) => name === 'Food')?.id
  expect(docs.expenses).toMatchObject([
    { amount: 1250, categoryId: food, merchant: 'Shop', notes: 'bread' },
    {
      amount: 5000,
      merchant: 'Shop',
      lines: [{ amount: 3000, categoryId: food }, { amount: 2000 }],
    },
  ])
  expect(docs.incomes).toMatchObject([{ amount: 210_000, source: 'Acme' }])
  expect(docs.transfers).toMatchObject([{ from: { amount: 40_000 }, to: { date: '2026-02-02' } }])
  expect(docs.budgets).toMatchObject([
    { amount: 20_000, startOn: '2026-01-01', amountChanges: [{ amount: 25_000 }] },
  ])
  expect([leftOut, remarks]).toEqual([[], []])
})

it('takes nothing of a broken database, and never fails', () => {
  const whole = sqliteFile(schema)
  for (let at = 0; at < 400; at += 1) {
    const bytes = whole.slice(0, at % 4 === 0 ? Math.floor((whole.length * at) / 400) : undefined)
    for (let n = 0; n < 6; n += 1) bytes[(at * 7919 + n * 104_729) % bytes.length] = at * 31 + n
    expect(typeof readActual(bytes, options).ok).toBe('boolean')
  }
})

it('reads no more than there is, where many rows are said to be one and the same', () => {
  const bytes = sqliteFile('create table things (long text)', (database) => {
    database.prepare('insert into things values (?)').run('x'.repeat(20_000))
  })
  const read = () => readSqlite(bytes, ['things'], 10_000)
  expect(read()?.('things')).toHaveLength(1)
  const view = new DataView(bytes.buffer)
  const leaf = view.getUint16(16)
  const often = 200
  view.setUint16(leaf + 3, often)
  for (let n = 1; n < often; n += 1) view.setUint16(leaf + 8 + n * 2, view.getUint16(leaf + 8))
  expect(read()).toBeNull()
})

it('takes no table made by words without an end', () => {
  const table = `create table things (name text default '${'/*'.repeat(20_000)}')`
  expect(readSqlite(sqliteFile(table), ['things'], 10)).toBeNull()
})
