import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { superuser } from '#server/db/postgres/cluster.ts'
import { database } from '#server/db/postgres/embedded.ts'
import { readLockFile } from '#server/db/postgres/lock-file.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { clusterOf, killFamily, makeDataDir } from './embedded.ts'

const sizeBytes = 1024 ** 3
const patience = { timeout: 30_000, interval: 50 }

/** Asks ext4 to stop at once, without its journal: what is not on the disk by then is lost. */
const stopDisk = `open(my $at, '<', $ARGV[0]) or die $!;
  my $how = pack('L', 2); ioctl($at, 0x8004587d, $how) or die $!`

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error((stderr || error?.message || `${program} failed`).trim())
  return stdout
}

/** A disk in a file, seen only by the server that is started on it, that loses its power. */
export class CuttableDisk {
  readonly #dataDir = makeDataDir()
  readonly #image = `${this.#dataDir}.ext4`
  #server: TestServer | null = null

  constructor() {
    const file = openSync(this.#image, 'w')
    ftruncateSync(file, sizeBytes)
    closeSync(file)
    run('mkfs.ext4', '-q', this.#image)
  }

  get url(): string {
    return this.#server?.url ?? ''
  }

  get #seen(): string {
    return join('/proc', String(this.#server?.pid), 'root', this.#dataDir)
  }

  get databaseUrl(): string {
    const password = readFileSync(join(this.#seen, 'postgres', 'password'), 'utf8')
    const port = readLockFile(clusterOf(this.#seen))?.port
    return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
  }

  async start(): Promise<void> {
    const script = 'mount -o loop "$1" "$2" && shift 2 && exec "$@"'
    const within = ['unshare', '--mount', 'sh', '-c', script, 'sh', this.#image, this.#dataDir]
    const env = { DATA_DIR: this.#dataDir, DATABASE_URL: '' }
    this.#server = await startTestServer({ env, within })
  }

  /** The disk first, then everything that runs on it; gone when nothing holds the disk. */
  async cut(): Promise<void> {
    const postmaster = readLockFile(clusterOf(this.#seen))?.pid
    run('perl', '-e', stopDisk, join(this.#seen, 'postgres', 'password'))
    await this.#server?.kill()
    if (postmaster) killFamily(postmaster)
    await vi.waitFor(() => expect(run('losetup', '-j', this.#image)).toBe(''), patience)
  }

  async drop(): Promise<void> {
    await this.#server?.stop()
    for (const path of [this.#dataDir, this.#image]) rmSync(path, { recursive: true, force: true })
  }
}

/** Null where it can be had. */
export function whyNoCuttableDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root of a Linux can'
  try {
    for (const tool of ['mkfs.ext4', 'perl', 'losetup']) run('which', tool)
    run('losetup', '-f')
    return null
  } catch (error) {
    return (error as Error).message
  }
}
