import { useEffect, useRef } from 'react'
import { factFor, type KeyActs } from './keys.ts'

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

const isElsewhere = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest(writing) !== null) ||
  document.querySelector('[role=dialog], [role=menu]') !== null

const isInList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-row]') !== null

/** On the document, so that it comes before the shell's own keys on the window. */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      const fact = factFor(event, isInList(event))
      if (!fact) return
      event.preventDefault()
      fact.act(latest.current)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
