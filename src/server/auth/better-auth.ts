import { randomUUIDv7 } from 'node:crypto'
import type { Logger } from 'pino'
import type { LoginBody, SignupBody } from '#contract/entities/session.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/transaction.ts'
import { Fault } from '../http/fault.ts'
import { newProfile } from '../users/new-profile.ts'
import { insertProfile, noteLogin, readProfile } from '../users/profiles.ts'
import { type IdentityConfig, type IdentityEngine, identityEngine } from './better-auth-engine.ts'
import { createIdentity } from './create-identity.ts'
import type { Device, Identity } from './identity.ts'
import { beginSession, dropEndedSessions, sessionDoor } from './sessions.ts'

interface Parts {
  readonly database: Database
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly log: Logger
}

const UNIQUE_VIOLATION = '23505'
const nowhere: Device = { address: '', userAgent: '' }

/** Email and password through Better Auth, on our own tables and inside our transactions. */
export function openIdentity({ database, config, clock, log }: Parts): Identity {
  const engineOn = (sql: Database['sql']) => identityEngine(sql, config, log)
  const engine = engineOn(database.sql)
  const sessions = sessionDoor({ database, clock, engine })

  async function signUp({ password, ...user }: SignupBody, device = nowhere) {
    const { internalAdapter, password: passwords } = await engine
    if (await internalAdapter.findUserByEmail(user.email)) throw emailTaken()
    // Hashing takes long, so it is done before a connection is held.
    const passwordHash = await passwords.hash(password)
    const uid = randomUUIDv7()
    const at = clock.now()
    const token = await database
      .transact(async (tx) => {
        const within = await engineOn(tx.sql)
        await createIdentity(within, { uid, ...user, passwordHash, at })
        await insertProfile(tx, newProfile(uid, user, at))
        return beginSession(within, uid, device, at)
      })
      .catch((error: unknown) => {
        // Two sign-ups at once with one address: the second finds the first only here.
        throw sqlState(error) === UNIQUE_VIOLATION ? emailTaken() : error
      })
    return { uid, token }
  }

  async function signIn({ email, password }: LoginBody, device = nowhere) {
    const uid = await findByPassword(await engine, email, password)
    if (!uid) throw new Fault('wrong-credentials')
    const at = clock.now()
    const token = await database.transact(async (tx) => {
      const profile = await readProfile(tx.client, uid)
      if (profile?.status !== 'active') throw new Fault('account-not-active')
      await noteLogin(tx, uid, at)
      await dropEndedSessions(tx, uid, at)
      return beginSession(await engineOn(tx.sql), uid, device, at)
    })
    return { uid, token }
  }

  return { signUp, signIn, ...sessions }
}

const emailTaken = () =>
  new Fault('email-taken', { email: 'This email is already in use. Please log in.' })

/** The same work whether or not the address is known, so that time does not tell. */
async function findByPassword(
  engine: IdentityEngine,
  email: string,
  password: string,
): Promise<string | null> {
  const found = await engine.internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!found || !hash) {
    await engine.password.hash(password)
    return null
  }
  return (await engine.password.verify({ hash, password })) ? found.user.id : null
}
