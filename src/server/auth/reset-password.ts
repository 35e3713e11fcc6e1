import type { Engine } from '../engine.ts'
import { tellSecurity } from '../notifications/tell-security.ts'
import { readLink, takeLink } from './mail-links.ts'

/** A new password by link. Whoever opened it reads that mailbox, so the address is proven too. */
export async function resetPassword(engine: Engine, token: string, password: string) {
  const { clock, identity } = engine
  const { uid } = await readLink(engine, 'reset', token)
  await identity.resetPassword(uid, password, async (tx) => {
    const { email } = await takeLink(tx, 'reset', token, clock.now())
    await identity.setEmail(tx, uid, email)
  })
  engine.log.info({ uid }, 'password reset')
  await tellSecurity(engine, uid, 'password')
}
