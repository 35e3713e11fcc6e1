import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { Person } from '../e2e/person.ts'
import type { Line } from './report.ts'

const script = fileURLToPath(new URL('../../src/server/commands/seed-main.ts', import.meta.url))

interface SeededLedger {
  readonly person: Person
  readonly line: Line
}

/** One person with so many transactions and groups, written by the product's own seed. */
export async function seedLedger(
  databaseUrl: string,
  url: string,
  transactions: number,
  groups = 0,
): Promise<SeededLedger> {
  const who = {
    name: 'Seeded',
    email: `bench-${transactions}-${groups}@example.org`,
    password: randomBytes(12).toString('base64url'),
  }
  // What is added during the bench is then the newest and on top.
  const until = Temporal.Now.plainDateISO().subtract({ days: 1 }).toString()
  const { email, password } = who
  const options = { transactions, groups, email, password, seed: transactions + groups, until }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const startedAt = performance.now()
  await promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const value = (performance.now() - startedAt) / 1000
  const shared = groups === 0 ? '' : ` and ${groups} groups`
  const journey = `seed ${transactions} transactions${shared}`
  const line: Line = { journey, value, unit: 's' }
  return { person: { ...who, session: await logIn(url, who) }, line }
}

async function logIn(url: string, who: { email: string; password: string }) {
  const answer = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  })
  if (!answer.ok) throw new Error(`login answered ${answer.status}`)
  return (await answer.json()) as SessionAnswer
}
