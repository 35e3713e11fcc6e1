import { useEffect, useState } from 'react'
import type { NewWay, UsedWay } from '#contract/identity/security-events.ts'
import { loadPhoneFormat } from '#web/form/fields/phone-number.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SectionRow } from '../section.tsx'
import { useOwnProfile } from '../use-own-profile.ts'
import { usePendingEmail } from './use-pending-email.ts'
import { AddedWords, UsedWords } from './use-ways.tsx'

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

interface PhoneRowProps {
  readonly added: NewWay | null
  readonly used: UsedWay | null
  readonly onChange: () => void
  readonly onRemove: () => void
}

export function PhoneRow({ added, used, onChange, onRemove }: PhoneRowProps) {
  const { user } = useOwnProfile()
  const shown = useShownPhone(user.phone)
  return (
    <SectionRow
      label={say('Phone')}
      action={
        <>
          <Button look="outline" onClick={onChange}>
            {user.phone ? say('Change phone') : say('Add a phone')}
          </Button>
          {user.phone && user.email ? (
            <Button look="outline" onClick={onRemove}>
              {say('Remove phone')}
            </Button>
          ) : null}
        </>
      }
    >
      {shown ? (
        <>
          <span className="amount font-medium">{shown}</span>
          <Badge look="success">{say('Verified')}</Badge>
          <UsedWords way={used} />
          <AddedWords way={added} />
        </>
      ) : (
        <span className="text-muted-foreground">{say('None yet')}</span>
      )}
    </SectionRow>
  )
}

export function EmailRow({ added, used, onChange }: Omit<PhoneRowProps, 'onRemove'>) {
  const { user } = useOwnProfile()
  return (
    <SectionRow
      label={say('Email')}
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
            {user.emailVerified ? say('Verified') : say('Not verified')}
          </Badge>
          <UsedWords way={used} />
          <AddedWords way={added} />
        </>
      ) : (
        <span className="text-muted-foreground">{say('None yet')}</span>
      )}
    </SectionRow>
  )
}

/** Also where another session asked: its owner sees it before it is too late. */
export function PendingEmailRow({ asked }: { readonly asked: unknown }) {
  const { pending, isBusy, cancel } = usePendingEmail(asked)
  const book = useLocale()
  if (!pending) return null
  return (
    <SectionRow
      label={say('New email')}
      action={
        <Button look="outline" disabled={isBusy} onClick={cancel}>
          {say('Cancel the change')}
        </Button>
      }
    >
      <span className="min-w-0 truncate font-medium">{pending.email}</span>
      <Badge look="warning">{say('Waits for its link')}</Badge>
      <span className="text-sm text-muted-foreground">
        <Say words="until {instant}" instant={instantWords(pending.until, book, 'minute')} />
      </span>
    </SectionRow>
  )
}

function emailAction(email: string | null, isVerified: boolean): string {
  if (!email) return say('Add an email')
  return isVerified ? say('Change email') : say('Verify or change')
}
