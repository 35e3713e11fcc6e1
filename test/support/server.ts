import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { servingUrl } from '#server/db/roles.ts'
import { isShared, newDatabase } from './postgres.ts'

export interface TestServer {
  readonly url: string
  /** Empty when the server runs its own embedded PostgreSQL. */
  readonly databaseUrl: string
  readonly dataDir: string
  readonly pid: number
  /** What it logged so far, one JSON object a line. */
  readonly logs: readonly string[]
  /** What it wrote to standard error. */
  readonly complaints: readonly string[]
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it without asking. */
  kill(): Promise<void>
}

interface Wanted {
  /** DATABASE_URL: '' asks for an embedded PostgreSQL in DATA_DIR. */
  readonly env?: Readonly<Record<string, string>>
  /** Hashes passwords as slowly as it does for people. */
  readonly isAsShipped?: boolean
  /** A program that runs it, with its arguments. */
  readonly within?: readonly string[]
}

/** Where Node keeps what it compiled, which halves the work of every next start. */
export const compiled = fileURLToPath(
  new URL('../../node_modules/.cache/compiled', import.meta.url),
)
const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** For a process under test, before the name of its program. */
export const lightly = ['--import', new URL('./light-work.ts', import.meta.url).href]

/** Starts the real server as its own process, on a free port and a fresh database. */
export async function startTestServer({
  env = {},
  isAsShipped = false,
  within = [],
}: Wanted = {}): Promise<TestServer> {
  const databaseUrl = env.DATABASE_URL ?? (await newDatabase())
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'moneycomb-server-'))
  const command = [process.execPath, ...(isAsShipped ? [] : lightly), main]
  const [program = '', ...args] = [...within, ...command]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      PORT: '0',
      SERVER_PROCESSES: '1',
      DATABASE_CONNECTIONS: '5',
      LOG_LEVEL: 'info',
      SIGNUPS_PER_HOUR: '100000',
      LOGINS_PER_HOUR: '100000',
      CODES_PER_HOUR: '100000',
      SMS_PER_HOUR: '100000',
      MAILS_PER_HOUR: '1000000',
      WRITES_PER_MINUTE: '1000000',
      STAFF_SEARCHES_PER_HOUR: '1000000',
      RATES_URL: 'off',
      ...env,
      ...asServed(databaseUrl),
      DATA_DIR: dataDir,
    },
  })
  const logs: string[] = []
  const complaints: string[] = []
  const ended = once(child, 'exit').then(([status]: (number | null)[]) => {
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    return status ?? null
  })
  const url = await untilStarted(child, logs, complaints)
  return {
    url,
    databaseUrl,
    dataDir,
    pid: child.pid ?? 0,
    logs,
    complaints,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Served by a role that can only read and write rows, as it is for people. */
const asServed = (databaseUrl: string) =>
  isShared(databaseUrl)
    ? { DATABASE_URL: servingUrl(databaseUrl), DATABASE_OWNER_URL: databaseUrl }
    : { DATABASE_URL: databaseUrl }

function untilStarted(child: ChildProcess, logs: string[], complaints: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => complaints.push(String(chunk)))
    child.once('exit', () => reject(new Error(`The server did not start: ${complaints.join('')}`)))
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) => {
      logs.push(line)
      const url = line.includes('"started"') && /"url":"([^"]+)"/.exec(line)?.[1]
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    })
  })
}
