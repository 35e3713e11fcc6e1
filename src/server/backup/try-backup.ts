import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { findBinaries } from '../db/postgres/binaries.ts'
import { openCluster } from '../db/postgres/cluster.ts'
import { openEmbedded } from '../db/postgres/embedded.ts'
import { stopPostmaster } from '../db/postgres/postmaster.ts'
import { Refusal } from '../refusal.ts'
import { putBack } from './restore-backup.ts'
import { readSeal, writeSeal } from './seal.ts'

interface Order {
  readonly folder: string
  /** Gone again afterwards. */
  readonly scratch: string
  readonly now: Date
  readonly log: Logger
  readonly signal?: AbortSignal
}

/**
 * Restores a copy of the backup, starts PostgreSQL on it and reads every row to its end, which
 * checks the sum of every page. Answers how many rows there were, and seals that it was tried.
 */
export async function tryBackup({ folder, scratch, now, log, signal }: Order): Promise<number> {
  await clear(scratch)
  try {
    await putBack({ folder, dataDir: scratch, now })
    signal?.throwIfAborted()
    const opened = await openEmbedded(scratch, log)
    const stop = () => void opened.stop()
    signal?.addEventListener('abort', stop)
    const rows = await readAll(opened.url).finally(() => opened.stop())
    signal?.removeEventListener('abort', stop)
    const seal = readSeal(folder)
    if (!seal || rows === 0) throw new Refusal(`${folder} holds nothing.`)
    writeSeal(folder, { ...seal, verifiedAt: now.toISOString() })
    return rows
  } finally {
    await clear(scratch)
  }
}

/** A PostgreSQL that outlived a killed server may be at work there. */
async function clear(scratch: string): Promise<void> {
  if (existsSync(join(scratch, 'postgres')))
    await stopPostmaster(await openCluster(scratch, findBinaries()))
  rmSync(scratch, { recursive: true, force: true })
}

async function readAll(url: string): Promise<number> {
  const session = new pg.Client({ connectionString: url })
  session.on('error', () => undefined)
  await session.connect()
  try {
    const { rows: tables } = await session.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
    let all = 0
    for (const { name } of tables) {
      const { rows } = await session.query<{ count: string }>(
        // The whole row as text, so that long values kept apart are read as well.
        `select count(*) as count, sum(octet_length(row::text)) from ${name} as row`,
      )
      all += Number(rows[0]?.count)
    }
    return all
  } finally {
    await session.end()
  }
}
