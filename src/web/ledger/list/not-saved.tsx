import { RefusedItem } from '#web/outbox/refused-item.tsx'
import { say } from '#web/words/say.ts'
import { type FailedWrite, meantEntry } from '../model/failures.ts'
import type { ListState } from '../model/use-list.ts'

export interface NotSavedProps {
  readonly writes: readonly FailedWrite[]
  readonly state: ListState
}

/** What the server refused stays in sight until the person decides about it. */
export function NotSaved({ writes, state }: NotSavedProps) {
  const { replica, noun, bar } = state
  const fixFor = ({ kind, ids }: FailedWrite) => {
    const [id = '', ...others] = ids
    if (kind === 'delete' || others.length > 0 || !meantEntry(replica, noun, id)) return null
    const isHere = kind === 'create' || replica.rows(noun.table).has(id)
    const onClick = () => bar.openSheet({ kind: 'edit', id })
    return { words: isHere ? say('Fix it') : say('Add it anew'), onClick }
  }
  return (
    <section
      aria-label={say('Not saved')}
      className="grid gap-3 rounded-lg border border-over bg-over-wash p-4"
    >
      {writes.map((write) => (
        <RefusedItem key={write.key} failure={write} fix={fixFor(write)} />
      ))}
    </section>
  )
}
