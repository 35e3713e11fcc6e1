import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { routes } from '#contract/routes.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { EmailField } from '#web/fields/email-field.tsx'
import { checkLogin } from '#web/fields/entrance-checks.ts'
import { EntranceForm } from '#web/fields/entrance-form.tsx'
import { PasswordField } from '#web/fields/password-field.tsx'
import { useEntrance } from '#web/fields/use-entrance.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '../code-field.tsx'

interface Known {
  readonly email: string
  readonly password: string
}

/** Email and password first; the code only when this account has a second factor. */
export function AdminLoginPage() {
  const { lastError } = useAdmin()
  const [known, setKnown] = useState<Known | null>(null)
  const [isCodeAsked, setCodeAsked] = useState(false)
  if (known && !isCodeAsked && lastError?.code === 'second-factor-needed') setCodeAsked(true)
  function goBack() {
    setKnown(null)
    setCodeAsked(false)
  }
  return known && isCodeAsked ? (
    <CodeStep known={known} onBack={goBack} />
  ) : (
    <PasswordStep onSent={setKnown} />
  )
}

function PasswordStep({ onSent }: { readonly onSent: (known: Known) => void }) {
  const { signIn, lastError } = useAdmin()
  const entrance = useEntrance({
    check: checkLogin,
    send: ({ email = '', password = '' }) => {
      const answer = signIn(email, password)
      onSent({ email, password })
      return answer
    },
    lastError: lastError?.code === 'second-factor-needed' ? null : lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title={routes['admin-login'].title}
      lead="For the people who run Moneycomb."
      action={{ words: 'Log in', busyWords: 'Logging in…' }}
    >
      <EmailField error={entrance.errors.email} />
      <PasswordField autoComplete="current-password" error={entrance.errors.password} />
    </EntranceForm>
  )
}

interface CodeStepProps {
  readonly known: Known
  readonly onBack: () => void
}

function CodeStep({ known, onBack }: CodeStepProps) {
  const { signIn, lastError } = useAdmin()
  const entrance = useEntrance({
    check: ({ totp = '' }) => (totp.trim() ? {} : { totp: 'Enter the code.' }),
    send: ({ totp = '' }) => signIn(known.email, known.password, totp),
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title="One more step"
      lead="Enter the code from your authenticator app, or a recovery code."
      action={{ words: 'Log in', busyWords: 'Logging in…' }}
      below={
        <Button look="quiet" className="mt-3 w-full" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Back to email and password
        </Button>
      }
    >
      <CodeField name="totp" error={entrance.errors.totp} />
    </EntranceForm>
  )
}
