import CloudOff from 'lucide-react/icons/cloud-off'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import type { Asked } from '../reports/use-asked.ts'
import { useLocale } from './use-locale.ts'

const style = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const

const look =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-muted px-4 py-2 text-sm'

/** The book has changed since it was answered, and the server cannot be reached. */
export function useIsAway({ isOld, hasFailed }: Asked<unknown>): boolean {
  const { phase } = useReplicaStatus()
  return isOld && (phase === 'offline' || hasFailed)
}

/** Of what time an older answer is, for what shows it; null where it is of the book as it is. */
export function useAgeWords({ answer, at, isOld }: Asked<unknown>): string | null {
  const { locale } = useLocale()
  if (!isOld || answer === null || at === null) return null
  return `as of ${new Date(at).toLocaleString(locale, style)}`
}

/** Says of what time the rest is, where that is not now. */
export function AsOf({ asked }: { readonly asked: Asked<unknown> }) {
  const { phase } = useReplicaStatus()
  const age = useAgeWords(asked)
  const isOffline = phase === 'offline'
  if (!useIsAway(asked)) return null
  return (
    <div role="status" className={look}>
      <CloudOff aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-48">
        {age === null
          ? 'The rest comes when the server can be reached.'
          : `The server cannot be reached: what is below is ${age}.`}
      </p>
      {isOffline ? null : (
        <Button look="outline" onClick={asked.again}>
          Try again
        </Button>
      )}
    </div>
  )
}
