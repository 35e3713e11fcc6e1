import { useMemo } from 'react'
import type { Row } from '#contract/sync.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import type { FieldsOf } from '#web/writes/write.ts'

/** `search` is what the address says. */
export type SavedView = FieldsOf<'saved_views'> & { readonly id: string }

const asView = (row: Row) => row as SavedView

export interface SavedViewsOf {
  readonly views: readonly SavedView[]
  readonly add: (name: string, search: string) => void
  readonly rename: (view: SavedView, name: string) => void
  readonly remove: (view: SavedView) => void
}

/** Kept with the book, so that every device has them. */
export function useSavedViews(): SavedViewsOf {
  const { replica, version } = useTable('saved_views')
  const writes = useWrites('saved_views')
  const views = useMemo(() => {
    // Read again whenever the table changes.
    void version
    return replica.monthRows('saved_views', '').map(asView)
  }, [replica, version])
  return {
    views,
    add: (name, search) => writes.create({ name, search }, { title: `Saved ${name}` }),
    rename: (view, name) => writes.change(view, { name }, { title: `Renamed to ${name}` }),
    remove: (view) => writes.remove(view, { title: `Deleted ${view.name}` }),
  }
}
