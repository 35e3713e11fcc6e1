import { useEffect, useRef } from 'react'
import { isFreeKey } from '#web/ui/control/free-key.ts'
import { factFor, type KeyActs } from './keys.ts'

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
      if (!isFreeKey(event)) return
      const fact = factFor(event, isInList(event))
      if (!fact) return
      event.preventDefault()
      fact.act(latest.current)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
