import { limits } from '#contract/limits.ts'
import type { IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { Button } from '#web/ui/control/button.tsx'
import { CopiedText } from '#web/ui/control/copied-text.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'

const DAYS = limits.staffPasswordLifeS / 86_400

export interface IssuedPasswordProps {
  readonly issued: IssuedPasswordAnswer
  readonly onDone: () => void
}

export function IssuedPassword({ issued, onDone }: IssuedPasswordProps) {
  const { admin, password } = issued
  return (
    <DialogContent
      title={`A password for ${admin.displayName}`}
      description="Hand it over yourself. It is not shown again."
      isFirm
    >
      <div className="grid gap-4">
        <CopiedText text={password} label="Copy the password" />
        <p className="text-muted-foreground">
          {admin.displayName} logs in with {admin.email} within {DAYS} days and chooses their own
          then.
        </p>
        <DialogActions>
          <Button onClick={onDone}>Done</Button>
        </DialogActions>
      </div>
    </DialogContent>
  )
}
