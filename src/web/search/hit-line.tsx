import { formatDay } from '#domain/calendar/calendar.ts'
import type { Hit } from '#domain/search/rank.ts'
import { AccountBalance } from '#web/accounts/account-balance.tsx'
import { useAccounts } from '#web/accounts/use-accounts.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { kindLooks } from './hit-kinds.tsx'
import { Marked } from './marked.tsx'

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** One thing that was found: what it is, what else it says, when and how much. */
export function HitLine({ hit }: { readonly hit: Hit }) {
  const { kind, title, marks, detail, detailMarks } = hit
  const Icon = kindLooks[kind].icon
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span
        aria-hidden
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-muted"
      >
        <Icon className="size-4.5 text-muted-foreground" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">
          <Marked text={title} marks={marks} />
        </span>
        {detail === null ? null : (
          <span className="truncate text-sm text-muted-foreground">
            <Marked text={detail} marks={detailMarks} />
          </span>
        )}
      </span>
      {kind === 'accounts' ? <AccountHolds id={hit.id} /> : <HitFigures hit={hit} />}
    </span>
  )
}

/** As its page and the shell say it: a search counts no balances of its own. */
function AccountHolds({ id }: { readonly id: string }) {
  const found = useAccounts().find(({ account }) => account.id === id)
  if (!found) return null
  const { account, balance } = found
  const { kind, currency } = account
  const holds = { balance: balance.booked, currency, kind }
  return <AccountBalance {...holds} isTight className="font-medium" />
}

/** What it counts for me; what was paid stands below when that is not the same. */
function HitFigures({ hit }: { readonly hit: Hit }) {
  const { locale } = useLocale()
  const { kind, amount, currency, date, groupId } = hit
  const counts = hit.counts ?? amount
  const isPart = counts !== amount
  return (
    <span className="grid shrink-0 justify-items-end">
      {counts === null || currency === null ? null : (
        <Amount
          amount={counts}
          currency={currency}
          flow={kind === 'incomes' ? 'in' : 'out'}
          className="font-medium"
        />
      )}
      {isPart && amount !== null && currency !== null ? (
        <span className="text-sm whitespace-nowrap text-muted-foreground">
          {groupId === null ? 'of ' : 'your share of '}
          <Amount amount={amount} currency={currency} />
        </span>
      ) : null}
      {date === null ? null : (
        <span className="text-sm whitespace-nowrap text-muted-foreground">
          {formatDay(date, locale, dayStyle)}
        </span>
      )}
    </span>
  )
}
