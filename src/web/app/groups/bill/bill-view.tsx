import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { answerDays } from '#domain/groups/group-limits.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { ReceiptPicture } from '#web/receipts/receipt-picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { useIsGuest } from '../group-rows.ts'
import { movedBy, movesWords } from '../moves-words.ts'
import type { Shown } from '../use-money.ts'
import { Comments } from './comments.tsx'
import { useAnswerable } from './use-answerable.ts'
import { useGonePeople } from './use-gone-people.ts'

export interface BillViewProps {
  readonly shown: Shown
  readonly expense: GroupExpenseRow
  readonly onClose: () => void
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** An expense that can only be read. */
export function BillView({ shown, expense, onClose }: BillViewProps) {
  const { group, names } = shown
  const { locale } = useLocale()
  const isGuest = useIsGuest()
  const { currency, rate, payers, shares, notes } = expense
  const lists = [
    [say('Paid by'), payers],
    [say('Borne by'), shares],
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
      {expense.receiptId && !isGuest ? (
        <ReceiptPicture receiptId={expense.receiptId} onRemove={null} />
      ) : null}
      {notes ? <p className="whitespace-pre-wrap wrap-anywhere">{notes}</p> : null}
      <TakeOut {...{ shown, expense, onClose }} />
      <Comments groupId={group.id} expenseId={expense.id} names={names} isReadOnly />
    </div>
  )
}

/** What was written just before the group was no longer open, by who loses by it. */
function TakeOut({ shown, expense, onClose }: BillViewProps) {
  const { give } = useWrites('groups')
  const answerable = useAnswerable(shown)
  const gone = useGonePeople(shown, expense)
  if (!answerable.has(expense.id) || gone.length > 0) return null
  const { names } = shown
  const { id, groupId, description } = expense
  const takeOut = () => {
    give(command('group_expenses.delete', { groupId, id }), {
      title: say('Took out {description}', { description }),
      undo: null,
    })
    onClose()
  }
  const ask = () =>
    askFirst(
      {
        title: say('Take out {description}?', { description }),
        description: say(
          '{moves} Who loses by that can restore it from Activity for {answerDays} days.',
          { moves: movesWords(movedBy(expense, names.meId), names), answerDays },
        ),
      },
      takeOut,
      say('Take out'),
    )
  return (
    <section aria-label={say('Your word on it')} className="grid gap-2">
      <p className="text-muted-foreground">
        <Say
          words={`It was written in the last {answerDays} days without the word of who loses by
            it. You can take it out.`}
          answerDays={answerDays}
        />
      </p>
      <Button look="outline" className="justify-self-start" onClick={ask}>
        {say('Take it out')}
      </Button>
    </section>
  )
}
