import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { type IdentityConfig, type IdentityEngine, identityEngine } from './better-auth-engine.ts'
import { secondIdentity } from './enter.ts'
import type { Identity, NewBrowser, Sessions } from './identity.ts'
import { passkeyIdentity } from './passkeys/passkey-identity.ts'
import { emailIdentity } from './password/email-identity.ts'
import { passwordIdentity } from './password/password-identity.ts'
import { phoneIdentity } from './phone/phone-identity.ts'
import { proofIdentity } from './proof/proof-identity.ts'
import { putBack } from './put-back.ts'
import { evictor } from './session/evict.ts'
import { rememberDevice } from './session/note-device.ts'
import { sessionDoor } from './session/sessions.ts'
import { ssoIdentity } from './sso/sso-identity.ts'

interface IdentityDeps {
  readonly database: Database
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly log: Logger
}

/** What every way in is made of. */
export interface IdentityParts {
  readonly database: Database
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly log: Logger
  readonly engine: Promise<IdentityEngine>
  /** The engine within a transaction. */
  engineOn(sql: Database['sql']): Promise<IdentityEngine>
  readonly tellNewBrowser: (news: NewBrowser) => void
}

/** Better Auth on our own tables and inside our transactions. */
export function openIdentity({ database, config, clock, log }: IdentityDeps): Identity {
  const engineOn = (sql: Database['sql']) => identityEngine(sql, config, log)
  const listeners: ((news: NewBrowser) => void)[] = []
  const tellNewBrowser = (news: NewBrowser) => {
    for (const listen of listeners) listen(news)
  }
  const engine = engineOn(database.sql)
  const deps = { database, config, clock, log, engine, engineOn, tellNewBrowser }
  const door = sessionDoor({ ...deps, secret: config.authSecret })
  const sessions: Sessions = { ...door, ...evictor({ ...door, ...deps }) }
  return {
    ...sessions,
    ...emailIdentity(deps, sessions),
    ...passwordIdentity(deps, sessions),
    ...phoneIdentity(deps, sessions),
    ...proofIdentity(deps),
    ...secondIdentity(deps),
    ...passkeyIdentity(deps),
    ...ssoIdentity(deps),
    onNewBrowser: (listener) => void listeners.push(listener),
    async takeBack(tx, uid, changes, device) {
      await sessions.evict(tx, uid)
      const password = `delete from identity.accounts
        where user_id = $1 and provider_id = 'credential'`
      const { rowCount } = await tx.client.query(password, [uid])
      const at = clock.now()
      let freed = 0
      for (const change of changes) freed += await putBack(deps, tx, uid, change, at)
      await rememberDevice(tx, uid, device, at)
      return { hadPassword: rowCount === 1, freed }
    },
    async remove(tx, uid) {
      await sessions.evict(tx, uid)
      // Accounts, codes and links go with it.
      await tx.client.query('delete from identity.users where id = $1', [uid])
    },
  }
}
