import { routes } from '#contract/routes.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { notify } from '#server/notifications/notify.ts'

const news = {
  'signed-out': {
    title: 'You were logged out everywhere',
    body:
      'Our staff ended every session of your account. ' +
      'If you did not ask for that, write to us on the contact page.',
  },
  'let-in': {
    title: 'Your account is active again',
    body: 'It was suspended, and what you kept in it is as you left it.',
  },
} as const

/** What staff did about somebody is read by them when they come in again. */
export async function tellPerson(
  parts: Pick<Engine, 'log'>,
  tx: Transaction,
  uid: string,
  what: keyof typeof news,
  now: Date,
): Promise<void> {
  const about = { uid, kind: 'security', subject: what, period: now.toISOString() } as const
  const link = routes.profile.path
  await notify(parts, tx, { ...about, ...news[what], link, data: { about: what } }, now)
}
