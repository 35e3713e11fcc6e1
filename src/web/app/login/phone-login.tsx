import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { EntranceNews, useEntranceState } from '#web/entrance/entrance-news.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { keepWay } from '#web/entrance/last-way.ts'
import { PhoneEntrance } from '#web/entrance/phone-entrance.tsx'
import { usePhoneCode } from '#web/entrance/use-phone-code.ts'
import { emptyPhone } from '#web/form/fields/phone-number.ts'
import { say } from '#web/words/say.ts'

export function PhoneLogin() {
  const { sendOtp, signInByPhone, lastError } = useSession()
  const known = useEntranceState()
  const [start] = useState(() => known.phone ?? emptyPhone())
  const phone = usePhoneCode({
    start,
    send: (phoneNumber) => {
      keepWay('phone')
      return sendOtp(phoneNumber, 'login')
    },
    confirm: signInByPhone,
    lastError,
  })
  return (
    <PhoneEntrance
      phone={phone}
      title={routes.login.title}
      lead={known.lead ?? say('Your book is where you left it.')}
      above={
        <>
          <EntranceNews />
          <EntranceWays label={say('Ways to log in')} />
        </>
      }
      confirm={{ words: say('Log in'), busyWords: say('Logging in…') }}
      other={{
        question: say('New here?'),
        words: say('Create an account'),
        path: routes.signup.path,
      }}
    />
  )
}
