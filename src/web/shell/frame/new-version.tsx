import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#web/ui/control/button.tsx'
import { isInUse } from '#web/ui/overlay/unsaved.ts'
import { say } from '#web/words/say.ts'

/** Beside the app, not in it: whatever the app does, nothing of it moves. */
export function showNewVersion(reload: () => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<NewVersion onReload={reload} onClose={close} />)
}

const look =
  'fixed bottom-4 left-4 z-30 grid w-80 max-w-[calc(100vw-2rem)] gap-2 rounded-lg border ' +
  'bg-popover p-4 text-popover-foreground shadow-lg phone:bottom-20'

interface NewVersionProps {
  readonly onReload: () => void
  readonly onClose: () => void
}

function NewVersion({ onReload, onClose }: NewVersionProps) {
  const [isAsking, setAsking] = useState(false)
  const reload = () => {
    if (!isAsking && isInUse()) setAsking(true)
    else onReload()
  }
  return (
    <aside aria-label={say('New version')} className={look}>
      <p role="status">
        {isAsking
          ? say('Something here is not saved yet. Reloading would lose it.')
          : say('A new version is ready.')}
      </p>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button look="quiet" className="px-2" onClick={reload}>
          {isAsking ? say('Reload anyway') : say('Reload')}
        </Button>
        <Button look="quiet" className="px-2" onClick={isAsking ? () => setAsking(false) : onClose}>
          {isAsking ? say('Not now') : say('Later')}
        </Button>
      </div>
    </aside>
  )
}
