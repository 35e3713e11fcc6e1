import type { Logger } from 'pino'
import { routes } from '#contract/routes.ts'
import type { Change } from '../auth/undo-links.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { notify } from './notify.ts'

const feedMade = 'A calendar address was made for your account'

const news = {
  phone: ['A phone number was added to your account', 'Your phone number was changed'],
  email: ['An email address was added to your account', 'Your email address was changed'],
  feed: [feedMade, feedMade],
  password: ['Your password was changed', 'Your password was changed'],
} as const

const phoneRemoved = 'Your phone number was removed'

export const whatHappened = ({ about, before, isRemoved }: Change): string =>
  isRemoved ? phoneRemoved : news[about][before === null ? 0 : 1]

const takenBackByLink =
  'If that was not you, do as the message we sent about it says, or choose a new password by mail.'

/** Tells somebody in the app that a way into their account is another one now. */
export async function tellSecurity(
  engine: Pick<Engine, 'clock' | 'database' | 'log'>,
  uid: string,
  change: Change,
  body = takenBackByLink,
): Promise<void> {
  const now = engine.clock.now()
  const notice = {
    uid,
    kind: 'security',
    subject: change.about,
    period: now.toISOString(),
    title: whatHappened(change),
    body,
    link: routes.profile.path,
    data: { about: change.about },
    // With a link that takes it back, and whatever the switches say.
    isMailed: true,
    isFirm: true,
  } as const
  try {
    await engine.database.transact((tx) => notify(engine, tx, notice, now))
  } catch (error) {
    engine.log.error({ err: error }, 'a notification was not made')
  }
}

/** What somebody had handed out is over with a change of a way in, and can be made again. */
export async function tellEndedInvitations(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  ended: number,
  now: Date,
): Promise<void> {
  const many = ended === 1 ? 'An invitation you made has' : `${ended} invitations you made have`
  const notice = {
    uid,
    kind: 'security',
    subject: 'invitations',
    period: now.toISOString(),
    title: `${many} ended`,
    body:
      'A way into your account was changed, and what was handed out before ended with it. ' +
      'Whoever is still to come can be invited again in the group.',
    link: routes.groups.path,
    data: { about: 'invitations' },
  } as const
  await notify(deps, tx, notice, now)
}

/** The address somebody typed was shown to be another's. */
export async function tellFreedEmail(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const notice = {
    uid,
    kind: 'security',
    subject: 'freed-email',
    period: now.toISOString(),
    title: 'Your account has no email address any more',
    body:
      'The address that was entered here was never confirmed, and is somebody else’s. ' +
      'Add one that is yours, or a phone number, while you are signed in.',
    link: routes.profile.path,
    data: { about: 'email' },
  } as const
  await notify(deps, tx, notice, now)
}

/** Who said that it was not them reads later that it is undone. */
export async function tellTakenBack(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  changes: readonly Change[],
  now: Date,
): Promise<void> {
  const undone = new Set(changes.map(({ about }) => tookBack[about]))
  const notice = {
    uid,
    kind: 'security',
    subject: 'taken-back',
    period: now.toISOString(),
    title: changes.length === 1 ? 'A change was taken back' : 'Changes were taken back',
    body: [...undone, 'Everybody was signed out. Choose a new password if you use one.'].join(' '),
    link: routes.profile.path,
    data: { about: 'taken-back' },
  } as const
  await notify(deps, tx, notice, now)
}

const tookBack: Readonly<Record<Change['about'], string>> = {
  phone: 'The phone number is as before.',
  email: 'The email address is as before.',
  password: 'The password set then opens nothing.',
  feed: 'The calendar address is gone.',
}
