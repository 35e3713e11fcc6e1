import { screenLimits } from '#contract/screen-limits.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { EntranceForm } from '#web/entrance/entrance-form.tsx'
import { useEntrance } from '#web/entrance/use-entrance.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { say } from '#web/words/say.ts'
import { BackButton } from './back-button.tsx'
import type { Known, StepProps } from './known.ts'
import { stepAfter } from './step-after.ts'

export interface ChooseStepProps extends StepProps {
  readonly onChosen: (known: Known) => void
}

const least = screenLimits.passwordCharactersLeast

/** The password was handed out, so somebody else knows it too. */
export function ChooseStep({ known, onChosen, onBack }: ChooseStepProps) {
  const { choosePassword, signIn, lastError } = useAdmin()
  const { email, password } = known
  const entrance = useEntrance({
    check: ({ newPassword = '' }) =>
      newPassword.length < least
        ? { newPassword: say('Use at least {least} characters.', { least }) }
        : {},
    send: async ({ newPassword = '' }) => {
      if (!(await choosePassword(email, password, newPassword))) return false
      onChosen({ email, password: newPassword })
      return signIn(email, newPassword)
    },
    lastError: stepAfter(lastError?.code) ? null : lastError,
  })
  return (
    <EntranceForm
      isStaff
      entrance={entrance}
      title={say('Choose your own password')}
      lead={say('The one you were given was for coming in once.')}
      action={{ words: say('Save and log in'), busyWords: say('Logging in…') }}
      below={<BackButton onBack={onBack} />}
    >
      <PasswordField
        label={say('New password')}
        name="newPassword"
        autoComplete="new-password"
        error={entrance.errors.newPassword}
        hint={say('At least {least} characters. A few words work well.', { least })}
      />
    </EntranceForm>
  )
}
