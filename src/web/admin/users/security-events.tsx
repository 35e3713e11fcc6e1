import type { SecurityEvent } from '#contract/identity/security-events.ts'
import { say } from '#web/words/say.ts'
import { Moment } from '../moment.tsx'

const words: Readonly<Record<string, string>> = {
  'log-in': say('Logged in'),
  email: say('Email changed'),
  'email-added': say('Email added'),
  phone: say('Phone changed'),
  'phone-added': say('Phone added'),
  'phone-removed': say('Phone removed'),
  password: say('Password changed'),
  'password-first': say('First password set'),
  'password-by-mail': say('New password by mail'),
  feed: say('Calendar address made'),
  token: say('Token for a program made'),
  'token-webhook': say('Address for changes made'),
  export: say('Everything exported'),
  asked: say('Another email asked for'),
  'sign-out': say('Other devices logged out'),
  'second-factor-on': say('Two-factor sign-in turned on'),
  'second-factor-off': say('Two-factor sign-in turned off'),
  'second-factor-codes': say('New recovery codes made'),
  'second-factor-code-used': say('Recovery code used'),
  'second-factor-recovered': say('Two-factor sign-in ended, as staff were asked'),
  'recovery-begun': say('End of two-factor sign-in begun by staff'),
  'recovery-stopped': say('End of two-factor sign-in stopped'),
  'passkey-added': say('Passkey added'),
  'passkey-taken-off': say('Passkey removed'),
  'sso-linked': say('Single sign-on linked'),
  'sso-unlinked': say('Single sign-on unlinked'),
  'passkey-copied': say('Passkey refused, as there may be a copy of it'),
  'codes-refused': say('Several wrong codes after a right password or phone'),
  'taken-back': say('Changes taken back by a link'),
  'links-ended': say('Links that take changes back ended'),
}

/** So that support can answer: who changed my phone? */
export const SecurityEvents = ({ events }: { readonly events: readonly SecurityEvent[] }) => (
  <section aria-label={say('What happened to their ways in')} className="grid gap-2">
    <h3 className="text-sm font-medium text-muted-foreground">
      {say('What happened to their ways in')}
    </h3>
    {events.length === 0 ? <p>{say('Nothing in the last half year.')}</p> : null}
    <ul className="max-h-80 divide-y overflow-y-auto">
      {events.map(({ at, what, way, browser, network }) => (
        <li key={`${at} ${what}`} className="grid py-1.5">
          <span className="wrap-anywhere">
            {words[what] ?? what}
            {way ? `: ${way}` : ''}
          </span>
          <span className="text-sm text-muted-foreground">
            <Moment at={at} />, {browser}, {network}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
