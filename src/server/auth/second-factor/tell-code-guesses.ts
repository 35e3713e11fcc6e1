import { newPasswordPath } from '#contract/new-password-path.ts'
import type { Engine } from '#server/engine.ts'
import { whenWords, whereWords } from '#server/http/edge/happening.ts'
import { notify } from '#server/notifications/notify.ts'
import { isOfAge } from '#server/outside/message-budgets.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import { readProfile } from '#server/users/profiles.ts'
import type { Device } from '../identity.ts'
import { isFirstOfDay } from '../limit-tries.ts'
import { noteEvent } from '../security-events.ts'

const title = 'Somebody was stopped by your second factor'
const advice =
  'They knew your password, or could read a code sent to your phone. Was it not you? Then set a ' +
  'new password.'

/** Once a day, to whose account it is. */
export function tellCodeGuesses(engine: Engine, uid: string, device: Device): void {
  const { clock, config, database, outside } = engine
  outside.later('wrong codes were not told', async () => {
    const at = clock.now()
    await noteEvent(database.pool, { uid, what: 'codes-refused', device, at })
    if (!(await isFirstOfDay(engine, `told-codes:${uid}`))) return
    const profile = await readProfile(database.pool, uid)
    if (profile?.status !== 'active') return
    const what = `Several wrong codes were entered, by ${whereWords(device)}.`
    const about = { kind: 'security', subject: 'codes-refused', period: at.toISOString() } as const
    const words = { title, body: `${what} ${advice}`, link: newPasswordPath }
    const notice = { uid, ...about, ...words, data: { about: 'codes-refused' }, isMailed: true }
    await database.transact((tx) => notify(engine, tx, { ...notice, isFirm: true }, at))
    const { email, emailVerified, timezone, createdAt } = profile
    if (!email || !emailVerified || !outside.has('mail')) return
    const when = `The newest of them came on ${whenWords(at, timezone)}.`
    await outside.send({
      ...{ kind: 'guesses', channel: 'mail', to: email, subject: title, from: { who: [uid] } },
      text: [what, when, advice, `${ownAddress(config)}${newPasswordPath}`].join('\n\n'),
      isOfAge: isOfAge(new Date(createdAt), at),
    })
  })
}
