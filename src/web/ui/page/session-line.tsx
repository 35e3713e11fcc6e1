import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { say } from '#web/words/say.ts'
import { Button } from '../control/button.tsx'
import { Badge } from './badge.tsx'

export interface SessionLineProps {
  readonly device: string
  readonly isCurrent: boolean
  readonly isBusy: boolean
  readonly onEnd: () => void
  /** When and from where it was used. */
  readonly children: ReactNode
}

/** A device somebody is logged in on; theirs to log out, but for this one. */
export function SessionLine({ device, isCurrent, isBusy, onEnd, children }: SessionLineProps) {
  const Icon = /android|iphone|ipad|mobile/i.test(device) ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-4 px-5 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {isCurrent ? <Badge look="success">{say('This device')}</Badge> : null}
        </p>
        <p className="text-sm text-muted-foreground">{children}</p>
      </div>
      {isCurrent ? null : (
        <Button
          look="outline"
          disabled={isBusy}
          aria-label={say('Log out {device}', { device })}
          onClick={onEnd}
        >
          {say('Log out')}
        </Button>
      )}
    </li>
  )
}
