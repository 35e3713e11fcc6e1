import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { checkName } from '#web/entrance/entrance-checks.ts'
import { useEntranceState } from '#web/entrance/entrance-news.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { PhoneEntrance } from '#web/entrance/phone-entrance.tsx'
import { proposedHere } from '#web/entrance/proposed-profile.ts'
import { usePhoneCode } from '#web/entrance/use-phone-code.ts'
import { emptyPhone } from '#web/form/fields/phone-number.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { HomeChoices } from './home-choices.tsx'

const news = say('Your account is ready. Log in with your phone number to open your book.')

export function PhoneSignup() {
  const { sendOtp, signUpByPhone, lastError } = useSession()
  const known = useEntranceState()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [name, setName] = useState('')
  const [profile, setProfile] = useState(proposedHere)
  const [start] = useState(() => known.phone ?? emptyPhone())
  const phone = usePhoneCode({
    start,
    check: () => checkName({ name }),
    send: (phoneNumber) => sendOtp(phoneNumber, 'signup'),
    confirm: async (phoneNumber, code) => {
      const body = { phoneNumber, code, profile: { ...profile, name: name.trim() } }
      const isMade = await signUpByPhone(body)
      const state = { phone: phone.typed, news }
      if (isMade) navigate({ pathname: routes.login.path, search }, { state })
      return isMade
    },
    lastError,
  })
  return (
    <PhoneEntrance
      phone={phone}
      title={say('Create your account')}
      lead={say('One book for your own money and the money you share.')}
      above={<EntranceWays label={say('Ways to sign up')} />}
      first={
        <Field label={say('Name')} error={phone.errors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      }
      last={<HomeChoices profile={profile} onChange={setProfile} errors={phone.errors} />}
      confirm={{ words: say('Create account'), busyWords: say('Creating your account…') }}
      other={{ question: say('Already have one?'), words: say('Log in'), path: routes.login.path }}
    />
  )
}
