import type { Engine } from '#server/engine.ts'
import { tellChange, tellRemovedPhone } from '../tell-change.ts'
import { readLink, takeLink } from './mail-links.ts'

/** A new password by link. Whoever opened it reads that mailbox, so the address is proven too. */
export async function resetPassword(
  engine: Engine,
  token: string,
  password: string,
  askedAt: string,
): Promise<void> {
  const { clock, identity } = engine
  const { uid } = await readLink(engine, 'reset', token)
  const { removedPhone } = await identity.resetPassword(uid, password, async (tx) => {
    const { email } = await takeLink(tx, 'reset', token, clock.now())
    return identity.proveEmail(tx, uid, email)
  })
  engine.log.info({ uid, isPhoneRemoved: removedPhone !== null }, 'password reset')
  if (removedPhone) tellRemovedPhone(engine, uid, removedPhone)
  await tellChange(engine, uid, { about: 'password', before: null }, askedAt)
}
