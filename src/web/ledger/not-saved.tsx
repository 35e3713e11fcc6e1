import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from '#web/ui/button.tsx'
import { type FailedWrite, meantEntry } from './failures.ts'
import type { ListState } from './use-list.ts'

export interface NotSavedProps {
  readonly writes: readonly FailedWrite[]
  readonly state: ListState
}

const verbs = { create: 'add', update: 'change', delete: 'delete' } as const

/** What the server refused stays in sight until the person decides about it. */
export function NotSaved({ writes, state }: NotSavedProps) {
  const { replica, bar } = state
  const fix = (id: string) => bar.openSheet({ kind: 'edit', id })
  return (
    <section
      aria-label="Not saved"
      className="grid gap-3 rounded-lg border border-over bg-over-wash p-4"
    >
      {writes.map((write) => (
        <div key={write.key} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CircleAlert aria-hidden className="size-5 shrink-0 text-over" />
          <p className="min-w-0 flex-1 basis-56">
            <strong className="font-semibold">
              Could not {verbs[write.kind]} {nameOf(write, state)}.
            </strong>{' '}
            {Object.values(write.fields ?? {}).join(' ') || write.error}
          </p>
          <div className="flex gap-2">
            {write.kind === 'delete' || write.ids.length !== 1 ? null : (
              <Button look="outline" onClick={() => fix(write.ids[0] ?? '')}>
                Fix it
              </Button>
            )}
            <Button look="outline" onClick={() => replica.retry(write.key)}>
              Try again
            </Button>
            <Button look="quiet" onClick={() => replica.dismiss(write.key)}>
              Discard
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}

function nameOf({ ids }: FailedWrite, { replica, noun }: ListState): string {
  const [id = '', ...others] = ids
  if (others.length > 0) return `${ids.length} ${noun.many}`
  const meant = meantEntry(replica, noun, id)
  return meant ? `“${meant.description}”` : noun.aOne
}
