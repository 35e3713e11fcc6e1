import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { stepsOf } from '#domain/accounts/balance.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { entryRights } from '#domain/groups/joint/entry-rights.ts'
import { jointMoves } from '#web/accounts/joint.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { allOf } from '../group.ts'
import { entryWords } from '../payment-words.ts'
import type { GroupBar } from '../use-group-address.ts'
import type { Shown } from '../use-money.ts'
import type { JointWrites } from './use-joint-writes.ts'

export interface JointRowsProps {
  readonly shown: Shown
  readonly bar: GroupBar
  readonly account: GroupAccountRow
  readonly writes: JointWrites
}

const deniers = ({ answers }: GroupAccountEntryRow) =>
  answers.flatMap(({ memberId, isSo }) => (isSo ? [] : [memberId]))

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** All that moved it, the newest first, and what it held then. */
export function JointRows({ shown, bar, account, writes }: JointRowsProps) {
  const { group, money, names } = shown
  const { locale } = useLocale()
  const book = useAccountBook()
  const me = group.members.find(({ memberId }) => memberId === names.meId)
  const now = new Date().toISOString()
  const moves = jointMoves(book, account, money.entries)
  const steps = stepsOf({ account, moves }).toReversed()
  const entries = new Map(money.entries.map((entry) => [entry.id, entry]))
  const bills = new Map(money.expenses.map((bill) => [bill.id, bill]))
  if (steps.length === 0) {
    return (
      <Card>
        <Empty title={say('Nothing has moved yet')}>
          {say('Pay in, or choose it as who paid when you add an expense.')}
        </Empty>
      </Card>
    )
  }
  return (
    <Card>
      <ul aria-label={say('Rows of {account}', { account: account.name })}>
        {steps.map(({ move, date, balance }) => {
          const entry = entries.get(move?.id ?? '')
          const bill = bills.get(move?.id ?? '')
          const isDenied = entry?.status === 'disputed'
          const rights = entry && me ? entryRights(group.members, entry, me, now) : null
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
                {entry && isDenied ? (
                  <span className="block text-sm text-over">
                    <Say
                      words="{all} said it is not so. It does not count."
                      all={allOf(deniers(entry), names, 'subject')}
                    />
                  </span>
                ) : null}
              </span>
              <span className="grid justify-items-end">
                {move?.effect ? (
                  <Amount
                    amount={move.effect}
                    currency={account.currency}
                    flow={move.effect > 0 ? 'in' : 'out'}
                    className="font-semibold"
                  />
                ) : (
                  <Amount
                    amount={entry?.amount ?? 0}
                    currency={account.currency}
                    className={`text-muted-foreground ${isDenied ? 'line-through' : ''}`}
                  />
                )}
                <span className="text-sm text-muted-foreground">
                  <Amount amount={balance.expected.amount ?? 0} currency={account.currency} />
                </span>
              </span>
              <RowButtons {...{ bill, entry, bar, writes }} rights={rights} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface RowButtonsProps extends Pick<JointRowsProps, 'bar' | 'writes'> {
  readonly bill: GroupExpenseRow | undefined
  readonly entry: GroupAccountEntryRow | undefined
  readonly rights: ReturnType<typeof entryRights> | null
}

function RowButtons({ bill, entry, rights, bar, writes }: RowButtonsProps) {
  return (
    <>
      {bill ? (
        <Button
          look="quiet"
          aria-label={say('Open {bill}', { bill: bill.description })}
          onClick={() => bar.edit(bill.id)}
        >
          {say('Open')}
        </Button>
      ) : null}
      {entry && rights?.mayConfirm ? (
        <Button look="outline" onClick={() => writes.answer(entry, true)}>
          {say('It is so')}
        </Button>
      ) : null}
      {entry && rights?.mayDeny ? (
        <Button look="quiet" onClick={() => writes.answer(entry, false)}>
          {say('Not so')}
        </Button>
      ) : null}
      {entry && rights?.mayDelete ? (
        <Button look="quiet" onClick={() => writes.remove(entry)}>
          {say('Take out')}
        </Button>
      ) : null}
    </>
  )
}
