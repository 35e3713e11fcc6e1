import type { Engine } from '../engine.ts'
import { tellSecurity } from '../notifications/tell-security.ts'
import { confirmCode } from './confirm-code.ts'
import type { Caller } from './identity.ts'

/** The caller's number from now on, if the code is right. The old number is told. */
export async function changePhone(
  engine: Engine,
  { uid }: Caller,
  phoneNumber: string,
  code: string,
): Promise<void> {
  const { identity, outside, log } = engine
  await confirmCode(engine, { phoneNumber, purpose: 'change', uid }, code)
  const before = await identity.changePhone(uid, phoneNumber)
  log.info({ uid }, 'phone changed')
  if (!before || before === phoneNumber) return
  await tellSecurity(engine, uid, 'phone')
  outside.later('the old number was not told', () =>
    outside.send({
      channel: 'sms',
      to: before,
      text:
        'The phone number of your Moneycomb account was changed: this one no longer logs in. ' +
        'If that was not you, tell whoever runs your server at once.',
    }),
  )
}
