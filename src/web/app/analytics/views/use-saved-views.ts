import { useRows } from '#web/data/replica-react.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import type { FieldsOf } from '#web/writes/write.ts'

/** `search` is what the address says. */
export type SavedView = FieldsOf<'saved_views'> & { readonly id: string }

export interface SavedViewsOf {
  readonly views: readonly SavedView[]
  readonly add: (name: string, search: string) => void
  readonly rename: (view: SavedView, name: string) => void
  readonly remove: (view: SavedView) => void
}

/** Kept with the book, so that every device has them. */
export function useSavedViews(): SavedViewsOf {
  const writes = useWrites('saved_views')
  return {
    views: useRows('saved_views'),
    add: (name, search) => writes.create({ name, search }, { title: `Saved ${name}` }),
    rename: (view, name) => writes.change(view, { name }, { title: `Renamed to ${name}` }),
    remove: (view) => writes.remove(view, { title: `Deleted ${view.name}` }),
  }
}
