import { useAdmin } from '#web/data/admin.tsx'
import { EntranceForm } from '#web/fields/entrance-form.tsx'
import { useEntrance } from '#web/fields/use-entrance.ts'
import { CodeField } from '../code-field.tsx'
import { BackButton } from './back-button.tsx'
import { checkCode } from './check-code.ts'
import type { StepProps } from './known.ts'

/** This account has a second factor. */
export function CodeStep({ known, onBack }: StepProps) {
  const { signIn, lastError } = useAdmin()
  const entrance = useEntrance({
    check: checkCode,
    send: ({ totp = '' }) => signIn(known.email, known.password, totp),
    lastError,
  })
  return (
    <EntranceForm
      entrance={entrance}
      title="One more step"
      lead="Enter the code from your authenticator app, or a recovery code."
      action={{ words: 'Log in', busyWords: 'Logging in…' }}
      below={<BackButton onBack={onBack} />}
    >
      <CodeField name="totp" error={entrance.errors.totp} />
    </EntranceForm>
  )
}
