import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { GroupRow } from '#contract/groups/entities.ts'
import { routes } from '#contract/routes.ts'
import { newId } from '#web/data/new-id.ts'
import { useSession } from '#web/data/session.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { PhoneField } from '#web/form/fields/phone-field.tsx'
import { emptyPhone, loadPhoneFormat } from '#web/form/fields/phone-number.ts'
import { useSavingOnce } from '#web/form/saving-once.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { currentMembers } from '../group.ts'
import { newToken } from './invite-link.ts'
import { LinkStep } from './link-step.tsx'

export interface InviteDialogProps {
  readonly group: GroupRow
  /** The placeholder they are, when that is known. */
  readonly memberId?: string | null
  readonly onClose: () => void
}

type Way = 'email' | 'phone' | 'link'

const ways = [
  ['email', say('Email')],
  ['phone', say('Phone')],
  ['link', say('Link or QR')],
] as const

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

export function InviteDialog({ group, memberId = null, onClose }: InviteDialogProps) {
  const [way, setWay] = useState<Way>('email')
  const [who, setWho] = useState(memberId ?? '')
  const free = currentMembers(group).filter(({ uid }) => uid === null)
  const choices = [
    { value: '', label: say('Somebody new') },
    ...free.map((one) => ({ value: one.memberId, label: one.name })),
  ]
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Invite to {group}', { group: group.name })}
        description={say('They see the group from then on. An invitation works for 14 days.')}
      >
        <ChoiceSwitch label={say('How to invite')} value={way} choices={ways} onChange={setWay} />
        {free.length > 0 ? (
          <ChoiceField
            label={say('Who they are in the group')}
            value={who}
            onChange={setWho}
            choices={choices}
          />
        ) : null}
        {way === 'link' ? (
          <LinkStep key={who} group={group} memberId={who || null} />
        ) : (
          <AddressStep key={way} group={group} way={way} memberId={who || null} onDone={onClose} />
        )}
      </DialogContent>
    </WritingDialog>
  )
}

interface AddressStepProps {
  readonly group: GroupRow
  readonly way: 'email' | 'phone'
  readonly memberId: string | null
  readonly onDone: () => void
}

/** Nothing goes out for somebody who has shown no address or number to be theirs. */
function useIsProven(): boolean {
  const { user } = useSession()
  return user ? user.emailVerified || user.phone !== null : false
}

const ProveFirst = () => (
  <p className="text-sm">
    <Say
      words={`Nothing is sent before your own email address is <link>confirmed in your
        profile</link>. Until then the invitation waits in the app, or hand on a link.`}
      link={(inner) => (
        <Link to={routes.profile.path} className="text-primary-text underline">
          {inner}
        </Link>
      )}
    />
  </p>
)

function AddressStep({ group, way, memberId, onDone }: AddressStepProps) {
  const { give } = useWrites('groups')
  const isProven = useIsProven()
  const [email, setEmail] = useState('')
  const [phone, setPhone] = useState(emptyPhone)
  const [error, setError] = useState<string | undefined>()
  const once = useSavingOnce()
  const refuse = (words: string) => {
    setError(words)
    return 'stay'
  }
  const invite = async () => {
    const to = way === 'email' ? email.trim() : (await loadPhoneFormat()).readPhone(phone)
    if (to === null) return refuse(say('Enter a whole phone number.'))
    if (way === 'email' && !isEmail(to)) {
      return refuse(say('Enter an email address, like anna@example.org.'))
    }
    const args = { groupId: group.id, id: newId(), channel: way, to, memberId, token: newToken() }
    give(command('groups.invite', args), {
      title: isProven
        ? say('Invited {to}', { to })
        : say('Invited {to} in the app. Nothing was sent', { to }),
      undo: command('groups.revoke', { groupId: group.id, id: args.id }),
    })
    onDone()
    return 'invited'
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    once.save(way === 'email' ? email : phone, invite)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {way === 'email' ? (
        <Field label={say('Email')} error={error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => {
                setError(undefined)
                setEmail(event.target.value)
              }}
            />
          )}
        </Field>
      ) : (
        <PhoneField
          value={phone}
          error={error}
          onChange={(typed) => {
            setError(undefined)
            setPhone(typed)
          }}
        />
      )}
      {isProven ? null : <ProveFirst />}
      <DialogActions>
        <Button type="submit">
          {isProven ? say('Send the invitation') : say('Invite in the app')}
        </Button>
      </DialogActions>
    </form>
  )
}
