import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { screenLimits } from '#contract/screen-limits.ts'
import { useSession } from '#web/data/session.tsx'
import { checkSignup } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { proposedHere } from '#web/entrance/proposed-profile.ts'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { HomeChoices } from './home-choices.tsx'

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
      title={say('Create your account')}
      lead={say('One book for your own money and the money you share.')}
      above={<EntranceWays label={say('Ways to sign up')} />}
      action={{ words: say('Create account'), busyWords: say('Creating your account…') }}
      other={{ question: say('Already have one?'), words: say('Log in'), path: routes.login.path }}
    >
      <Field label={say('Name')} error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={100} />}
      </Field>
      <EmailField error={errors.email} />
      <PasswordField
        autoComplete="new-password"
        error={errors.password}
        hint={say('At least {count} characters. A few words work well.', {
          count: screenLimits.passwordCharactersLeast,
        })}
      />
      <HomeChoices profile={profile} onChange={setProfile} errors={errors} />
    </EntranceForm>
  )
}
