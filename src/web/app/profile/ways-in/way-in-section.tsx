import { useEffect, useState } from 'react'
import { call } from '#web/data/http/call.ts'
import { useAsk } from '#web/data/use-ask.ts'
import { loadPhoneFormat } from '#web/form/fields/phone-number.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Section, SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { EmailDialog } from './email-dialog.tsx'
import { FeedRow } from './feed-row.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { RemovePhoneDialog } from './remove-phone-dialog.tsx'
import { usePendingEmail } from './use-pending-email.ts'

type Open = 'phone' | 'no-phone' | 'email' | 'password' | null

/** Bare until the rules of the world's numbers have arrived. */
function useShownPhone(phone: string | null): string | null {
  const [shown, setShown] = useState(phone)
  useEffect(() => {
    setShown(phone)
    if (phone)
      loadPhoneFormat().then(
        ({ showPhone }) => setShown(showPhone(phone)),
        () => {},
      )
  }, [phone])
  return shown
}

/** Whether there is a password; asked for again when `asked` changes, such as after it was set. */
function useHasPassword(asked: unknown): boolean {
  const { user, token } = useOwnProfile()
  const { ask } = useAsk()
  // Until the server has answered: who came by email has one.
  const [hasPassword, setHas] = useState(user.phone === null)
  const reason = String(asked)
  useEffect(() => {
    if (!reason) return
    let isOver = false
    void ask('ways to prove not read', () => call('user.proof', { token })).then((answer) => {
      if (answer && !isOver) setHas(answer.ways.includes('password'))
    })
    return () => {
      isOver = true
    }
  }, [ask, token, reason])
  return hasPassword
}

/** Nobody knows the password of a demo, and nothing is sent from one: it offers no way in. */
export function WayInSection() {
  const { user } = useOwnProfile()
  return user.demoUntil ? <DemoWayIn /> : <OwnWaysIn />
}

const DemoWayIn = () => (
  <Section title="Ways in" lead="Your phone, or your email with a password.">
    <p className="px-5 py-4 text-muted-foreground">
      A demo has none and is deleted after a while. Create an account to come back with your phone
      or email.
    </p>
  </Section>
)

function OwnWaysIn() {
  const [open, setOpen] = useState<Open>(null)
  const hasPassword = useHasPassword(open)
  const dialog = (which: Open) => ({ isOpen: open === which, onClose: () => setOpen(null) })
  return (
    <Section title="Ways in" lead="Your phone, or your email with a password.">
      <PhoneRow onChange={() => setOpen('phone')} onRemove={() => setOpen('no-phone')} />
      <EmailRow onChange={() => setOpen('email')} />
      <PendingEmailRow asked={open} />
      <SectionRow
        label="Password"
        action={
          <Button look="outline" onClick={() => setOpen('password')}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        }
      >
        <span className="text-muted-foreground">
          {hasPassword ? 'For logging in with your email.' : 'None yet. It goes with your email.'}
        </span>
      </SectionRow>
      <FeedRow />
      <PhoneDialog {...dialog('phone')} />
      <RemovePhoneDialog {...dialog('no-phone')} />
      <EmailDialog {...dialog('email')} />
      <PasswordDialog {...dialog('password')} hasPassword={hasPassword} />
    </Section>
  )
}

interface PhoneRowProps {
  readonly onChange: () => void
  readonly onRemove: () => void
}

function PhoneRow({ onChange, onRemove }: PhoneRowProps) {
  const { user } = useOwnProfile()
  const shown = useShownPhone(user.phone)
  return (
    <SectionRow
      label="Phone"
      action={
        <>
          <Button look="outline" onClick={onChange}>
            {user.phone ? 'Change phone' : 'Add a phone'}
          </Button>
          {user.phone && user.email ? (
            <Button look="outline" onClick={onRemove}>
              Remove phone
            </Button>
          ) : null}
        </>
      }
    >
      {shown ? (
        <>
          <span className="amount font-medium">{shown}</span>
          <Badge look="success">Verified</Badge>
        </>
      ) : (
        <span className="text-muted-foreground">None yet</span>
      )}
    </SectionRow>
  )
}

function EmailRow({ onChange }: { readonly onChange: () => void }) {
  const { user } = useOwnProfile()
  return (
    <SectionRow
      label="Email"
      action={
        <Button look="outline" onClick={onChange}>
          {emailAction(user.email, user.emailVerified)}
        </Button>
      }
    >
      {user.email ? (
        <>
          <span className="min-w-0 truncate font-medium">{user.email}</span>
          <Badge look={user.emailVerified ? 'success' : 'warning'}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </>
      ) : (
        <span className="text-muted-foreground">None yet</span>
      )}
    </SectionRow>
  )
}

/** Also where another session asked: its owner sees it before it is too late. */
function PendingEmailRow({ asked }: { readonly asked: Open }) {
  const { pending, isBusy, cancel } = usePendingEmail(asked)
  const book = useLocale()
  if (!pending) return null
  return (
    <SectionRow
      label="New email"
      action={
        <Button look="outline" disabled={isBusy} onClick={cancel}>
          Cancel the change
        </Button>
      }
    >
      <span className="min-w-0 truncate font-medium">{pending.email}</span>
      <Badge look="warning">Waits for its link</Badge>
      <span className="text-sm text-muted-foreground">
        until {instantWords(pending.until, book, 'minute')}
      </span>
    </SectionRow>
  )
}

function emailAction(email: string | null, isVerified: boolean): string {
  if (!email) return 'Add an email'
  return isVerified ? 'Change email' : 'Verify or change'
}
