import { EntranceForm } from '#web/fields/entrance-form.tsx'
import { CodeField } from '../code-field.tsx'
import { BackButton } from './back-button.tsx'
import type { StepProps } from './known.ts'
import { useCodeEntrance } from './use-code-entrance.ts'

/** This account has a second factor. */
export function CodeStep({ known, onBack }: StepProps) {
  const entrance = useCodeEntrance(known)
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
