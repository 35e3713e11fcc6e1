import { useState, useSyncExternalStore } from 'react'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { readLock } from '#web/entrance/lock/lock-state.ts'
import { subscribeLock } from '#web/entrance/lock/watch-lock.ts'
import { keepsPasskeys } from '#web/entrance/passkeys.ts'
import { Button } from '#web/ui/control/button.tsx'
import { SectionRow } from '../section.tsx'
import { DropLockDialog, LockDialog, lockAfter } from './lock-dialogs.tsx'

const lockedAfter = () => readLock()?.afterMs ?? null

const curtain =
  'It is a curtain, not encryption: whoever gets at the files of this device can still read what ' +
  'the app keeps there.'

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
      label="App lock"
      action={
        <>
          {canSet ? (
            <Button look="outline" onClick={() => setOpen('set')}>
              {afterMs === null ? 'Lock the app on this device' : 'Change'}
            </Button>
          ) : null}
          {afterMs === null ? null : (
            <Button
              look="outline"
              aria-label="Turn off the app lock"
              onClick={() => setOpen('drop')}
            >
              Turn off
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
      ? 'Asks for your passkey when you come back to the app on this device.'
      : 'Asks for a passkey when you come back to the app on this device. Add one first.'
  }
  const words = lockAfter.find(([ms]) => ms === afterMs)?.[1] ?? ''
  return `On for this device: ${words.toLowerCase()} after you leave the app.`
}
