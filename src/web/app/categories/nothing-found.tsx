import EyeOff from 'lucide-react/icons/eye-off'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface NothingFoundProps {
  readonly text: string
  readonly onClear: () => void
  readonly onAdd: () => void
}

/** Nothing has this name: the next step is to make one of it. */
export function NothingFound({ text, onClear, onAdd }: NothingFoundProps) {
  return (
    <Empty
      icon={<SearchX aria-hidden />}
      title={say('No category is called that')}
      action={
        <>
          <Button onClick={onAdd}>
            <Say words="Add “{text}”" text={text.trim()} />
          </Button>
          <Button look="outline" onClick={onClear}>
            {say('Clear the search')}
          </Button>
        </>
      }
    />
  )
}

export interface AllAwayProps {
  readonly isSearching: boolean
  readonly onAdd: () => void
}

/** What there is, or what was looked for, is below among those put away. */
export function AllAway({ isSearching, onAdd }: AllAwayProps) {
  return (
    <Empty
      icon={<EyeOff aria-hidden />}
      title={
        isSearching ? say('It is hidden or archived') : say('Every category is hidden or archived')
      }
      action={isSearching ? undefined : <Button onClick={onAdd}>{say('Add a category')}</Button>}
    >
      {isSearching ? say('Bring it back below.') : say('Bring some back below, or make your own.')}
    </Empty>
  )
}

const bars = ['w-32', 'w-44', 'w-28', 'w-40', 'w-36', 'w-48'] as const

export function CategoriesSkeleton() {
  return (
    <div role="status" aria-label={say('Loading categories')} className="py-2">
      {bars.map((width) => (
        <div key={width} className="flex h-14 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
