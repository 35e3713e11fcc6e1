import { routes } from '#contract/routes.ts'
import type { Engine } from '../engine.ts'
import { notify } from './notify.ts'

const news = {
  phone: 'Your phone number was changed',
  email: 'Your email address was changed',
  password: 'Your password was changed',
} as const

/** Tells somebody that a way into their account is another one now. */
export async function tellSecurity(
  engine: Pick<Engine, 'clock' | 'database' | 'log'>,
  uid: string,
  about: keyof typeof news,
): Promise<void> {
  const now = engine.clock.now()
  const notice = {
    uid,
    kind: 'security',
    subject: about,
    period: now.toISOString(),
    title: news[about],
    body: 'If that was not you, change your password and tell whoever runs your server.',
    link: routes.profile.path,
    data: { about },
  } as const
  try {
    await engine.database.transact((tx) => notify(engine, tx, notice, now))
  } catch (error) {
    engine.log.error({ err: error }, 'a notification was not made')
  }
}
