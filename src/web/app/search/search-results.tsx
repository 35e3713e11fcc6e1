import SearchX from 'lucide-react/icons/search-x'
import { useId } from 'react'
import { Link } from 'react-router'
import type { SearchQuery } from '#domain/search/query.ts'
import type { Section } from '#domain/search/rank.ts'
import { bookMonths, entryRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { usedCurrencies } from '#web/ledger/filter/used-currencies.ts'
import { hitAddress } from '#web/search/hit-address.ts'
import { kindLooks } from '#web/search/hit-kinds.tsx'
import { HitLine } from '#web/search/hit-line.tsx'
import type { Searched } from '#web/search/use-search.ts'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listAddress } from './list-address.ts'

export interface SearchResultsProps {
  readonly searched: Searched
  readonly query: SearchQuery
  /** Before a hit is opened: the way back should lead here. */
  readonly onLeave: () => void
}

export function SearchResults({ searched, query, onLeave }: SearchResultsProps) {
  const { sections, typed } = searched
  const count = sections.reduce((sum, { hits }) => sum + hits.length, 0)
  const isMore = sections.some(({ hasMore }) => hasMore)
  return (
    <>
      <p role="status" className="sr-only">
        {count === 0 ? 'Nothing found' : `${isMore ? 'More than ' : ''}${count} found`}
      </p>
      {sections.map((section) => (
        <Found key={section.kind} section={section} query={query} onLeave={onLeave} />
      ))}
      {count === 0 ? (
        <Card>
          <Empty icon={<SearchX aria-hidden />} title={`Nothing found for “${typed}”`}>
            Try fewer words, or only a part of one.
          </Empty>
        </Card>
      ) : null}
    </>
  )
}

interface FoundProps extends Pick<SearchResultsProps, 'query' | 'onLeave'> {
  readonly section: Section
}

/** Whether all entries of a kind are in one currency. */
function isAllIn(replica: Replica, kind: Section['kind'], currency: string): boolean {
  const type = kind === 'incomes' ? 'income' : 'expense'
  const months = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  const rowsOf = (month: string) => entryRows(replica, type, month)
  return usedCurrencies({ months, rowsOf }).every((one) => one === currency)
}

function Found({ section: { kind, hits, hasMore }, query, onLeave }: FoundProps) {
  const id = useId()
  const replica = useReplica()
  const { currency } = useBook()
  const list = hasMore ? listAddress(kind, query, () => isAllIn(replica, kind, currency)) : null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {kindLooks[kind].title}
        <span className="text-sm font-normal text-muted-foreground">
          {hasMore ? `the first ${hits.length}` : hits.length}
        </span>
      </h2>
      <Card>
        <ul>
          {hits.map((hit) => (
            <li key={hit.id} className="border-b last:border-b-0">
              <Link
                data-hit
                to={hitAddress(hit, replica)}
                onClick={onLeave}
                className="flex min-h-14 items-center px-4 py-2 hover:bg-accent"
              >
                <HitLine hit={hit} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {hasMore ? (
        <p className="px-1 text-sm text-muted-foreground">
          {list === null ? (
            'There are more. Add a word, a day or an amount to narrow it down.'
          ) : (
            <Link to={list} onClick={onLeave} className="font-medium text-primary-text underline">
              See all of them in {kindLooks[kind].title}
            </Link>
          )}
        </p>
      ) : null}
    </section>
  )
}

const bars = ['w-32', 'w-44', 'w-28', 'w-40'] as const

export function SearchSkeleton() {
  return (
    <Card role="status" aria-label="Searching" className="py-2">
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
