import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { type Hit, hitsOf, type Section } from '#domain/search/rank.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { isByWholeBills } from '#web/search/by-amount.ts'
import { hitAddress } from '#web/search/hit-address.ts'
import { kindLooks } from '#web/search/hit-kinds.tsx'
import { HitLine } from '#web/search/hit-line.tsx'
import type { WholeFound } from '#web/search/use-whole.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { FoundSum, ListLink } from './found-sum.tsx'

export interface FoundSectionProps {
  readonly section: Section
  /** All that fits, once it is counted. */
  readonly whole: WholeFound | null
  readonly query: SearchQuery
  /** Before a hit is opened: the way back should lead here. */
  readonly onLeave: () => void
}

/** What was found first, and then all the others. */
function useShownHits({ section, whole }: FoundSectionProps) {
  const [more, setMore] = useState({ typed: '', count: 0 })
  const { kind, hits } = section
  const all = whole?.kinds.find((one) => one.kind === kind) ?? null
  const extra = whole !== null && more.typed === whole.typed ? more.count : 0
  const shown = useMemo((): readonly Hit[] => {
    if (whole === null || all === null || extra === 0) return hits
    const known = new Set(hits.map(({ id }) => id))
    const others = all.things.filter(({ id }) => !known.has(id))
    return [...hits, ...hitsOf(whole.query, others.slice(0, extra))]
  }, [whole, all, extra, hits])
  const showMore = () =>
    setMore({ typed: whole?.typed ?? '', count: extra + limits.searchHitsPerKind })
  return { all, shown, showMore }
}

export function FoundSection(props: FoundSectionProps) {
  const { kind, hasMore } = props.section
  const id = useId()
  const replica = useReplica()
  const { isComplete } = useReplicaStatus()
  const { locale } = useLocale()
  const { all, shown, showMore } = useShownHits(props)
  const count = all?.things.length ?? (hasMore ? null : shown.length)
  const left = count === null ? 0 : count - shown.length
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="font-semibold">
          {kindLooks[kind].title}
        </h2>
        <span className="text-sm text-muted-foreground">
          {count?.toLocaleString(locale) ?? say('the first {count}', { count: shown.length })}
        </span>
        {all ? <FoundSum all={all} /> : null}
      </div>
      {isByWholeBills(props.query, shown) ? (
        <p className="text-sm text-muted-foreground">
          {say('Bills of groups are found by their whole amount, and count with your share.')}
        </p>
      ) : null}
      <Card>
        <ul>
          {shown.map((hit) => (
            <li key={hit.id} className="border-b last:border-b-0">
              <Link
                data-hit
                to={hitAddress(hit, replica)}
                onClick={props.onLeave}
                className="flex min-h-14 items-center px-4 py-2 hover:bg-accent"
              >
                <HitLine hit={hit} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {left > 0 ? (
          <Button look="outline" onClick={showMore}>
            <Say words="Show {min} more" min={Math.min(left, limits.searchHitsPerKind)} />
          </Button>
        ) : null}
        {count === null && !isComplete ? (
          <p className="px-1 text-sm text-muted-foreground">
            {say('There are more. They can be shown once everything is on this device.')}
          </p>
        ) : null}
        {all && props.whole ? (
          <ListLink all={all} query={props.whole.query} onLeave={props.onLeave} />
        ) : null}
      </div>
    </section>
  )
}
