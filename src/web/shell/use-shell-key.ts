import { useEffect, useEffectEvent } from 'react'

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const answering = ':is([role=dialog], [role=menu]):not([data-state=closed])'

const isFree = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(writing)) &&
  document.querySelector(answering) === null

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
