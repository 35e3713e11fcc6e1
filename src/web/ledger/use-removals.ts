import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#web/locale/use-locale.ts'
import type { Entry } from './model/entry.ts'
import type { ListState } from './model/use-list.ts'
import type { Selection } from './selection/use-selection.ts'
import type { Removal } from './sheet/removal/removal-dialog.tsx'

export interface Removals {
  /** The question to answer first, if any. */
  readonly removal: Removal | null
  readonly keep: () => void
  readonly removeOne: (entry: Entry) => void
  readonly removeSelected: () => void
}

/** Deletes what the list shows; the code for it comes after the list. */
export function useRemovals({ replica, noun, list }: ListState, selection: Selection): Removals {
  const { locale } = useLocale()
  const open = useNavigate()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const keep = () => setRemoval(null)
  const removeOne = async (entry: Entry) => {
    const { removeEntry } = await import('./sheet/removal/remove-entry.ts')
    removeEntry(entry, { replica, locale, ask: setRemoval, onDone: keep, open })
  }
  const removeSelected = async () => {
    const [{ selectedRows, sharedAmong }, { removeMany }] = await Promise.all([
      import('./selection/many-writes.ts'),
      import('./selection/remove-many.ts'),
    ])
    const onDone = () => {
      keep()
      selection.clear()
    }
    const rows = selectedRows(list, selection.ids)
    const shared = sharedAmong(list, selection.ids)
    removeMany({ replica, noun, locale }, rows, { ask: setRemoval, onDone, shared })
  }
  return {
    removal,
    keep,
    removeOne: (entry) => void removeOne(entry),
    removeSelected: () => void removeSelected(),
  }
}
