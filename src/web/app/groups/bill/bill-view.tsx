import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { ReceiptPicture } from '#web/receipts/receipt-picture.tsx'
import type { Shown } from '../use-money.ts'
import { Comments } from './comments.tsx'

export interface BillViewProps {
  readonly shown: Shown
  readonly expense: GroupExpenseRow
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** An expense that can only be read. */
export function BillView({ shown: { group, names }, expense }: BillViewProps) {
  const { locale } = useLocale()
  const { currency, rate, payers, shares, notes } = expense
  const lists = [
    ['Paid by', payers],
    ['Borne by', shares],
  ] as const
  return (
    <div className="grid gap-5">
      <p>
        <Amount amount={expense.amount} currency={currency} className="text-2xl font-semibold" />
        {rate ? (
          <span className="block text-muted-foreground">
            1 {currency} = {rate.value.replace('.', decimalMarkOf(locale))} {rate.to}
          </span>
        ) : null}
        <span className="block text-muted-foreground">
          {formatDay(expense.date, locale, longDay)}
        </span>
      </p>
      {lists.map(([title, parts]) => (
        <section key={title} className="grid gap-1">
          <h3 className="font-medium">{title}</h3>
          <ul>
            {parts.map(({ memberId, amount }) => (
              <li key={memberId} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{names.subject(memberId)}</span>
                <Amount amount={amount} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {expense.receiptId ? <ReceiptPicture receiptId={expense.receiptId} onRemove={null} /> : null}
      {notes ? <p className="whitespace-pre-wrap wrap-anywhere">{notes}</p> : null}
      <Comments groupId={group.id} expenseId={expense.id} names={names} isReadOnly />
    </div>
  )
}
