import { limits } from '#contract/limits.ts'
import type { IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { Button } from '#web/ui/control/button.tsx'
import { CopiedText } from '#web/ui/control/copied-text.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

const DAYS = limits.staffPasswordLifeS / 86_400

export interface IssuedPasswordProps {
  readonly issued: IssuedPasswordAnswer
  readonly onDone: () => void
}

export function IssuedPassword({ issued, onDone }: IssuedPasswordProps) {
  const { admin, password } = issued
  return (
    <DialogContent
      title={say('A password for {displayName}', { displayName: admin.displayName })}
      description={say('Hand it over yourself. It is not shown again.')}
      isFirm
    >
      <div className="grid gap-4">
        <CopiedText text={password} label={say('Copy the password')} />
        <p className="text-muted-foreground">
          <Say
            words={`{displayName} logs in with {email} within {days} days and chooses their own
              then.`}
            displayName={admin.displayName}
            email={admin.email}
            days={DAYS}
          />
        </p>
        <DialogActions>
          <Button onClick={onDone}>{say('Done')}</Button>
        </DialogActions>
      </div>
    </DialogContent>
  )
}
