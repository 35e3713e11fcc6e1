import type { Row } from '#contract/sync.ts'
import type { Wish } from '#web/data/replica/shapes.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** What the address says. */
  readonly search: string
}

export const asView = (row: Row): SavedView => row as Row & SavedView

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

const create = ({ id, name, search }: SavedView): Wish => ({
  name: 'saved_views.create',
  args: { doc: { id, name, search } },
})
const remove = (id: string): Wish => ({ name: 'saved_views.delete', args: { id } })
const rename = (id: string, name: string): Wish => ({
  name: 'saved_views.update',
  args: { id, patch: { name } },
})

export const addStep = (view: SavedView): Step => ({
  there: [create(view)],
  back: [remove(view.id)],
})

export const removeStep = (view: SavedView): Step => ({
  there: [remove(view.id)],
  back: [create(view)],
})

export const renameStep = (view: SavedView, name: string): Step => ({
  there: [rename(view.id, name)],
  back: [rename(view.id, view.name)],
})
