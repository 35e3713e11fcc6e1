import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { useNoun } from '../model/noun.ts'

const bars = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52', 'w-44', 'w-28'] as const

/** The list's own shape while the device opens its copy. */
export function ListSkeleton() {
  const { many } = useNoun()
  return (
    <div role="status" aria-label={say('Loading {many}', { many })} className="pt-4">
      <Skeleton className="mx-4 mb-3 h-4 w-32" />
      {bars.map((width) => (
        <div key={width} className="flex h-15 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className={`h-4 max-w-full ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  )
}
