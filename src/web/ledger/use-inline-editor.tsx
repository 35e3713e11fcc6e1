import { useCallback, useState } from 'react'
import type { Categories } from '#web/categories/use-categories.ts'
import { InlineEditor } from './list-parts.tsx'
import type { Entry } from './model/entry.ts'

interface Editing {
  readonly id: string
  readonly field: string | null
}

/** The row that is edited in place, if any: what is drawn for it is the same until that changes. */
export function useInlineEditor(categories: Categories, onDone: () => void) {
  const [editing, edit] = useState<Editing | null>(null)
  const editorOf = useCallback(
    (entry: Entry) =>
      editing?.id !== entry.id ? null : (
        <InlineEditor
          entry={entry}
          field={editing.field}
          categories={categories}
          onClose={(isDone) => {
            if (isDone) onDone()
            edit(null)
          }}
        />
      ),
    [editing, categories, onDone],
  )
  return { edit, editorOf }
}
