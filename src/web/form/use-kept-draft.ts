import { useEffect, useRef, useState } from 'react'
import { storageKeys } from '#contract/storage.ts'
import { isSameThing, keepDraft, keptDraft, wordsOfDraft } from './kept-drafts.ts'

type Patch = Readonly<Record<string, unknown>>

export interface KeptDraft {
  /** What was being written here before the page went away, until it is decided about. */
  readonly words: string | null
  readonly goOn: () => void
  readonly startAnew: () => void
  /** It is saved, or was left on purpose; what is offered still is over, too, if it is the same. */
  readonly drop: () => void
}

/** The panel that is open, as the address names it. */
export function panelPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search)
  params.delete('fill')
  return `${pathname}?${params}`
}

/**
 * What is typed outlives the tab: a phone drops one that is not looked at. `patch` is what differs
 * from how it began, null when nothing does; `onGoOn` lays what was kept over what is there now.
 */
export function useKeptDraft(
  place: string,
  patch: Patch | null,
  onGoOn: (patch: Patch) => void,
): KeptDraft {
  const [found, setFound] = useState(() => keptDraft(place, Date.now()))
  const text = patch && JSON.stringify(patch)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (text === last.current) return
    last.current = text
    // What is still offered stays until somebody decided about it, whatever is written meanwhile.
    keepDraft(place, text === null ? found : JSON.parse(text), Date.now())
  }, [place, text, found])
  useEffect(() => {
    // Another tab may save meanwhile what is offered here.
    const look = ({ key }: StorageEvent) => {
      if (key === storageKeys.drafts && last.current === null) {
        setFound((now) => now && keptDraft(place, Date.now()))
      }
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [place])
  const drop = () => {
    const waiting = found && patch && isSameThing(found, patch) ? null : found
    // What was typed last may not be kept yet, and is not to be.
    last.current = text
    setFound(waiting)
    keepDraft(place, waiting, Date.now())
  }
  return {
    words: found && wordsOfDraft(found),
    goOn: () => {
      setFound(null)
      if (found) onGoOn(found)
    },
    startAnew: () => {
      setFound(null)
      if (patch === null) keepDraft(place, null, Date.now())
    },
    drop,
  }
}
