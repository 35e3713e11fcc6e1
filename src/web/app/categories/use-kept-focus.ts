import { useLayoutEffect, useRef } from 'react'

/** A browser takes the focus from an element that is put elsewhere; this gives it back. */
export function useKeptFocus<Kept extends HTMLElement>(place: number) {
  const ref = useRef<Kept>(null)
  const isKept = useRef(false)
  useLayoutEffect(() => {
    // Once it stands in its new place.
    if (isKept.current && place >= 0) ref.current?.focus()
    isKept.current = false
  }, [place])
  return {
    ref,
    keep: () => {
      isKept.current = true
    },
  }
}
