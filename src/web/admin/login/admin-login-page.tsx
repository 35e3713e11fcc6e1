import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { checkLogin } from '#web/entrance/entrance-checks.ts'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { EmailField } from '#web/form/fields/email-field.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { RecoveryCodes } from '#web/form/second-factor/recovery-codes.tsx'
import { say } from '#web/words/say.ts'
import { BackButton } from './back-button.tsx'
import { ChooseStep } from './choose-step.tsx'
import type { Known, StepProps } from './known.ts'
import { SetUpStep } from './set-up-step.tsx'
import { type Step, stepAfter } from './step-after.ts'
import { useCodeEntrance } from './use-code-entrance.ts'

const overWords = say('You were logged out: this session was ended by a change, or is over.')

/** Email and password first; what else is asked of this account, one after the other. */
export function AdminLoginPage() {
  const { lastError, newCodes, keepCodes } = useAdmin()
  const [known, setKnown] = useState<Known | null>(null)
  const [step, setStep] = useState<Step>('password')
  const next = known ? stepAfter(lastError?.code) : null
  if (next && next !== step) setStep(next)
  function goBack() {
    setKnown(null)
    setStep('password')
  }
  if (newCodes) {
    return (
      <div className="grid gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">{say('Keep your recovery codes')}</h1>
        <p className="text-muted-foreground">
          {say('Each one lets you in once without your phone. They are not shown again.')}
        </p>
        <RecoveryCodes codes={newCodes} onDone={keepCodes} />
      </div>
    )
  }
  if (!known || step === 'password') return <PasswordStep onSent={setKnown} />
  if (step === 'choose') return <ChooseStep known={known} onChosen={setKnown} onBack={goBack} />
  if (step === 'set-up') return <SetUpStep known={known} onBack={goBack} />
  return <CodeStep known={known} onBack={goBack} />
}

function PasswordStep({ onSent }: { readonly onSent: (known: Known) => void }) {
  const { signIn, lastError, isOver } = useAdmin()
  const entrance = useEntrance({
    check: checkLogin,
    send: ({ email = '', password = '' }) => {
      const answer = signIn(email, password)
      onSent({ email, password })
      return answer
    },
    lastError: stepAfter(lastError?.code) ? null : lastError,
  })
  return (
    <EntranceForm
      isStaff
      entrance={{ ...entrance, trouble: entrance.trouble ?? (isOver ? overWords : null) }}
      title={routes['admin-login'].title}
      lead={say('For the people who run Moneycomb.')}
      action={{ words: say('Log in'), busyWords: say('Logging in…') }}
    >
      <EmailField error={entrance.errors.email} />
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

/** This account has a second factor. */
function CodeStep({ known, onBack }: StepProps) {
  const entrance = useCodeEntrance(known)
  return (
    <EntranceForm
      isStaff
      entrance={entrance}
      title={say('One more step')}
      lead={say('Enter the code from your authenticator app, or a recovery code.')}
      action={{ words: say('Log in'), busyWords: say('Logging in…') }}
      below={<BackButton onBack={onBack} />}
    >
      <CodeField name="totp" error={entrance.errors.totp} />
    </EntranceForm>
  )
}
