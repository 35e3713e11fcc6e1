import { routes } from '#contract/routes.ts'
import type { NewBrowser } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { readProfile } from '../users/profiles.ts'

type TellDeps = Pick<Engine, 'config' | 'database' | 'identity' | 'outside'>

/** A log-in from a new browser is told at the proven address, whatever the switches say. */
export function tellNewBrowsers(engine: TellDeps): void {
  const { identity, outside } = engine
  identity.onNewBrowser((news) => {
    if (!outside.has('mail')) return
    outside.later('a log-in from a new browser was not told', () => tell(engine, news))
  })
}

async function tell({ config, database, outside }: TellDeps, { uid, device, at }: NewBrowser) {
  const profile = await readProfile(database.pool, uid)
  if (!profile?.email || !profile.emailVerified) return
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: profile.timezone,
  }).format(at)
  const place = config.publicUrl ? [`${config.publicUrl}${routes.profile.path}`] : []
  await outside.send({
    kind: 'new-browser',
    from: { who: [uid] },
    channel: 'mail',
    to: profile.email,
    subject: 'A log-in from a new browser',
    text: [
      `Your Moneycomb account was opened in a browser that is new to it: ${device}, ${when}.`,
      'Was that not you? Log that browser out in your profile and choose a new password.',
      ...place,
      'It was you? Then do nothing.',
    ].join('\n\n'),
  })
}
