import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'

const bars = ['w-32', 'w-44', 'w-28', 'w-40'] as const

export function Loading({ words }: { readonly words: string }) {
  return (
    <Card role="status" aria-label={words} className="py-2">
      {bars.map((width) => (
        <div key={width} className="flex h-16 items-center gap-3 px-4">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Card>
  )
}
