import { randomUUIDv7 } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { limits } from '#contract/limits.ts'
import type { Config } from '../config.ts'
import { identityTables } from '../db/tables/identity.ts'
import { ownAddress } from '../settings/own-address.ts'
import { hashPassword, isPassword } from './password/hash-password.ts'

export interface IdentityEngine {
  readonly internalAdapter: AuthContext['internalAdapter']
  readonly password: Pick<AuthContext['password'], 'hash' | 'verify'>
}
export type IdentityConfig = Pick<Config, 'publicUrl' | 'host' | 'port' | 'authSecret'>

/** The identity engine over one connection or transaction; it keeps no state of its own. */
export function identityEngine(
  sql: NodePgDatabase,
  config: IdentityConfig,
  log: Logger,
): Promise<IdentityEngine> {
  return betterAuth({
    appName: 'Moneycomb',
    baseURL: ownAddress(config),
    secret: config.authSecret,
    database: drizzleAdapter(sql, { provider: 'pg', schema: identityTables }),
    advanced: { database: { generateId: () => randomUUIDv7() } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordCharactersLeast,
      maxPasswordLength: limits.passwordCharactersMost,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    telemetry: { enabled: false },
    // Its words may hold an address, so only the fact that it complained is kept.
    logger: { level: 'error', log: (level) => log.warn({ level }, 'identity engine complained') },
  }).$context
}
