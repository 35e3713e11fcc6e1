import type { Logger } from 'pino'
import type { SecurityEvent } from '#contract/identity/security-events.ts'
import { routes } from '#contract/routes.ts'
import { type TakenBack, takenBackWords } from '#domain/taken-back.ts'
import type { Change } from '../auth/undo-links.ts'
import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { notify } from './notify.ts'

const news = {
  phone: 'Your phone number was changed',
  email: 'Your email address was changed',
  feed: 'A calendar address was made for your account',
  token: 'A token for a program was made for your account',
  password: 'Your password was changed',
  export: 'Everything in your account was exported',
  asked: 'Another email address was asked for',
  'sign-out': 'All other devices were logged out',
  'second-factor': 'Two-factor sign-in was changed',
  recovery: 'Two-factor sign-in was changed',
  passkey: 'A passkey was changed',
  sso: 'Single sign-on was changed',
} as const

const added = {
  phone: 'A phone number was added to your account',
  email: 'An email address was added to your account',
} as const

const specially = {
  removed: 'Your phone number was removed',
  first: 'A password was set for your account',
  'by-mail': 'A new password was chosen by mail',
  on: 'Two-factor sign-in was turned on',
  off: 'Two-factor sign-in was turned off',
  codes: 'New recovery codes were made',
  'code-used': 'A recovery code was used',
  added: 'A passkey was added to your account',
  'taken-off': 'A passkey was removed from your account',
  copied: 'A passkey was refused: there may be a copy of it, so remove it',
  linked: 'Single sign-on was linked to your account',
  unlinked: 'Single sign-on was unlinked from your account',
  begun: 'Two-factor sign-in ends in three days, as our staff were asked',
  recovered: 'Two-factor sign-in ended, as our staff were asked',
  webhook: 'Changes of your book are now sent to an address elsewhere',
} as const

export function whatHappened({ about, before, how }: Change): string {
  if (how) return specially[how]
  return before === null && (about === 'phone' || about === 'email') ? added[about] : news[about]
}

/** The same for the record of what happened. */
export function eventOf({ about, before, how }: Change): SecurityEvent['what'] {
  if (how) return `${about}-${how}`
  return before === null && (about === 'phone' || about === 'email') ? `${about}-added` : about
}

export const takenBackByLink =
  'If that was not you, do as the message we sent about it says, or choose a new password by mail.'

/** Tells somebody in the app that a way into their account is another one now. */
export async function tellSecurity(
  engine: Pick<Engine, 'clock' | 'database' | 'log'>,
  uid: string,
  change: Change,
  body: string,
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

/** By mails and messages of its own, too. */
export async function tellEndedLinks(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  const notice = {
    uid,
    kind: 'security',
    subject: 'links-ended',
    period: now.toISOString(),
    title: 'Links that take changes of your account back were ended',
    body: 'Those sent to your address or number of before open nothing any more.',
    link: routes.profile.path,
    data: { about: 'links-ended' },
    isMailed: true,
    isFirm: true,
  } as const
  await notify(deps, tx, notice, now)
}

/** Who said that it was not them reads later what is as before, and what is not. */
export async function tellTakenBack(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  taken: TakenBack,
  now: Date,
): Promise<void> {
  const notice = {
    uid,
    kind: 'security',
    subject: 'taken-back',
    period: now.toISOString(),
    title: 'Changes of your account were taken back',
    body: takenBackWords(taken).join(' '),
    link: routes.profile.path,
    data: { about: 'taken-back' },
    // By a mail of its own.
    isMailed: true,
  } as const
  await notify(deps, tx, notice, now)
}
