import { newPasswordPath } from '#contract/new-password-path.ts'
import type { Engine } from '#server/engine.ts'
import { whenWords } from '#server/http/edge/happening.ts'
import { notify } from '#server/notifications/notify.ts'
import { isOfAge } from '#server/outside/message-budgets.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import { readProfile } from '#server/users/profiles.ts'
import { isToBeToldOfGuesses, WRONG_A_DAY } from '../limit-tries.ts'

const title = 'Many wrong passwords were tried'
const what =
  `${WRONG_A_DAY} wrong passwords or more were tried for your account within a day. ` +
  'None of them let anybody in, and nobody is locked out.'
const advice = 'Was it not you, and do you use your password elsewhere? Then set a new one.'

/** Once a day, to whose account it is; after the answer, so that nobody learns if it is one. */
export function noteWrongPassword(engine: Engine, email: string): void {
  const { clock, config, database, identity, outside } = engine
  outside.later('many wrong passwords were not told', async () => {
    if (!(await isToBeToldOfGuesses(engine, email))) return
    const found = await identity.findByEmail(email)
    const profile = found && (await readProfile(database.pool, found.uid))
    if (profile?.status !== 'active') return
    const { id: uid, timezone, emailVerified } = profile
    const at = clock.now()
    const about = { kind: 'security', subject: 'guesses', period: at.toISOString() } as const
    const words = { title, body: `${what} ${advice}`, link: newPasswordPath }
    const notice = { uid, ...about, ...words, data: { about: 'guesses' }, isMailed: true }
    await database.transact((tx) => notify(engine, tx, notice, at))
    if (!emailVerified || !outside.has('mail')) return
    const newest = `The newest of them came on ${whenWords(at, timezone)}.`
    await outside.send({
      ...{ kind: 'guesses', channel: 'mail', to: email, subject: title, from: { who: [uid] } },
      text: [what, newest, advice, `${ownAddress(config)}${newPasswordPath}`].join('\n\n'),
      isOfAge: isOfAge(new Date(profile.createdAt), at),
    })
  })
}
