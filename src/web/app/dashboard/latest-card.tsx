import HandCoins from 'lucide-react/icons/hand-coins'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { dayWord, formatDay } from '#domain/calendar/calendar.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { paintOf } from '#web/categories/category-colour.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { paymentAddress, shareAddress } from '#web/groups/share-address.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CardFrame, rowLook } from './card-frame.tsx'
import type { Latest } from './latest.ts'
import { isIn, latestWords, paymentDetails } from './latest-words.ts'
import { useLatest } from './use-latest.ts'

const style = { day: 'numeric', month: 'short' } as const

function addressOf({ from, id, groupId, date }: Latest, replica: Replica): string | null {
  if (from === 'group_shares') return shareAddress(replica, id)
  if (groupId !== null) return paymentAddress(replica, groupId, id)
  const list = from === 'incomes' ? routes.income : routes.expenses
  return `${list.path}?month=${date.slice(0, 7)}&edit=${id}`
}

/** What happened last, whoever wrote it down. */
export function LatestCard({ latest: answered }: { readonly latest: readonly Latest[] }) {
  const { locale } = useLocale()
  const today = useToday()
  const categories = useCategories('expense')
  const latest = useLatest(answered)
  const { replica } = useTable('groups')
  if (latest.length === 0) return null
  return (
    <CardFrame
      isHere
      title={say('Latest')}
      more={{ to: routes.expenses.path, words: say('All expenses') }}
    >
      <ul>
        {latest.map((one) => (
          <li key={`${one.from} ${one.id}`}>
            <Place to={addressOf(one, replica)}>
              {one.from === 'settlements' ? (
                <HandCoins aria-hidden className="mx-1 size-4 text-muted-foreground" />
              ) : (
                <CategoryMark
                  category={categories.byId.get(one.categoryId ?? '')}
                  size="small"
                  paint={paintOf(categories, one.categoryId ?? null)}
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="block truncate">{latestWords(one)}</span>
                <span className="block truncate text-sm text-muted-foreground">
                  {[dayWord(one.date, today) ?? formatDay(one.date, locale, style)]
                    .concat(paymentDetails(one))
                    .join(', ')}
                </span>
              </span>
              <LatestAmount one={one} />
            </Place>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

/** Of a group that was left, nothing is here to lead to. */
function Place({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  return to === null ? (
    <div className={rowLook}>{children}</div>
  ) : (
    <Link to={to} className={rowLook}>
      {children}
    </Link>
  )
}

/** What it counts for; what was paid stands below when that is not the same, as in the lists. */
function LatestAmount({ one }: { readonly one: Latest }) {
  const { amount, gross, currency } = one
  return (
    <span className="grid justify-items-end">
      <Amount amount={amount} currency={currency} flow={isIn(one) ? 'in' : 'out'} />
      {Math.abs(amount) === gross ? null : (
        <span className="text-sm text-muted-foreground">
          <Say words="of {amount}" amount={<Amount amount={gross} currency={currency} />} />
        </span>
      )}
    </span>
  )
}
