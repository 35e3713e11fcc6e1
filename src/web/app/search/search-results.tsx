import SearchX from 'lucide-react/icons/search-x'
import type { SearchQuery } from '#domain/search/query.ts'
import type { Searched } from '#web/search/use-search.ts'
import type { WholeFound } from '#web/search/use-whole.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { FoundSection } from './found-section.tsx'

export interface SearchResultsProps {
  readonly searched: Searched
  readonly whole: WholeFound | null
  /** It is of the words before, until what is typed now was looked for. */
  readonly isOld: boolean
  readonly query: SearchQuery
  /** Before a hit is opened: the way back should lead here. */
  readonly onLeave: () => void
}

export function SearchResults({ searched, whole, isOld, ...rest }: SearchResultsProps) {
  const { sections, typed } = searched
  // What was counted belongs to what is shown only when both are of the same words.
  const counted = whole?.typed === typed ? whole : null
  const shown = sections.reduce((sum, { hits }) => sum + hits.length, 0)
  const count = counted?.kinds.reduce((sum, { things }) => sum + things.length, 0) ?? shown
  const isMore = counted === null && sections.some(({ hasMore }) => hasMore)
  const found = isMore ? say('More than {count} found', { count }) : say('{count} found', { count })
  return (
    <>
      <p role="status" className="sr-only">
        {isOld ? say('Searching') : shown === 0 ? say('Nothing found') : found}
      </p>
      {sections.map((section) => (
        <FoundSection key={section.kind} section={section} whole={counted} {...rest} />
      ))}
      {shown === 0 ? (
        <Card>
          <Empty
            icon={<SearchX aria-hidden />}
            title={say('Nothing found for “{typed}”', { typed })}
          >
            {say('Try fewer words, or only a part of one.')}
          </Empty>
        </Card>
      ) : null}
    </>
  )
}

const bars = ['w-32', 'w-44', 'w-28', 'w-40'] as const

export function SearchSkeleton() {
  return (
    <Card role="status" aria-label={say('Searching')} className="py-2">
      {bars.map((width) => (
        <div key={width} className="flex h-14 items-center gap-3 px-4">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </Card>
  )
}
