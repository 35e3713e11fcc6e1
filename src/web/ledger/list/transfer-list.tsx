import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { Link } from 'react-router'
import { formatDay, isWithin } from '#domain/calendar/calendar.ts'
import { type TransferRow, transferPath } from '#web/accounts/account.ts'
import { sumWords, wayWords } from '#web/accounts/transfer/transfer-words.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { rangeOf } from '../model/address.ts'
import type { ListState } from '../model/use-list.ts'

export type TransferListProps = Pick<ListState, 'bar' | 'address'>

/** More are seen on the page of an account. */
const most = 200
const style = { day: 'numeric', month: 'short' } as const

const sidesOf = ({ from, to }: TransferRow) => [from, to].flatMap((side) => side ?? [])

/** What moved between accounts in this time; it is in no total. */
export function TransferList({ bar, address }: TransferListProps) {
  const { accountIds } = address.filters
  const { replica } = useTable('transfers')
  const { locale } = useLocale()
  const accounts = useAccountMap()
  const range = rangeOf(address.period)
  const all: readonly unknown[] = replica
    .months('transfers')
    .flatMap((month) => replica.monthRows('transfers', month))
  const shown = (all as readonly TransferRow[]).filter(
    (row) =>
      isWithin(row.date, range) &&
      (accountIds.length === 0 ||
        sidesOf(row).some(({ accountId }) => accountIds.includes(accountId))),
  )
  return (
    <Card aria-label={say('Transfers')} className="p-4 text-muted-foreground">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-medium">{say('Transfers, in no total')}</h2>
        <Button look="quiet" onClick={() => bar.go({ hasTransfers: false })}>
          {say('Hide')}
        </Button>
      </div>
      {shown.length === 0 ? <p>{say('None in this time.')}</p> : null}
      <ul>
        {shown.slice(0, most).map((row) => (
          <li key={row.id}>
            <Link
              to={transferPath(row)}
              className="flex control-least items-center gap-3 rounded-md px-2 hover:bg-muted"
            >
              <ArrowLeftRight aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{wayWords(row, accounts)}</span>
              <span className="text-sm">{formatDay(row.date, locale, style)}</span>
              <span className="amount">{sumWords(row, accounts, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
