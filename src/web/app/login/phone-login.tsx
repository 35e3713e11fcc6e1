import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { EntranceNews, useEntranceState } from '#web/entrance/entrance-news.tsx'
import { EntranceWays } from '#web/entrance/entrance-ways.tsx'
import { keepWay } from '#web/entrance/last-way.ts'
import { PhoneEntrance } from '#web/entrance/phone-entrance.tsx'
import { usePhoneCode } from '#web/entrance/use-phone-code.ts'
import { emptyPhone } from '#web/form/fields/phone-number.ts'

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
      lead={known.lead ?? 'Your book is where you left it.'}
      above={
        <>
          <EntranceNews />
          <EntranceWays label="Ways to log in" />
        </>
      }
      confirm={{ words: 'Log in', busyWords: 'Logging in…' }}
      other={{ question: 'New here?', words: 'Create an account', path: routes.signup.path }}
    />
  )
}
