import { useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import type { ServerReading } from './use-server-reading.ts'

export interface ServerOfferProps {
  readonly reading: ServerReading
  /** This device could not read one. */
  readonly isNeeded: boolean
}

/** For weak devices, where the operator offers it: nothing is sent before somebody says yes. */
export function ServerOffer({ reading, isNeeded }: ServerOfferProps) {
  const id = useId()
  if (!reading.isOffered) return null
  return (
    <div
      className={classes(
        'flex items-center gap-4 rounded-lg border px-4 py-3',
        isNeeded && !reading.isOn && 'bg-warning-wash',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Label htmlFor={id}>{say('Read receipts on the server')}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {isNeeded && !reading.isOn ? `${say('This device could not read a receipt.')} ` : ''}
          {say(
            `For slow devices. Your pictures are then sent to {host} to be read; they are kept
            there only when you save them.`,
            { host: location.host },
          )}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={reading.isOn}
        onCheckedChange={reading.turn}
      />
    </div>
  )
}
