import { pino } from 'pino'
import { openIdentity } from '#server/auth/better-auth.ts'
import type { Clock } from '#server/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { newDatabase } from './postgres.ts'

/** The identity door on a fresh database, with a clock the test moves. */
export async function openTestIdentity() {
  const url = await newDatabase()
  await migrate(url)
  const log = pino({ level: 'silent' })
  const database = openDatabase(url, log)
  const authSecret = 'only for tests, only for tests, only'
  const config = { publicUrl: null, host: '127.0.0.1', port: 0, authSecret }
  let now = Date.parse('2026-03-31T10:00:00.000Z')
  const clock: Clock = { now: () => new Date(now) }
  const open = () => openIdentity({ database, config, clock, log })
  const pass = (ms: number) => {
    now += ms
  }
  return {
    database,
    clock,
    config,
    log,
    open,
    identity: open(),
    pass,
    close: () => database.close(),
  }
}
