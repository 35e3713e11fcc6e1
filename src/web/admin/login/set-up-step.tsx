import { useState } from 'react'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { ScanSecret } from '#web/form/second-factor/scan-secret.tsx'
import { say } from '#web/words/say.ts'
import { BackButton } from './back-button.tsx'

import type { StepProps } from './known.ts'
import { stepAfter } from './step-after.ts'
import { useCodeEntrance } from './use-code-entrance.ts'

/** A password alone is too little for this account, and it has nothing else yet. */
export function SetUpStep(props: StepProps) {
  const [enrolled, setEnrolled] = useState<TotpEnrolAnswer | null>(null)
  return enrolled ? (
    <ConfirmStep {...props} enrolled={enrolled} />
  ) : (
    <BeginStep {...props} onEnrolled={setEnrolled} />
  )
}

interface BeginStepProps extends StepProps {
  readonly onEnrolled: (enrolled: TotpEnrolAnswer) => void
}

function BeginStep({ known, onBack, onEnrolled }: BeginStepProps) {
  const { enrol, lastError } = useAdmin()
  const entrance = useEntrance({
    check: () => ({}),
    send: async () => {
      const enrolled = await enrol(known.email, known.password)
      if (enrolled) onEnrolled(enrolled)
      return enrolled !== null
    },
    lastError: stepAfter(lastError?.code) ? null : lastError,
  })
  return (
    <EntranceForm
      isStaff
      entrance={entrance}
      title={say('Set up two-factor sign-in')}
      lead={say('Your role needs it here.')}
      action={{ words: say('Continue'), busyWords: say('One moment…') }}
      below={<BackButton onBack={onBack} />}
    >
      <p>
        {say('Have an authenticator app ready on your phone. It shows a code for each log in.')}
      </p>
    </EntranceForm>
  )
}

interface ConfirmStepProps extends StepProps {
  readonly enrolled: TotpEnrolAnswer
}

function ConfirmStep({ known, enrolled, onBack }: ConfirmStepProps) {
  const entrance = useCodeEntrance(known)
  return (
    <EntranceForm
      isStaff
      entrance={entrance}
      title={say('Scan with your phone')}
      lead={say('Add it to an authenticator app, then enter the code that the app shows.')}
      action={{ words: say('Turn on and log in'), busyWords: say('Logging in…') }}
      below={<BackButton onBack={onBack} />}
    >
      <ScanSecret enrolled={enrolled} />
      <CodeField name="totp" error={entrance.errors.totp} />
    </EntranceForm>
  )
}
