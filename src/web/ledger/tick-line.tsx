import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Checkbox } from '#web/ui/control/checkbox.tsx'

export interface TickLineProps {
  readonly isTicked: boolean | 'indeterminate'
  readonly onFlip: () => void
  readonly isDisabled?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A box to tick whose whole line can be pressed. */
export function TickLine({ isTicked, onFlip, isDisabled, className, children }: TickLineProps) {
  const id = useId()
  return (
    <div className={classes('flex items-center gap-3', className)}>
      <Checkbox id={id} checked={isTicked} onCheckedChange={onFlip} disabled={isDisabled} />
      <label htmlFor={id} className="flex h-full min-w-0 flex-1 items-center gap-3">
        {children}
      </label>
    </div>
  )
}
