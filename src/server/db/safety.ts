import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'

export interface Setting {
  readonly name: string
  readonly setting: string
}

/** A database that may forget what it confirmed is no place for someone's books. */
export async function checkSafety(
  { pool }: Pick<Database, 'pool'>,
  config: Pick<Config, 'isUnsafeDatabaseAllowed'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { rows } = await pool.query<Setting>(
    `select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  for (const warning of judgeSafety(rows, config)) log.warn(warning)
}

/** What to warn of; refuses what could damage the data, unless that was asked for. */
export function judgeSafety(
  settings: readonly Setting[],
  { isUnsafeDatabaseAllowed }: Pick<Config, 'isUnsafeDatabaseAllowed'>,
): string[] {
  const off = settings.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  const unsafe = off.filter((name) => name !== 'synchronous_commit')
  if (unsafe.length > 0 && !isUnsafeDatabaseAllowed) {
    throw new Refusal(
      `The database has ${unsafe.join(' and ')} switched off and can lose or damage data in a ` +
        'crash: switch it on, or set ALLOW_UNSAFE_DATABASE=1 for data you can do without.',
    )
  }
  return off.map((name) => `${name} is off in PostgreSQL: saved data can be lost in a crash`)
}
