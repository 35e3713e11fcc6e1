import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const typingPauseMs = 300

/** A search box, beside the address that it follows and writes into. */
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

/**
 * What is typed: at once searched for, in the address bar after a pause or by `flush`, when the
 * next step must not lose it. `asked` is what the address says, `write` puts words there.
 */
export function useTyped(asked: string, write: (text: string) => void) {
  const [box, setBox] = useState<SearchedBox>({ typed: asked, seen: asked, written: [] })
  if (asked !== box.seen) setBox(followAddress(box, asked))
  // A key may be pressed before what was typed is drawn: the next step goes by what was typed last.
  const latest = useRef(box.typed)
  useLayoutEffect(() => {
    latest.current = box.typed
  }, [box.typed])
  const setText = (typed: string) => {
    latest.current = typed
    setBox((now) => ({ ...now, typed }))
  }
  const flush = () => {
    const text = latest.current.trim()
    // Not what is drawn of the address, which may still be what it said before.
    if (text === (new URLSearchParams(location.search).get('q') ?? '').trim()) return
    setBox((now) => ({ ...now, written: [...now.written, text] }))
    write(text)
  }
  const writeLater = useEffectEvent(flush)
  const wanted = box.typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => writeLater(), wanted === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  return { text: box.typed, setText, flush }
}
