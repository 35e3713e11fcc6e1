import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface TroubleProps {
  readonly words: string | null
  readonly onRetry?: () => void
}

/** Something failed: why, and what can be done about it. */
export function Trouble({ words, onRetry }: TroubleProps) {
  if (!words) return null
  return (
    <div role="alert" className="flex items-center gap-2 rounded-md bg-over-wash p-3 text-over">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <p className="flex-1">{words}</p>
      {onRetry ? (
        <Button look="outline" className="text-foreground" onClick={onRetry}>
          {say('Try again')}
        </Button>
      ) : null}
    </div>
  )
}
