import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { findRunning } from '../db/postgres/find-running.ts'
import type { Engine } from '../engine.ts'
import { flushFolder } from '../flush-folder.ts'
import type { BackupSettings } from '../settings/backup-settings.ts'
import { readSeal } from './seal.ts'
import { takeBackup } from './take-backup.ts'
import { tryBackup } from './try-backup.ts'

type Deps = Pick<Engine, 'config' | 'database' | 'log'>

const named = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
const halfMade = /Z\.part$/

/** The backups in a folder that were tried, oldest first. */
export const triedIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => named.test(name) && readSeal(join(folder, name))?.verifiedAt)
        .toSorted()
    : []

/** Makes one and tries it; older ones go only then. */
export async function keepBackups(
  { config, database, log }: Deps,
  { folder, keep }: BackupSettings,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  // What a server left that was stopped or killed half-way.
  for (const name of readdirSync(folder))
    if (halfMade.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
  await requireRoom(database.pool, folder)
  const url = await findRunning(config.dataDir)
  if (!url) throw new Error('The embedded PostgreSQL does not run.')
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const made = join(folder, `${name}.part`)
  await takeBackup({ dataDir: config.dataDir, url, folder: made, now })
  signal.throwIfAborted()
  const scratch = join(folder, 'try')
  const rows = await tryBackup({ folder: made, scratch, now, log, signal })
  renameSync(made, join(folder, name))
  flushFolder(folder)
  log.info({ backup: name, rows }, 'a backup was made and tried')
  for (const old of triedIn(folder).slice(0, -keep))
    rmSync(join(folder, old), { recursive: true, force: true })
}

/** For the backup and for the copy it is tried on. */
async function requireRoom(pool: Engine['database']['pool'], folder: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select sum(pg_database_size(oid)) as bytes from pg_database',
  )
  const { bavail, bsize } = statfsSync(folder)
  const needed = Number(rows[0]?.bytes) * 2.5
  if (bavail * bsize < needed) {
    const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
    throw new Error(
      `There is too little room in BACKUP_DIR: ${gigabytes(bavail * bsize)} free, ` +
        `${gigabytes(needed)} needed for a backup and for trying it.`,
    )
  }
}
