import { limits } from '#contract/limits.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import type { GroupBar } from './use-group-address.ts'

export interface GoneRecordProps {
  readonly what: 'expense' | 'payment'
  readonly bar: GroupBar
}

/** A link led to what was deleted since. */
export function GoneRecord({ what, bar }: GoneRecordProps) {
  const { isComplete } = useReplicaStatus()
  if (!isComplete) return null
  return (
    <Dialog open onOpenChange={bar.close}>
      <DialogContent
        title={say('This {what} is no longer here', { what })}
        description={say(
          `The activity tells what became of it. It may be restored there within {restoreDays}
          days.`,
          { restoreDays: limits.restoreDays },
        )}
      >
        <DialogActions>
          <Button look="outline" onClick={bar.close}>
            {say('Close')}
          </Button>
          <Button onClick={() => bar.show('activity')}>{say('Show the activity')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
