import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servingUrl } from '#server/db/roles.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = sharedServer()
let serving: pg.Client
beforeAll(async () => {
  serving = new pg.Client({ connectionString: servingUrl(server.databaseUrl) })
  await serving.connect()
})
afterAll(() => serving.end())

describe('the role that serves', () => {
  it('is the one the running server uses, and has no power over others', async () => {
    const { rows } = await serving.query(`select usename, count(*) filter (where query <> '') as n
      from pg_stat_activity where datname = current_database() group by usename`)
    expect(rows.map(({ usename }) => usename)).toEqual(['moneycomb_app'])
    const { rows: power } = await serving.query(`select rolsuper, rolcreatedb, rolcreaterole,
      rolreplication, rolbypassrls from pg_roles where rolname = current_user`)
    expect(Object.values(power[0])).toEqual([false, false, false, false, false])
  })

  it.each([
    'create table mine (id int)',
    'create table identity.mine (id int)',
    'create schema mine',
    'alter table expenses add column mine int',
    'drop table expenses',
    'truncate expenses',
    'alter table audit_log disable trigger all',
    `update audit_log set action = 'login'`,
    'delete from audit_log',
    'truncate audit_log',
    'delete from audit_seals',
    `insert into migrations values ('x', 'y')`,
    'set session_replication_role = replica',
    `select pg_read_file('/etc/passwd')`,
    `copy expenses to program 'true'`,
    'select * from pg_authid',
    'create role mine superuser',
    'create extension dblink',
    'alter system set fsync = off',
  ])('cannot: %s', async (statement) => {
    await expect(serving.query(statement)).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('can read and write every table there is', async () => {
    const { rows } = await serving.query(`select format('%I.%I', schemaname, tablename) as name
      from pg_tables where schemaname in ('public', 'identity')
        and not has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`)
    expect(rows).toEqual([])
  })
})
