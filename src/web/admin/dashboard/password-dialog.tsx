import { limits } from '#contract/limits.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export function PasswordDialog({ onDone }: { readonly onDone: () => void }) {
  const work = useWork()
  const save = work.onSubmit(async (send, { current, password }) => {
    await send('admin.password', { body: { current, password } })
    toast({ title: say('Your password is changed.'), variant: 'success' })
    onDone()
  })
  return (
    <DialogContent
      title={say('Change password')}
      description={say('You stay logged in here and are logged out everywhere else.')}
      onOpenAutoFocus={focusOnField}
    >
      <form noValidate onSubmit={save} className="grid gap-4">
        <Trouble words={work.trouble} />
        <PasswordField
          label={say('Current password')}
          name="current"
          autoComplete="current-password"
          error={work.errors.current}
        />
        <PasswordField
          label={say('New password')}
          autoComplete="new-password"
          error={work.errors.password}
          hint={say('At least {passwordCharactersLeast} characters. A few words work well.', {
            passwordCharactersLeast: limits.passwordCharactersLeast,
          })}
        />
        <DialogActions>
          <Button type="submit" disabled={work.isBusy}>
            {say('Change password')}
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  )
}
