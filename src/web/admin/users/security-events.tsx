import type { SecurityEvent } from '#contract/identity/security-events.ts'
import { Moment } from '../moment.tsx'

const words: Readonly<Record<string, string>> = {
  'log-in': 'Logged in',
  email: 'Email changed',
  'email-added': 'Email added',
  phone: 'Phone changed',
  'phone-added': 'Phone added',
  'phone-removed': 'Phone removed',
  password: 'Password changed',
  'password-first': 'First password set',
  'password-by-mail': 'New password by mail',
  feed: 'Calendar address made',
  token: 'Token for a program made',
  'token-webhook': 'Address for changes made',
  export: 'Everything exported',
  asked: 'Another email asked for',
  'sign-out': 'Other devices logged out',
  'second-factor-on': 'Two-factor sign-in turned on',
  'second-factor-off': 'Two-factor sign-in turned off',
  'second-factor-codes': 'New recovery codes made',
  'second-factor-code-used': 'Recovery code used',
  'second-factor-recovered': 'Two-factor sign-in ended, as staff were asked',
  'recovery-begun': 'End of two-factor sign-in begun by staff',
  'recovery-stopped': 'End of two-factor sign-in stopped',
  'passkey-added': 'Passkey added',
  'passkey-taken-off': 'Passkey removed',
  'sso-linked': 'Single sign-on linked',
  'sso-unlinked': 'Single sign-on unlinked',
  'passkey-copied': 'Passkey refused, as there may be a copy of it',
  'codes-refused': 'Several wrong codes after a right password or phone',
  'taken-back': 'Changes taken back by a link',
}

/** So that support can answer: who changed my phone? */
export const SecurityEvents = ({ events }: { readonly events: readonly SecurityEvent[] }) => (
  <section aria-label="What happened to their ways in" className="grid gap-2">
    <h3 className="text-sm font-medium text-muted-foreground">What happened to their ways in</h3>
    {events.length === 0 ? <p>Nothing in the last half year.</p> : null}
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
