import { PasswordField } from '#web/form/fields/password-field.tsx'
import { CodeField } from '#web/form/second-factor/code-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export function TurnOffDialog({ onDone }: { readonly onDone: () => void }) {
  const work = useWork()
  const turnOff = work.onSubmit(async (send, { password, code }) => {
    await send('admin.totp.disable', { body: { password, code } })
    toast({ title: say('Two-factor sign-in is off.'), variant: 'info' })
    onDone()
  })
  return (
    <DialogContent
      title={say('Turn off two-factor sign-in')}
      description={say(
        'Your password alone will be enough again, and your recovery codes stop working.',
      )}
      onOpenAutoFocus={focusOnField}
    >
      <form noValidate onSubmit={turnOff} className="grid gap-4">
        <Trouble words={work.trouble} />
        <PasswordField autoComplete="current-password" error={work.errors.password} />
        <CodeField name="code" error={work.errors.code} autoFocus={false} />
        <DialogActions>
          <Button type="submit" look="destructive" disabled={work.isBusy}>
            {say('Turn off')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  )
}
