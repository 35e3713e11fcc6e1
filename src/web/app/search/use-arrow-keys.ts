import { type RefObject, useEffect } from 'react'

/** Up and down go from the box to the hits and through them; the first goes back to the box. */
export function useArrowKeys(
  page: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const root = page.current
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      const hits = [...(root?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
      const next = hits.indexOf(document.activeElement as HTMLElement) + step
      if (next >= hits.length || (next < 0 && document.activeElement === box.current)) return
      event.preventDefault()
      const hit = hits[Math.max(next, -1)] ?? box.current
      hit?.focus()
    }
    root?.addEventListener('keydown', onKeyDown)
    return () => root?.removeEventListener('keydown', onKeyDown)
  }, [page, box])
}
