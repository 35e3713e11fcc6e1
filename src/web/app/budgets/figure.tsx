import type { ReactNode } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/overlay/popover.tsx'
import { say } from '#web/words/say.ts'

export interface FigureProps {
  readonly name: string
  readonly children: ReactNode
  /** What it is made of; one press away. */
  readonly why?: ReactNode
  /** What more there is to say of it. */
  readonly note?: ReactNode
}

const triggerLook =
  '-mx-1 control-least rounded-md px-1 underline decoration-dotted underline-offset-4'

/** A name and a large amount. */
export function Figure({ name, children, why, note }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-sm font-medium text-muted-foreground">{name}</dt>
      <dd className="flex control-least items-center text-xl font-semibold">
        {why ? (
          <Popover>
            <PopoverTrigger className={triggerLook}>{children}</PopoverTrigger>
            <PopoverContent aria-label={say('{name}: why', { name })} className="grid gap-2">
              {why}
            </PopoverContent>
          </Popover>
        ) : (
          children
        )}
      </dd>
      {note ? <dd className="empty:hidden">{note}</dd> : null}
    </div>
  )
}
