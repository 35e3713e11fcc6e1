import { Skeleton } from '#web/ui/skeleton.tsx'

/** In the shape of the figures. */
export const FiguresSkeleton = () => <Skeleton className="h-28 w-full rounded-lg phone:h-48" />

/** In the shape of what is below them. */
export function LowerSkeleton() {
  return (
    <>
      <Skeleton className="h-96 w-full rounded-lg" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </>
  )
}
