import { changedIn } from '#web/form/kept-drafts.ts'
import { type KeptDraft, useKeptDraft } from '#web/form/use-kept-draft.ts'
import type { Entry } from '../model/entry.ts'
import { changeEntry, type EntryState, nounOf, turnEntry } from './entry-state.ts'

export interface KeptEntryProps {
  readonly opened: Entry | null
  readonly state: EntryState
  readonly write: (change: (now: EntryState) => EntryState) => void
  readonly type: (text: string) => void
  /** The category is the one that was chosen. */
  readonly onChosen: () => void
}

/** The line, the list and the fields as they were when the page went away. */
export function useKeptEntry(props: KeptEntryProps): KeptDraft {
  const { opened, state, write, type, onChosen } = props
  const { base, draft, text, noun } = state
  const changed = changedIn(base, draft)
  const isWritten = Object.keys(changed).length > 0 || text.trim() !== ''
  return useKeptDraft(
    opened ? `entry ${opened.id}` : 'new entry',
    isWritten ? { ...changed, text, kind: noun.type } : null,
    ({ text: line, kind, ...fields }) => {
      if (typeof line === 'string' && line !== '') type(line)
      const to = nounOf(kind === 'income' ? 'income' : 'expense')
      if ('categoryId' in fields) onChosen()
      write((now) => changeEntry(now.noun === to ? now : turnEntry(now, to), fields))
    },
  )
}
