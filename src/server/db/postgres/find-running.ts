import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { database } from './embedded.ts'
import { isPostgresOf, readLockFile } from './lock-file.ts'
import { urlOf } from './postmaster.ts'

/** The address of the embedded PostgreSQL when a server already runs it, else null. */
export async function findRunning(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres'))) return null
  const cluster = await openCluster(dataDir, findBinaries())
  const lock = readLockFile(cluster.folder)
  if (!lock || !isPostgresOf(cluster.folder, lock.pid)) return null
  return urlOf(cluster, lock.port, database)
}
