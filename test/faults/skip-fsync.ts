import { ask } from './on-database.ts'

/** From now on PostgreSQL confirms what is not on the disk yet, and is in no hurry to write it. */
export const skipFsync = (databaseUrl: string) =>
  ask(
    databaseUrl,
    'alter database moneycomb set synchronous_commit = off',
    `alter system set wal_writer_delay = '10s'`,
    `alter system set wal_writer_flush_after = '1GB'`,
    'select pg_reload_conf()',
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  )
