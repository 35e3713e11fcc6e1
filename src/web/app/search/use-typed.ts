import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { routes } from '#contract/routes.ts'

const typingPauseMs = 300

/** The box of the search page, beside the address that it follows and writes into. */
interface SearchedBox {
  readonly typed: string
  /** The words of the address when it was last looked at. */
  readonly seen: string
  /** What the box has put into the address and has not seen there yet, the oldest first. */
  readonly written: readonly string[]
}

/**
 * The address leads, but what the box itself wrote there does not: on a busy device it arrives when
 * more was typed, and would put the words before back, and what they find.
 */
export function followAddress(box: SearchedBox, asked: string): SearchedBox {
  const own = box.written.indexOf(asked)
  if (own < 0) return { typed: asked, seen: asked, written: [] }
  return { ...box, seen: asked, written: box.written.slice(own + 1) }
}

/** What is typed: at once searched for, in the address bar after a pause. */
export function useTyped() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [box, setBox] = useState<SearchedBox>({ typed: asked, seen: asked, written: [] })
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
