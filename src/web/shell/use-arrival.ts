import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { say } from '#web/words/say.ts'

/** Names the tab, and after a navigation brings the new page's top and title to the reader. */
export function useArrival(title: string): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)

  useEffect(() => {
    document.title = say('{title} · Moneycomb', { title })
  }, [title])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Going back keeps the place that the browser remembers.
    if (kind !== NavigationType.Pop) scrollTo(0, 0)
    if (document.querySelector('[role=dialog]')) return
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname, kind])
}
