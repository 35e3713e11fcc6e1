import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'

const rows = [...'12345678']

/** Fixed at the side where there is room for it. */
export const sideLook =
  'fixed inset-y-0 left-0 z-20 w-64 flex-col gap-6 overflow-y-auto border-r bg-card px-3 py-5'

/** A list with its tools above it: the shape of the ledger pages. */
export function ListPlaceholder() {
  return (
    <div role="status" aria-label={say('Loading')} className="grid gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <div className="rounded-lg border bg-card">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-3 border-b p-4 last:border-b-0">
            <Skeleton className="size-9 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3 w-40 max-w-full" />
              <Skeleton className="h-3 w-40" />
            </div>
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface AppPlaceholderProps {
  /** What stands at the side of a wide screen. */
  readonly side?: ReactNode
}

/** The whole app before its frame has arrived. */
export function AppPlaceholder({ side = <Skeleton className="h-8 w-40" /> }: AppPlaceholderProps) {
  return (
    <div className="lg:pl-64">
      <aside className={classes(sideLook, 'hidden lg:flex')}>{side}</aside>
      <div className="flex h-16 items-center border-b px-4 lg:px-8">
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="max-w-6xl p-4 lg:p-8">
        <ListPlaceholder />
      </div>
    </div>
  )
}
