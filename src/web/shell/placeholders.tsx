import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const rows = [64, 48, 72, 40, 56, 68, 44, 60] as const

/** A list with its tools above it: the shape of the ledger pages. */
export function ListPlaceholder() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <div className="flex flex-wrap justify-between gap-3">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-9 w-32" />
      </div>
      <Skeleton className="h-24 w-full rounded-lg" />
      <div className="rounded-lg border bg-card">
        {rows.map((width) => (
          <div key={width} className="flex items-center gap-3 border-b p-4 last:border-b-0">
            <Skeleton className="size-9 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5 w-40 max-w-full" />
              <Skeleton className="h-3 w-24" />
            </div>
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The whole app before its frame has arrived. */
export function AppPlaceholder() {
  return (
    <div className="lg:pl-64">
      <div className="fixed inset-y-0 left-0 hidden w-64 border-r bg-card p-5 lg:block">
        <Skeleton className="h-8 w-40" />
      </div>
      <div className="flex h-16 items-center justify-between border-b px-4 lg:px-8">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="size-8 rounded-full" />
      </div>
      <div className="mx-auto max-w-6xl p-4 lg:p-8">
        <ListPlaceholder />
      </div>
    </div>
  )
}
