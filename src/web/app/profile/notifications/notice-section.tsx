import { useId } from 'react'
import type { UserRow } from '#contract/identity/session.ts'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import { Section } from '../section.tsx'
import { useChangeProfile } from '../use-change-profile.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { NoticeKinds } from './notice-kinds.tsx'
import { EmailRhythm, QuietHours } from './notice-times.tsx'
import { PushDevice } from './push-device.tsx'

const channels = [
  {
    field: 'emailNotifications',
    label: say('By email'),
    lead: ({ email, emailVerified }: UserRow) =>
      email && emailVerified
        ? say('To {email}.', { email })
        : say('Once your email is verified, above.'),
    on: say('You get notifications by email now'),
    off: say('No more notifications by email'),
  },
  {
    field: 'pushNotifications',
    label: say('As push messages'),
    lead: () => say('On the devices where you allow them.'),
    on: say('You get push messages now'),
    off: say('No more push messages'),
  },
] as const

export function NoticeSection() {
  const { user } = useOwnProfile()
  const change = useChangeProfile()
  const id = useId()
  return (
    <Section title={say('Notifications')} lead={say('In the app you always find them all.')}>
      {channels.map(({ field, label, lead, on, off }) => (
        <div key={field} className="flex items-center justify-between gap-4 px-5 py-4">
          <div>
            <label htmlFor={`${id}-${field}`} className="font-medium">
              {label}
            </label>
            <p id={`${id}-${field}-lead`} className="text-sm text-muted-foreground">
              {lead(user)}
            </p>
          </div>
          <Switch
            id={`${id}-${field}`}
            aria-describedby={`${id}-${field}-lead`}
            checked={user[field]}
            onCheckedChange={(isOn) => change({ [field]: isOn }, isOn ? on : off)}
          />
        </div>
      ))}
      {user.pushNotifications ? <PushDevice /> : null}
      {user.emailNotifications ? <EmailRhythm /> : null}
      <NoticeKinds />
      {user.emailNotifications || user.pushNotifications ? <QuietHours /> : null}
    </Section>
  )
}
