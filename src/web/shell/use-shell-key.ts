import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from '#web/ui/control/free-key.ts'

const isFree = (event: KeyboardEvent) =>
  !(event.repeat || event.ctrlKey || event.metaKey || event.altKey) && isFreeKey(event)

/** A key that works on every page, unless a word is being written or a dialog answered. */
export function useShellKey(keys: readonly string[], act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys.includes(event.key) || !isFree(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
