import HandCoins from 'lucide-react/icons/hand-coins'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { dayWord, formatDay } from '#domain/calendar.ts'
import { Amount } from '#web/fields/amount.tsx'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { useMyGroups } from '#web/fields/use-my-groups.ts'
import { CardFrame, rowLook } from './card-frame.tsx'
import type { Latest } from './latest.ts'
import { useLatest } from './use-latest.ts'

const style = { day: 'numeric', month: 'short' } as const

function addressOf({ from, id, groupId, date }: Latest): string {
  if (groupId !== null) return routes.group.path.replace(':id', groupId)
  const list = from === 'incomes' ? routes.income : routes.expenses
  return `${list.path}?month=${date.slice(0, 7)}&edit=${id}`
}

/** A payment between members has no words of its own. */
function wordsOf({ description, groupId }: Latest, groups: ReturnType<typeof useMyGroups>): string {
  const group = groups.get(groupId ?? '')
  return description || (group ? `Payment in ${group.name}` : 'Payment in a group')
}

/** What happened last, whoever wrote it down. */
export function LatestCard({ latest: answered }: { readonly latest: readonly Latest[] }) {
  const { locale } = useBook()
  const today = useToday()
  const { byId } = useCategories('expense')
  const latest = useLatest(answered)
  const groups = useMyGroups()
  if (latest.length === 0) return null
  return (
    <CardFrame title="Latest" more={{ to: routes.expenses.path, words: 'All expenses' }}>
      <ul>
        {latest.map((one) => (
          <li key={`${one.from} ${one.id}`}>
            <Link to={addressOf(one)} className={rowLook}>
              {one.from === 'settlements' ? (
                <HandCoins aria-hidden className="mx-1 size-4 text-muted-foreground" />
              ) : (
                <CategoryMark category={byId.get(one.categoryId ?? '')} size="small" />
              )}
              <span className="min-w-0 flex-1">
                <span className="block truncate">{wordsOf(one, groups)}</span>
                <span className="text-sm text-muted-foreground">
                  {dayWord(one.date, today) ?? formatDay(one.date, locale, style)}
                </span>
              </span>
              <LatestAmount one={one} />
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

/** What it counts for; what was paid stands below when that is not the same, as in the lists. */
function LatestAmount({ one }: { readonly one: Latest }) {
  const { amount, gross, currency } = one
  return (
    <span className="grid justify-items-end">
      <Amount amount={amount} currency={currency} flow={one.from === 'incomes' ? 'in' : 'out'} />
      {Math.abs(amount) === gross ? null : (
        <span className="text-sm text-muted-foreground">
          of <Amount amount={gross} currency={currency} />
        </span>
      )}
    </span>
  )
}
