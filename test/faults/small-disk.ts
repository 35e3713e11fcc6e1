import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { superuser } from '#server/db/postgres/cluster.ts'
import { database } from '#server/db/postgres/embedded.ts'
import { readLockFile } from '#server/db/postgres/lock-file.ts'
import { startTestServer } from '#test/support/server.ts'
import { makeDataDir } from './embedded.ts'

const sizeMb = 400
const megabyte = Buffer.alloc(2 ** 20)
const page = Buffer.alloc(4096)

/**
 * Runs a program that sees a disk of its own in this folder, and nobody else does. It is gone with
 * the last process that sees it. Whoever is not root may do so as the root of a world of their own.
 */
function onSmallDisk(folder: string, size = sizeMb): readonly string[] {
  const mount = `mount -t tmpfs -o size=${size}m,mode=711 tmpfs "$1" && shift`
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid === 0) return ['unshare', '--mount', 'sh', '-c', `${mount} && exec "$@"`, 'sh', folder]
  const asBefore = `exec unshare --user --map-user=${uid} --map-group=${gid} "$@"`
  const asRoot = ['unshare', '--user', '--map-root-user', '--mount']
  return [...asRoot, 'sh', '-c', `${mount} && ${asBefore}`, 'sh', folder]
}

/** Null where it can be had. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux gives a process a disk of its own'
  const folder = makeDataDir()
  const [program = '', ...args] = [...onSmallDisk(folder, 1), 'true']
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return status === 0 ? null : (stderr || error?.message || 'it was refused').trim()
}

/** A server whose data, PostgreSQL's too, is on a disk that can be filled. */
export async function startOnSmallDisk() {
  const dataDir = makeDataDir()
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' }
  const server = await startTestServer({ env, within: onSmallDisk(dataDir) })
  const seen = join('/proc', String(server.pid), 'root', dataDir)
  const password = readFileSync(join(seen, 'postgres', 'password'), 'utf8')
  const cluster = join(seen, 'postgres', 'cluster')
  const port = readLockFile(cluster)?.port
  const filler = join(seen, 'filler')
  return {
    server,
    databaseUrl: `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
    postgresPid: () => readLockFile(cluster)?.pid,
    fill() {
      const file = openSync(filler, 'w')
      for (const piece of [megabyte, page]) writeUntilFull(file, piece)
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    async stop() {
      const status = await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
      return status
    },
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
