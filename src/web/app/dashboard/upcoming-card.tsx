import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BellRing from 'lucide-react/icons/bell-ring'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Repeat from 'lucide-react/icons/repeat'
import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { dayWords } from '#domain/calendar/calendar.ts'
import { soonDays } from '#domain/recurring/soon.ts'
import { accountPath } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { shareAddress } from '#web/groups/share-address.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { CardFrame, type CardFrameProps, rowLook } from './card-frame.tsx'

type Coming = DashboardAnswer['upcoming'][number]

const icons = {
  ...{ expense: Repeat, income: Repeat, transfer: ArrowLeftRight },
  ...{ loan: Landmark, card: CreditCard, 'cancel-by': BellRing },
} as const

function addressOf({ kind, id, from, day }: Coming, replica: Replica): string {
  if (kind === 'loan') return routes.loan.path.replace(':id', id)
  if (kind === 'card') return accountPath(id)
  if (from === null) return `${routes.recurring.path}?edit=${id}`
  const shared = from === 'group_shares' ? shareAddress(replica, id) : null
  const list = from === 'incomes' ? routes.income : routes.expenses
  return shared ?? `${list.path}?month=${day.slice(0, 7)}&edit=${id}`
}

export interface UpcomingCardProps extends Pick<CardFrameProps, 'isHere'> {
  readonly coming: readonly Coming[]
}

/**
 * What comes by itself in the next two weeks, what is written down for then, and what can only be
 * cancelled until then.
 */
export function UpcomingCard({ coming, isHere }: UpcomingCardProps) {
  return (
    <CardFrame
      isHere={isHere}
      title={say('The next {soonDays} days', { soonDays })}
      more={{ to: routes.recurring.path, words: say('All that recurs') }}
    >
      {coming.length === 0 ? (
        <p className="border-t px-5 py-4 text-muted-foreground">
          {say('Nothing is due or written down.')}
        </p>
      ) : (
        <ul>
          {coming.map((one) => (
            <ComingRow key={`${one.kind} ${one.id} ${one.day}`} coming={one} />
          ))}
        </ul>
      )}
    </CardFrame>
  )
}

function ComingRow({ coming }: { readonly coming: Coming }) {
  const { locale } = useLocale()
  const today = useToday()
  const { replica } = useTable('groups')
  const { kind, from, day, title, amount, currency, isWaiting, isAbout = false } = coming
  const Icon = from === null ? icons[kind] : CalendarClock
  return (
    <li>
      <Link to={addressOf(coming, replica)} className={rowLook}>
        <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            {kind === 'cancel-by'
              ? say('Last day to cancel {title}', { title })
              : kind === 'card'
                ? say('Bill of {title}', { title })
                : title}
          </span>
          <span className="text-sm text-muted-foreground">{dayWords(day, today, locale)}</span>
        </span>
        {isWaiting ? (
          <Badge look="primary">{kind === 'loan' ? say('Was due') : say('To confirm')}</Badge>
        ) : kind === 'loan' && day < today ? (
          <Badge>{say('Not entered yet')}</Badge>
        ) : null}
        {amount === null ? null : (
          <Amount {...{ amount, currency, isAbout }} flow={kind === 'income' ? 'in' : 'out'} />
        )}
      </Link>
    </li>
  )
}
