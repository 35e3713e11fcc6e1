import CloudOff from 'lucide-react/icons/cloud-off'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { ReportAnswer } from '../reports/use-asked.ts'
import { useAgeWords, useIsAway } from './use-age.ts'

const look =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-muted px-4 py-2 text-sm'

/** Says of what time the rest is, where that is not now. */
export function AsOf({ asked }: { readonly asked: ReportAnswer<unknown> }) {
  const { phase } = useReplicaStatus()
  const age = useAgeWords(asked)
  const isOffline = phase === 'offline'
  if (!useIsAway(asked)) return null
  return (
    <div role="status" className={look}>
      <CloudOff aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-48">
        {age === null
          ? say('The rest comes when the server can be reached.')
          : say('The server cannot be reached: what is below is {age}.', { age })}
      </p>
      {isOffline ? null : (
        <Button look="outline" onClick={asked.again}>
          {say('Try again')}
        </Button>
      )}
    </div>
  )
}
