import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { findRunning } from '#server/db/postgres/find-running.ts'
import type { LoadPlan } from './read-plan.ts'
import { type ShippedServer, startShipped } from './shipped-server.ts'

const seedMain = fileURLToPath(new URL('../../src/server/commands/seed-main.ts', import.meta.url))
const password = 'four plain words'
const logInsAtOnce = 4

export interface Place {
  readonly servers: readonly ShippedServer[]
  readonly databaseUrl: string
  readonly sessions: readonly SessionAnswer[]
  close(): Promise<void>
}

/** One embedded PostgreSQL, the servers, and households that are signed in. */
export async function openPlace(plan: LoadPlan, tell: (words: string) => void): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-load-'))
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o711)
  const servers: ShippedServer[] = []
  const close = async () => {
    // The first one has PostgreSQL; it goes last.
    for (const server of servers.toReversed()) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const secret = randomBytes(32).toString('hex')
    // Everybody logs in from this one address.
    const env = { DATA_DIR: dataDir, AUTH_SECRET: secret, LOGINS_PER_HOUR: '1000000' }
    servers.push(await startShipped(dataDir, env))
    const databaseUrl = (await findRunning(dataDir)) ?? ''
    while (servers.length < plan.servers) {
      servers.push(await startShipped(dataDir, { ...env, DATABASE_URL: databaseUrl }))
    }
    tell(`${await seedPeople(plan, dataDir)}`)
    const sessions = await logInAll(servers, await emailsIn(databaseUrl))
    tell(`${sessions.length} people are signed in.`)
    return { servers, databaseUrl, sessions, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function seedPeople({ users, rows }: LoadPlan, dataDir: string): Promise<string> {
  const wanted = { users, transactions: rows, password, email: 'first@moneycomb.local' }
  const args = Object.entries(wanted).map(([name, value]) => `--${name}=${value}`)
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [seedMain, ...args], { env })
  return stdout.split('\n')[0] ?? ''
}

/** The addresses of all who were made, in the order of their making. */
async function emailsIn(databaseUrl: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from users order by email')
  // Fresh figures and no dead rows, as after a night.
  await client.query('vacuum analyze')
  await client.end()
  return rows.map(({ email }) => email)
}

async function logInAll(servers: readonly ShippedServer[], emails: readonly string[]) {
  const sessions: SessionAnswer[] = []
  const left = [...emails.entries()]
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [at, email] = next
      sessions.push(await logIn(servers[at % servers.length]?.url ?? '', email))
    }
  }
  await Promise.all(Array.from({ length: logInsAtOnce }, worker))
  return sessions
}

async function logIn(url: string, email: string): Promise<SessionAnswer> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`log-in answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SessionAnswer
}
