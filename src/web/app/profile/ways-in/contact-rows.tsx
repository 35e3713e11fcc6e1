import { useEffect, useState } from 'react'
import type { NewWay, UsedWay } from '#contract/identity/security-events.ts'
import { loadPhoneFormat } from '#web/form/fields/phone-number.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
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
          <UsedWords way={used} />
          <AddedWords way={added} />
        </>
      ) : (
        <span className="text-muted-foreground">None yet</span>
      )}
    </SectionRow>
  )
}

export function EmailRow({ added, used, onChange }: Omit<PhoneRowProps, 'onRemove'>) {
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
          <UsedWords way={used} />
          <AddedWords way={added} />
        </>
      ) : (
        <span className="text-muted-foreground">None yet</span>
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
