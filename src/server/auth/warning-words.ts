import { whenWords } from '../http/edge/happening.ts'
import type { Message } from '../outside/message.ts'
import type { Ending } from './ending.ts'
import type { ChangedBy } from './tell-change.ts'

export type Unsigned = Omit<Message, 'from' | 'kind'>

/** What a warning says by either channel. */
export interface Warning {
  /** What happened. */
  readonly subject: string
  /** When, where, and what ended. */
  readonly words: string
  /** The same for a text message. */
  readonly short: string
  /** Takes it back; null where whoever reads it may be the intruder. */
  readonly link: { readonly address: string; readonly until: Date } | null
  /** Where an address that leads to the account no longer finds somebody. */
  readonly help: string
  /** The way it goes to opens the account no more. */
  readonly isGone: boolean
  readonly timeZone: string
}

export function endedWords(
  { hasFeed, tokens, webhooks, invitations }: Ending,
  { sessionId }: ChangedBy,
): string {
  const open = invitations === 1 ? 'An open invitation of yours' : `${invitations} open invitations`
  return [
    sessionId === null ? 'Every device was signed out.' : 'Every other device was signed out.',
    ...(hasFeed
      ? [
          'Your calendar address stopped. Make a new one under Recurring, by “See it in your ' +
            'calendar”; your profile leads there.',
        ]
      : []),
    ...(tokens > 0 ? ['Your tokens for programs stopped. Make new ones in your profile.'] : []),
    ...(webhooks > 0 ? ['Your webhooks are paused. Turn them on again in your profile.'] : []),
    ...(invitations > 0 ? [`${open} ended, too.`] : []),
  ].join(' ')
}

const takenBack = (until: Date, timeZone: string) =>
  `Was that not you? Open this link until ${whenWords(until, timeZone)}. It signs everybody out, ` +
  'takes off every email address, phone number and second factor that came in the last week, ' +
  'puts addresses and numbers of before back, and you set a new password:'

const newPassword = 'Then choose a new password by mail.'
const askForHelp = 'This address opens the account no more. Ask whoever runs the server for help:'

export const byMail = (to: string, warning: Warning): Unsigned => {
  const { subject, words, link, help, isGone, timeZone } = warning
  const advice = link
    ? [takenBack(link.until, timeZone), link.address]
    : [`Was that not you? ${isGone ? askForHelp : newPassword}`, ...(isGone ? [help] : [])]
  return {
    ...{ channel: 'mail', to, subject },
    text: [words, ...advice, 'It was you? Then do nothing.'].join('\n\n'),
    ...(link && { link: link.address }),
  }
}

/** Short, and nothing in it needs a way in that may be another's by now. */
export const bySms = (to: string, { subject, short, link, help }: Warning): Unsigned => ({
  ...{ channel: 'sms', to },
  text: link
    ? `Moneycomb: ${subject} (${short}). Not you? Undo it and sign everybody out: ${link.address}`
    : `Moneycomb: ${subject} (${short}). Not you? New password by mail, or help: ${help}`,
  ...(link && { link: link.address }),
})

export const moreBySms = (to: string, help: string): Unsigned => ({
  channel: 'sms',
  to,
  text:
    'Moneycomb: more of your account was changed. No further texts for now, see your mail. ' +
    `Not you? Use a link we sent, or ask for help: ${help}`,
})
