import { useMemo, useState } from 'react'
import type { Categories } from '#web/categories/use-categories.ts'
import type { RowEditor } from './list/entry-list.tsx'
import { InlineEditor } from './list-parts.tsx'

interface Editing {
  readonly id: string
  readonly field: string | null
}

/** The row that is edited in place, if any: what is drawn for it is the same until that changes. */
export function useInlineEditor(categories: Categories, onDone: () => void) {
  const [editing, edit] = useState<Editing | null>(null)
  const editor = useMemo<RowEditor | null>(() => {
    if (!editing) return null
    const close = (isDone: boolean) => {
      if (isDone) onDone()
      edit(null)
    }
    const { id, field } = editing
    const draw: RowEditor['draw'] = (entry) => (
      <InlineEditor {...{ entry, field, categories }} onClose={close} />
    )
    return { id, draw }
  }, [editing, categories, onDone])
  return { edit, editor }
}
