import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'
import { followAddress } from './follow-address.ts'

const typingPauseMs = 300

/** What is typed: at once searched for, in the address bar after a pause. */
export function useTyped() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [box, setBox] = useState({ typed: asked, seen: asked, written: [] as readonly string[] })
  if (asked !== box.seen) setBox(followAddress(box, asked))
  const setTyped = (typed: string) => setBox((now) => ({ ...now, typed }))
  const wanted = box.typed.trim()
  const write = () => {
    // Whoever has gone on to another page is not called back.
    if (wanted === asked.trim() || window.location.pathname !== routes.search.path) return
    setBox((now) => ({ ...now, written: [...now.written, wanted] }))
    setParams(wanted === '' ? {} : { q: wanted }, { replace: true })
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(() => writeLater(), wanted === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  return [box.typed, setTyped, write] as const
}
