import { limits } from '#contract/limits.ts'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { Trouble } from '../trouble.tsx'
import { useWork } from '../use-work.ts'

export function PasswordDialog({ onDone }: { readonly onDone: () => void }) {
  const work = useWork()
  const save = work.onSubmit(async (send, { current, password }) => {
    await send('admin.password', { body: { current, password } })
    toast({ title: 'Your password is changed.', variant: 'success' })
    onDone()
  })
  return (
    <DialogContent
      title="Change password"
      description="You stay logged in here and are logged out everywhere else."
      onOpenAutoFocus={focusOnField}
    >
      <form noValidate onSubmit={save} className="grid gap-4">
        <Trouble words={work.trouble} />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={work.errors.current}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={work.errors.password}
          hint={`At least ${limits.passwordCharactersLeast} characters. A few words work well.`}
        />
        <DialogActions>
          <Button type="submit" disabled={work.isBusy}>
            Change password
          </Button>
        </DialogActions>
      </form>
    </DialogContent>
  )
}
