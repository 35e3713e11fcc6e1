import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where the one PostgreSQL of this test run is; set for every process the run starts. */
export const variable = 'TEST_POSTGRES_URL'
/** The database that new ones are copies of. */
export const model = 'test_model'

const newName = () => `test_${randomBytes(8).toString('hex')}`

/** A database of its own in the shared PostgreSQL, with all tables; returns its address. */
export const newDatabase = () => create(newName(), model)

/** The same before its first migration. */
export const newEmptyDatabase = (name = newName()) => create(name, 'template1')

async function create(name: string, from: string): Promise<string> {
  await askShared(`create database ${name} template ${from}`)
  const url = new URL(sharedUrl())
  url.pathname = `/${name}`
  return url.href
}

export async function askShared(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: sharedUrl() })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Whether an address is that of the owner in the shared PostgreSQL. */
export function isShared(address: string): boolean {
  if (!process.env[variable] || !address) return false
  const [given, shared] = [new URL(address), new URL(sharedUrl())]
  return given.host === shared.host && given.username === shared.username
}

function sharedUrl(): string {
  const shared = process.env[variable]
  if (!shared) throw new Error('startSharedPostgres has not run in this test run.')
  return shared
}
