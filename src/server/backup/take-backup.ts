import { existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { chown, readdir, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { headName, readHeadIn } from '../db/audit-seal.ts'
import { Refusal } from '../refusal.ts'
import { copyOne, copyTree } from './copy-tree.ts'
import { sealName, writeSeal } from './seal.ts'

/** What was in a data folder before a backup was put back into it. */
export const asidePrefix = 'before-'

const inDataDir = { cluster: join('postgres', 'cluster') } as const

/** Made anew at a start, of no use later, or of the running process alone. */
const passing = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const ofProcess = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'pg_internal.init'])

function isOfDatabase(place: string): boolean {
  const [top = '', ...below] = place.split(/[/\\]/)
  if (passing.has(top) && below.length > 0) return false
  const name = below.at(-1) ?? top
  return !ofProcess.has(name) && !name.startsWith('pgsql_tmp') && place !== controlFile
}

/** Read at a start before anything else, so copied last. */
const controlFile = join('global', 'pg_control')

interface Order {
  readonly dataDir: string
  /** Of the PostgreSQL that runs on it. */
  readonly url: string
  readonly folder: string
  readonly now: Date
}

/** A copy of everything that is kept, taken while it is used: a data folder of its own. */
export async function takeBackup({ dataDir, url, folder, now }: Order): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty: name a folder that does not exist yet.`)
  mkdirSync(folder, { recursive: true, mode: statSync(dataDir).mode })
  // Backups kept inside the data folder, this one or earlier ones, are no part of it.
  const own = relative(realpathSync(dataDir), realpathSync(folder))
  const isWanted = (place: string) =>
    isBesides(place) && place !== own && !existsSync(join(dataDir, place, sealName))
  const from = join(dataDir, inDataDir.cluster)
  const to = join(folder, inDataDir.cluster)
  await copyTree(dataDir, folder, isWanted)
  const auditHead = readHeadIn(join(folder, headName))
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  try {
    await copyDatabase(session, from, to)
  } finally {
    await session.end()
  }
  // Once more: what came in meanwhile is in the database, so its files have to be here too.
  // The head of the audit log as it was before: a later one may not be in the copied database.
  await copyTree(dataDir, folder, (place) => isWanted(place) && place !== headName)
  writeSeal(folder, { takenAt: now.toISOString(), auditHead })
}

/** What is kept besides the database; of that, nothing half made and nothing set aside. */
const isBesides = (place: string) =>
  ![inDataDir.cluster, 'postgres-draft-', asidePrefix].some((start) => place.startsWith(start))

/** PostgreSQL is told before and after; the log it wrote in between makes the copy whole. */
async function copyDatabase(session: pg.Client, from: string, to: string): Promise<void> {
  // Keeps the log from being cleared away meanwhile, and ends with this session.
  await session.query(
    `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
  )
  const { rows: begun } = await session.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('moneycomb', true)) as first`,
  )
  await copyTree(from, to, isOfDatabase)
  await copyOne(join(from, controlFile), join(to, controlFile))
  const { rows: ended } = await session.query<{ last: string; label: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)`,
  )
  const [first, last, label] = [begun[0]?.first, ended[0]?.last, ended[0]?.label]
  if (!first || !last || !label) throw new Error('PostgreSQL did not say what it backed up.')
  for (const name of await readdir(join(from, 'pg_wal'))) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last
    if (isNeeded || name.endsWith('.history'))
      await copyOne(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  }
  await writeLabel(to, label)
}

/** With it a start reads the log from where the copy began. */
async function writeLabel(cluster: string, label: string): Promise<void> {
  const file = join(cluster, 'backup_label')
  await writeFile(file, label, { mode: 0o600, flush: true })
  const { uid, gid } = await stat(cluster)
  if (process.getuid?.() === 0) await chown(file, uid, gid)
}
