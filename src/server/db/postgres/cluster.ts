import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { flushFolder } from '../../flush-folder.ts'
import { Refusal } from '../../refusal.ts'
import type { Binaries } from './binaries.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'

/** PostgreSQL's files and the password they were made with. */
export interface Cluster {
  readonly folder: string
  readonly password: string
  readonly runAs: RunAs
  readonly binaries: Binaries
}

export const superuser = 'moneycomb'

/** Opens the cluster kept in dataDir/postgres, making it the first time. */
export async function openCluster(dataDir: string, binaries: Binaries): Promise<Cluster> {
  const home = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  if (!existsSync(home)) await makeCluster(dataDir, home, binaries)
  const folder = join(home, 'cluster')
  return {
    folder,
    password: readPassword(home),
    runAs: chooseRunAs(binaries.postgres, folder),
    binaries,
  }
}

/** Made aside and renamed when whole, so a start cut short leaves nothing half made. */
async function makeCluster(dataDir: string, home: string, binaries: Binaries): Promise<void> {
  const draft = mkdtempSync(join(dataDir, 'postgres-draft-'))
  try {
    const folder = join(draft, 'cluster')
    mkdirSync(folder, { mode: 0o700 })
    const runAs = chooseRunAs(binaries.initdb, dataDir)
    const passwordFile = join(draft, 'password')
    const password = randomBytes(24).toString('hex')
    // Without it nobody opens the database again, so it is on the disk before there is one.
    writeFileSync(passwordFile, password, { mode: 0o600, flush: true })
    for (const path of [draft, folder, passwordFile]) own(path, runAs)
    await runInitdb(folder, passwordFile, binaries, runAs)
    flushFolder(draft)
    renameSync(draft, home)
    flushFolder(dataDir)
  } catch (error) {
    // Two servers starting at once: the first to finish wins, the other uses its cluster.
    if (!existsSync(join(home, 'cluster'))) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function own(path: string, { owner }: RunAs): void {
  if (owner) chownSync(path, owner.uid, owner.gid)
}

function runInitdb(folder: string, passwordFile: string, binaries: Binaries, runAs: RunAs) {
  const { program, args, options } = runAs.command(binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  return new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) return resolve()
      reject(new Refusal(`PostgreSQL could not make its data folder: ${complaint.trim()}`))
    })
  })
}

function readPassword(home: string): string {
  try {
    return readFileSync(join(home, 'password'), 'utf8')
  } catch (error) {
    throw new Refusal(
      `The database in ${home} belongs to another user: start as the user who made it, ` +
        'or choose another DATA_DIR.',
      error,
    )
  }
}
