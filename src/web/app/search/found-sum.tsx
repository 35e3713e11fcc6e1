import { useMemo } from 'react'
import { Link } from 'react-router'
import { countIdle } from '#domain/ledger.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { StillAhead } from '#web/ledger/list/still-ahead.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { FoundTotal } from '#web/search/found-total.tsx'
import { kindLooks } from '#web/search/hit-kinds.tsx'
import type { WholeKind } from '#web/search/use-whole.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { sameList } from './same-list.ts'

/** As the list of that kind says it. */
const netWords = ({ kind }: WholeKind) => (kind === 'incomes' ? say('Earned') : say('Spent'))

/** How many of them add nothing to the sum: others pay them, or I have no part in them. */
function idleIn({ things, rows }: WholeKind): number {
  if (rows === null) return 0
  const idle = rows.months.reduce((sum, month) => sum + countIdle(month, rows.shareOf), 0)
  return things.length - rows.count + idle
}

/** What all of them come to, as their list says it. */
export function FoundSum({ all }: { readonly all: WholeKind }) {
  const { locale } = useLocale()
  if (all.rows === null) return null
  const [idle, split] = [idleIn(all), all.rows.partsOf.size]
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
      <span aria-hidden className="text-muted-foreground phone:hidden">
        ·
      </span>
      <span className="text-muted-foreground">{netWords(all)}</span>
      <FoundTotal rows={all.rows} tellsOld className="font-medium" />
      <StillAhead of={all.rows} />
      {idle === 0 ? null : (
        <span className="text-muted-foreground">
          <Say words="{value} of them counting nothing" value={idle.toLocaleString(locale)} />
        </span>
      )}
      {split === 0 ? null : (
        <span className="text-muted-foreground">
          <Say
            words="{value} counted in part, as only some of it is what you look for"
            value={split.toLocaleString(locale)}
          />
        </span>
      )}
    </span>
  )
}

export interface ListLinkProps {
  readonly all: WholeKind
  readonly query: SearchQuery
  readonly onLeave: () => void
}

/** The same rows in their list, where more can be done with them. */
export function ListLink({ all, query, onLeave }: ListLinkProps) {
  const { kind, rows } = all
  const replica = useReplica()
  const categories = useCategories(kind === 'incomes' ? 'income' : 'expense')
  const { currency, locale } = useLocale()
  const address = useMemo(() => {
    const isEntries = kind === 'expenses' || kind === 'incomes'
    if (!isEntries || rows === null || rows.count < 2) return null
    const { foundBy: categoryNames, byId } = categories
    return sameList(kind, query, rows, { replica, categoryNames, places: byId, currency })
  }, [kind, query, rows, replica, categories, currency])
  if (address === null || rows === null) return null
  return (
    <Link
      to={address}
      onClick={onLeave}
      className="inline-flex control-least items-center font-medium text-primary-text underline"
    >
      <Say
        words="Open all {value} in {title}"
        value={rows.count.toLocaleString(locale)}
        title={kindLooks[kind].title}
      />
    </Link>
  )
}
