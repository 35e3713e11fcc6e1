import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { useSession } from '#web/data/session.tsx'
import { EmailField } from '#web/fields/email-field.tsx'
import { checkSignup } from '#web/fields/entrance-checks.ts'
import { EntranceForm } from '#web/fields/entrance-form.tsx'
import { EntranceWays } from '#web/fields/entrance-ways.tsx'
import { PasswordField } from '#web/fields/password-field.tsx'
import { useEntrance } from '#web/fields/use-entrance.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { HomeChoices } from './home-choices.tsx'
import { proposedHere } from './proposed-profile.ts'

export function EmailSignup() {
  const { signUp, lastError } = useSession()
  const [profile, setProfile] = useState(proposedHere)
  const entrance = useEntrance({
    check: checkSignup,
    send: ({ name = '', email = '', password = '' }) =>
      signUp({ ...profile, name, email, password }),
    lastError,
  })
  const { errors } = entrance
  return (
    <EntranceForm
      entrance={entrance}
      title="Create your account"
      lead="One book for your own money and the money you share."
      above={<EntranceWays label="Ways to sign up" />}
      action={{ words: 'Create account', busyWords: 'Creating your account…' }}
      other={{ question: 'Already have one?', words: 'Log in', path: routes.login.path }}
    >
      <Field label="Name" error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={100} />}
      </Field>
      <EmailField error={errors.email} />
      <PasswordField
        autoComplete="new-password"
        error={errors.password}
        hint={`At least ${screenLimits.passwordCharactersLeast} characters. A few words work well.`}
      />
      <HomeChoices profile={profile} onChange={setProfile} errors={errors} />
    </EntranceForm>
  )
}
