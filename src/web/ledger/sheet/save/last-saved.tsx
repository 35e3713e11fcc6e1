import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useCallback, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toastAction } from '#web/ui/control/toast-action.ts'
import { type ToastMessage, toldElsewhere } from '#web/ui/overlay/toast.ts'

/** The one message of a place of its own, and how `useWrites` tells one there. */
export function useLastTold() {
  const [last, setLast] = useState<ToastMessage | null>(null)
  const tell = useCallback((told: ToastMessage) => {
    const { message, forget } = toldElsewhere(told)
    setLast(message)
    return () => {
      forget()
      setLast((now) => (now === message ? null : now))
    }
  }, [])
  return { last, tell, forget: () => setLast(null) }
}

export interface LastSavedProps {
  readonly message: ToastMessage
  readonly onDone: () => void
}

/** In the sheet, because a toast could not be reached while the sheet stays open. */
export function LastSaved({ message, onDone }: LastSavedProps) {
  const { title, description, variant } = message
  const action = toastAction(message)
  return (
    <div
      role="status"
      className={classes(
        'flex min-w-0 items-center gap-3 rounded-md py-1 pr-1 pl-3 [&>svg]:size-5 [&>svg]:shrink-0',
        variant === 'info' ? 'bg-info-wash' : 'bg-income-wash',
      )}
    >
      {variant === 'info' ? (
        <Info aria-hidden className="text-info" />
      ) : (
        <CircleCheck aria-hidden className="text-income" />
      )}
      <p className="min-w-0 flex-1 py-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate text-sm text-muted-foreground">{description}</span>
      </p>
      {action ? (
        <Button
          look="quiet"
          className="text-primary-text"
          onClick={() => {
            onDone()
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </div>
  )
}
