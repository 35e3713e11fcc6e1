import { type Browser, chromium } from '@playwright/test'
import type { Person } from '../e2e/person.ts'
import { findBrowser } from '../support/browser.ts'
import { newDatabase } from '../support/postgres.ts'
import { startTestServer } from '../support/server.ts'
import { startSharedPostgres } from '../support/shared-postgres.ts'
import type { Line } from './report.ts'
import { letRest } from './rest.ts'
import { seedLedger } from './seed-ledger.ts'

export interface Fixture {
  readonly url: string
  readonly databaseUrl: string
  /** Started when the first section needs it. */
  browser(): Promise<Browser>
  /** Somebody with so many transactions and groups, written when the first section needs them. */
  person(transactions: number, groups?: number): Promise<Person>
  /** How long those took so far. */
  seeded(): readonly Line[]
  /** What the server last said about a failure of its own; empty when it never did. */
  lastFailure(): string
  close(): Promise<void>
}

interface Logged {
  readonly err?: { readonly message?: string }
}

function lastFailureIn(logs: readonly string[]): string {
  const line = logs.findLast((said) => said.includes('failed unexpectedly'))
  return line === undefined ? '' : ((JSON.parse(line) as Logged).err?.message ?? '')
}

/** As it is shipped, but for one address that signs up everybody. */
const settings = { DATABASE_CONNECTIONS: '16', SIGNUPS_PER_HOUR: '1000' }

/** One server, one PostgreSQL, and what the sections share. */
export async function openFixture(): Promise<Fixture> {
  const given = process.env.DATABASE_URL
  const stopPostgres = given ? async () => {} : await startSharedPostgres()
  const databaseUrl = given ?? (await newDatabase())
  const env = { ...settings, DATABASE_URL: databaseUrl }
  const server = await startTestServer({ env, isAsShipped: true })
  const lines: Line[] = []
  const people = new Map<string, Person>()
  let browser: Browser | null = null
  return {
    url: server.url,
    databaseUrl,
    async browser() {
      const found = findBrowser()
      browser ??= await chromium.launch({ ...found, args: [...found.args] })
      return browser
    },
    async person(transactions, groups = 0) {
      const key = `${transactions} ${groups}`
      const known = people.get(key)
      if (known) return known
      const { person, line } = await seedLedger(databaseUrl, server.url, transactions, groups)
      lines.push(line)
      people.set(key, person)
      await letRest(databaseUrl)
      return person
    },
    seeded: () => lines,
    lastFailure: () => lastFailureIn(server.logs),
    async close() {
      await browser?.close()
      await server.stop()
      await stopPostgres()
    },
  }
}
