import { useState } from 'react'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import type { Entry } from '../entry.ts'
import type { Removal } from './removal-dialog.tsx'
import { removeEntry } from './remove-entry.ts'

/** The sheet closes when its entry has gone. */
export function useRemoval(entry: Entry | null, onDone: () => void) {
  const replica = useReplica()
  const { locale } = useBook()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const remove = () => {
    if (entry !== null) removeEntry(entry, { replica, locale, ask: setRemoval, onDone })
  }
  return { removal, remove, keep: () => setRemoval(null) }
}
