import { useEffect, useRef } from 'react'

/** Does something once with what was there when it was opened. */
export function useFirst<Given>(given: Given | undefined, act: (given: Given) => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || given === undefined) return
    isDone.current = true
    act(given)
  })
}
