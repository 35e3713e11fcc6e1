import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Section, SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { EmailRow, PendingEmailRow, PhoneRow } from './contact-rows.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { FactorRow } from './factor-row.tsx'
import { FeedRow } from './feed-row.tsx'
import { FormerRow } from './former-row.tsx'
import { LockRow } from './lock-row.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { RemovePhoneDialog } from './remove-phone-dialog.tsx'
import { SsoRow } from './sso-row.tsx'
import { UsedWords, useWays } from './use-ways.tsx'

type Open = 'phone' | 'no-phone' | 'email' | 'password' | null

/** Nobody knows the password of a demo, and nothing is sent from one: it offers no way in. */
export function WayInSection() {
  const { user } = useOwnProfile()
  return user.demoUntil ? <DemoWayIn /> : <OwnWaysIn />
}

const DemoWayIn = () => (
  <Section title={say('Ways in')} lead={say('Everything that leads to your account.')}>
    <p className="px-5 py-4 text-muted-foreground">
      {say(
        `A demo has none and is deleted after a while. Create an account to come back with your
        phone or email.`,
      )}
    </p>
  </Section>
)

/** Which form is open: what was asked for here, or a new password where a link leads to that. */
function useOpenForm() {
  const [query, setQuery] = useSearchParams()
  const [asked, setAsked] = useState<Open>(null)
  const isLedTo = query.has('password')
  function setOpen(next: Open) {
    setAsked(next)
    if (isLedTo) setQuery({}, { replace: true, preventScrollReset: true })
  }
  return [isLedTo ? 'password' : asked, setOpen] as const
}

function OwnWaysIn() {
  const [open, setOpen] = useOpenForm()
  const [changes, setChanges] = useState(0)
  const { ways, hasPassword, isKnown } = useWays(`${open} ${changes}`)
  const { used } = ways
  const onChange = () => setChanges((before) => before + 1)
  const dialog = (which: Open) => ({ isOpen: open === which, onClose: () => setOpen(null) })
  return (
    <Section title={say('Ways in')} lead={say('Everything that leads to your account.')}>
      <PhoneRow
        added={ways.phone}
        used={used.phone}
        onChange={() => setOpen('phone')}
        onRemove={() => setOpen('no-phone')}
      />
      <EmailRow added={ways.email} used={used.email} onChange={() => setOpen('email')} />
      <PendingEmailRow asked={open} />
      <FormerRow ways={ways} onChange={onChange} />
      <SectionRow
        label={say('Password')}
        action={
          <Button look="outline" onClick={() => setOpen('password')}>
            {hasPassword ? say('Change password') : say('Set a password')}
          </Button>
        }
      >
        <span className="text-muted-foreground">
          {hasPassword
            ? say('For logging in with your email.')
            : say('None yet. It goes with your email.')}
        </span>
        <UsedWords way={used.password} />
      </SectionRow>
      <PasskeyRows ways={ways} isKnown={isKnown} onChange={onChange} />
      <LockRow ways={ways} />
      <SsoRow ways={ways} onChange={onChange} />
      <FactorRow ways={ways} onChange={onChange} />
      <FeedRow />
      <PhoneDialog {...dialog('phone')} />
      <RemovePhoneDialog {...dialog('no-phone')} />
      <EmailDialog {...dialog('email')} />
      <PasswordDialog
        {...dialog('password')}
        hasPassword={hasPassword}
        added={ways}
        onTakeOff={setOpen}
      />
    </Section>
  )
}
