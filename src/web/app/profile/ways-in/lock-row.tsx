import { useState, useSyncExternalStore } from 'react'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { readLock } from '#web/entrance/lock/lock-state.ts'
import { subscribeLock } from '#web/entrance/lock/watch-lock.ts'
import { keepsPasskeys } from '#web/entrance/passkeys.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { SectionRow } from '../section.tsx'
import { DropLockDialog, LockDialog, lockAfter } from './lock-dialogs.tsx'

const lockedAfter = () => readLock()?.afterMs ?? null

const curtain = say(
  `It is a curtain, not encryption: whoever gets at the files of this device can still read what
  the app keeps there.`,
)

/** Of this device only, and kept on it. */
export function LockRow({ ways }: { readonly ways: WaysAnswer }) {
  const [open, setOpen] = useState<'set' | 'drop' | null>(null)
  const afterMs = useSyncExternalStore(subscribeLock, lockedAfter, () => null)
  const isHere = keepsPasskeys() && ways.passkeysAt === location.origin
  const canSet = isHere && ways.passkeys.length > 0
  if (afterMs === null && !isHere) return null
  const onClose = () => setOpen(null)
  return (
    <SectionRow
      label={say('App lock')}
      action={
        <>
          {canSet ? (
            <Button look="outline" onClick={() => setOpen('set')}>
              {afterMs === null ? say('Lock the app on this device') : say('Change')}
            </Button>
          ) : null}
          {afterMs === null ? null : (
            <Button
              look="outline"
              aria-label={say('Turn off the app lock')}
              onClick={() => setOpen('drop')}
            >
              {say('Turn off')}
            </Button>
          )}
        </>
      }
    >
      <span className="w-full text-muted-foreground">{wordsOf(afterMs, canSet)}</span>
      <span className="w-full text-sm text-muted-foreground">{curtain}</span>
      <LockDialog isOpen={open === 'set'} onClose={onClose} afterMs={afterMs} />
      <DropLockDialog isOpen={open === 'drop'} onClose={onClose} />
    </SectionRow>
  )
}

function wordsOf(afterMs: number | null, canSet: boolean): string {
  if (afterMs === null) {
    return canSet
      ? say('Asks for your passkey when you come back to the app on this device.')
      : say('Asks for a passkey when you come back to the app on this device. Add one first.')
  }
  const words = lockAfter.find(([ms]) => ms === afterMs)?.[1] ?? ''
  return say('On for this device: {what} after you leave the app.', { what: words.toLowerCase() })
}
