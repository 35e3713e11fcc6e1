import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import { stepsOf } from '#domain/accounts/balance.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { jointMoves } from '#web/accounts/joint.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { useUid } from '../group-rows.ts'
import { entryWords } from '../payment-words.ts'
import type { GroupBar } from '../use-group-address.ts'
import type { Shown } from '../use-money.ts'

export interface JointRowsProps {
  readonly shown: Shown
  readonly bar: GroupBar
  readonly account: GroupAccountRow
  readonly onRemove: (entry: GroupAccountEntryRow) => void
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** All that moved it, the newest first, and what it held then. */
export function JointRows({ shown, bar, account, onRemove }: JointRowsProps) {
  const { money, names } = shown
  const { locale } = useLocale()
  const book = useAccountBook()
  const uid = useUid()
  const moves = jointMoves(book, account, money.entries)
  const steps = stepsOf({ account, moves }).toReversed()
  const entries = new Map(money.entries.map((entry) => [entry.id, entry]))
  const bills = new Map(money.expenses.map((bill) => [bill.id, bill]))
  if (steps.length === 0) {
    return (
      <Card>
        <Empty title="Nothing has moved yet">
          Pay in, or choose it as who paid when you add an expense.
        </Empty>
      </Card>
    )
  }
  return (
    <Card>
      <ul aria-label={`Rows of ${account.name}`}>
        {steps.map(({ move, date, balance }) => {
          const entry = entries.get(move?.id ?? '')
          const bill = bills.get(move?.id ?? '')
          const isMine = entry?.memberId === names.meId || entry?.createdBy === uid
          return (
            <li
              key={move?.id ?? date}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b p-4 last:border-b-0"
            >
              <span className="min-w-40 flex-1 wrap-anywhere">
                {entry ? entryWords(entry, names) : bill?.description}
                <span className="block text-sm text-muted-foreground">
                  {formatDay(date, locale, shortDay)}
                  {entry?.text ? `, ${entry.text}` : null}
                </span>
              </span>
              <span className="grid justify-items-end">
                <Amount
                  amount={move?.effect ?? 0}
                  currency={account.currency}
                  flow={(move?.effect ?? 0) > 0 ? 'in' : 'out'}
                  className="font-semibold"
                />
                <span className="text-sm text-muted-foreground">
                  <Amount amount={balance.expected.amount ?? 0} currency={account.currency} />
                </span>
              </span>
              {bill ? (
                <Button
                  look="quiet"
                  aria-label={`Open ${bill.description}`}
                  onClick={() => bar.edit(bill.id)}
                >
                  Open
                </Button>
              ) : null}
              {entry && (isMine || entry.memberId === null) ? (
                <Button look="quiet" onClick={() => onRemove(entry)}>
                  Take out
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
