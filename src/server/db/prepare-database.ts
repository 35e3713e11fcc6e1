import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { tellLacking } from './patched.ts'
import { grantServing, openServingRole, roleIn } from './roles.ts'
import { checkSafety } from './safety.ts'

type Settings = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'isLocal' | 'isUnsafeDatabaseAllowed'
>

/**
 * Brings the database up to date as its owner, and answers the address to serve with: that of a
 * role which reads and writes rows and can neither change tables nor what was logged.
 */
export async function prepareDatabase(
  config: Settings,
  embeddedUrl: string | null,
  log: Logger,
): Promise<string> {
  const { databaseUrl, databaseOwnerUrl, isLocal } = config
  const ownerUrl = embeddedUrl ?? databaseOwnerUrl ?? databaseUrl ?? ''
  const owner = openDatabase(ownerUrl, log, 2)
  try {
    await checkSafety(owner, config, log)
    await tellLacking(owner, { isEmbedded: embeddedUrl !== null, isLocal }, log)
    await migrate(ownerUrl)
    if (embeddedUrl) return await openServingRole(embeddedUrl)
    if (databaseUrl && databaseOwnerUrl) await grantServing(ownerUrl, roleIn(databaseUrl))
    else await warnOfPower(owner, log)
    return databaseUrl ?? ''
  } finally {
    await owner.close()
  }
}

async function warnOfPower({ pool }: Pick<Database, 'pool'>, log: Logger): Promise<void> {
  const { rows } = await pool.query('select rolsuper from pg_roles where rolname = current_user')
  if (rows[0]?.rolsuper)
    log.warn('DATABASE_URL names a superuser: serve with a role of less, see DATABASE_OWNER_URL')
}
