import type { UserRow } from '#contract/identity/session.ts'
import { newPasswordPath } from '#contract/new-password-path.ts'
import { routes } from '#contract/routes.ts'
import type { NewBrowser } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { whenWords, whereWords } from '../http/edge/happening.ts'
import { Fault } from '../http/fault.ts'
import { isOfAge, type MessageKind } from '../outside/message-budgets.ts'
import { ownAddress } from '../settings/own-address.ts'
import { readProfile } from '../users/profiles.ts'

type TellDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'identity' | 'outside'>

/** A log-in from a new browser is told at the proven address, whatever the switches say. */
export function tellNewBrowsers(engine: TellDeps): void {
  const { identity, outside } = engine
  identity.onNewBrowser((news) => {
    if (!outside.has('mail')) return
    outside.later('a log-in from a new browser was not told', () => tell(engine, news))
  })
}

async function tell(engine: TellDeps, news: NewBrowser) {
  const profile = await readProfile(engine.database.pool, news.uid)
  if (!profile) return
  for (const to of news.mails) await tellAt(engine, to, profile, news)
}

async function tellAt(
  { clock, config, outside }: TellDeps,
  to: string,
  profile: Pick<UserRow, 'timezone' | 'createdAt'>,
  { uid, device, at }: NewBrowser,
) {
  const { timezone: timeZone } = profile
  const which = `${whereWords(device)}, ${whenWords(at, timeZone)}`
  const send = (kind: MessageKind, subject: string, ...words: readonly string[]) =>
    outside.send({
      ...{ kind, channel: 'mail', to, subject, from: { who: [uid] } },
      ...{ isOfAge: isOfAge(new Date(profile.createdAt), clock.now()), text: words.join('\n\n') },
    })
  const passwordAt = `${ownAddress(config)}${newPasswordPath}`
  try {
    await send(
      'new-browser',
      'A log-in from a new browser',
      `Your Moneycomb account was opened in a browser that is new to it: ${which}.`,
      'Was that not you? Set a new password: that logs every other browser out.',
      passwordAt,
      'It was you? Then do nothing.',
    )
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'too-many-requests')) throw error
    // Whoever has got in must not be able to use up the warnings unheard.
    await send(
      'more-warnings',
      'More log-ins from new browsers',
      'Your Moneycomb account was opened in more new browsers than we write about one by one, ' +
        `the newest of them ${which}. Further ones are not mailed for now.`,
      'All of them are in the notifications of the app:',
      `${ownAddress(config)}${routes.notifications.path}`,
      'Was that not you? Set a new password: that logs every other browser out.',
      passwordAt,
    )
  }
}
