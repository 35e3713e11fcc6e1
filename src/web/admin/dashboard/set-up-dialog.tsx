import { useState } from 'react'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { KeepCodesDialog } from '#web/form/second-factor/keep-codes-dialog.tsx'
import { ScanSecret } from '#web/form/second-factor/scan-secret.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export interface SetUpDialogProps {
  readonly onDone: () => void
}

/** Three steps: it is you, the phone has the secret, the recovery codes are kept. */
export function SetUpDialog({ onDone }: SetUpDialogProps) {
  const [enrolled, setEnrolled] = useState<TotpEnrolAnswer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <KeepCodesDialog codes={codes} onDone={onDone} />
  return enrolled ? (
    <DialogContent
      title={say('Scan with your phone')}
      description={say('Add it to an authenticator app, then enter the code that the app shows.')}
    >
      <ScanStep enrolled={enrolled} onCodes={setCodes} />
    </DialogContent>
  ) : (
    <DialogContent
      title={say('Set up two-factor sign-in')}
      description={say('First, confirm that it is you.')}
      onOpenAutoFocus={focusOnField}
    >
      <PasswordStep onEnrolled={setEnrolled} />
    </DialogContent>
  )
}

function PasswordStep({
  onEnrolled,
}: {
  readonly onEnrolled: (enrolled: TotpEnrolAnswer) => void
}) {
  const work = useWork()
  const enrol = work.onSubmit(async (send, { password }) =>
    onEnrolled(await send('admin.totp.enrol', { body: { password } })),
  )
  return (
    <form noValidate onSubmit={enrol} className="grid gap-4">
      <Trouble words={work.trouble} />
      <PasswordField autoComplete="current-password" error={work.errors.password} />
      <DialogActions>
        <Button type="submit" disabled={work.isBusy}>
          {say('Continue')}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ScanStepProps {
  readonly enrolled: TotpEnrolAnswer
  readonly onCodes: (codes: readonly string[]) => void
}

function ScanStep({ enrolled, onCodes }: ScanStepProps) {
  const work = useWork()
  const confirm = work.onSubmit(async (send, { code }) => {
    const answer = await send('admin.totp.confirm', { body: { code } })
    onCodes(answer.recoveryCodes)
  })
  return (
    <form noValidate onSubmit={confirm} className="grid gap-4">
      <Trouble words={work.trouble} />
      <ScanSecret enrolled={enrolled} />
      <CodeField name="code" error={work.errors.code} />
      <DialogActions>
        <Button type="submit" disabled={work.isBusy}>
          {say('Turn on')}
        </Button>
      </DialogActions>
    </form>
  )
}
