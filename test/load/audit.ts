import pg from 'pg'
import { brokenIn } from '../support/invariants.ts'
import type { Device } from './device.ts'

export interface Audit {
  readonly promised: number
  readonly lost: number
  /** Rows that no device was told of, or that it was told are gone. */
  readonly unexplained: number
  readonly brokenInvariants: number
}

/** Every write a device was told is kept is there, and nothing else it wrote. */
export async function audit(databaseUrl: string, devices: readonly Device[]): Promise<Audit> {
  const promised = new Set(devices.flatMap(({ kept }) => [...kept]))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from expenses where description = 'Bread and cheese'`,
  )
  await client.end()
  const found = new Set(rows.map(({ id }) => id))
  return {
    promised: promised.size,
    lost: promised.difference(found).size,
    unexplained: found.difference(promised).size,
    brokenInvariants: Object.keys(await brokenIn(databaseUrl)).length,
  }
}
