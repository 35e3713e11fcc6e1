import { useMemo } from 'react'
import { newId } from '#web/data/new-id.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { toast } from '#web/ui/toast.ts'
import { addStep, asView, removeStep, renameStep, type SavedView, type Step } from './view-steps.ts'

export interface SavedViewsOf {
  readonly views: readonly SavedView[]
  readonly add: (name: string, search: string) => void
  readonly rename: (view: SavedView, name: string) => void
  readonly remove: (view: SavedView) => void
}

/** Kept with the book, so that every device has them. */
export function useSavedViews(): SavedViewsOf {
  const { replica, version } = useTable('saved_views')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const take = ({ there, back }: Step, title: string) => {
      void send(replica, there)
      toast({ title, action: { label: 'Undo', onClick: () => void send(replica, back) } })
    }
    return {
      views: replica.monthRows('saved_views', '').map(asView),
      add: (name, search) => take(addStep({ id: newId(), name, search }), `Saved ${name}`),
      rename: (view, name) => take(renameStep(view, name), `Renamed to ${name}`),
      remove: (view) => take(removeStep(view), `Deleted ${view.name}`),
    }
  }, [replica, version])
}
