import Handshake from 'lucide-react/icons/handshake'
import Receipt from 'lucide-react/icons/receipt'
import { useMemo } from 'react'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { ListPlace } from '#web/ledger/list/list-place.tsx'
import { useVirtualList } from '#web/ledger/list/use-virtual-list.ts'
import { dayTop, type PlacedList, rowTop } from '#web/ledger/list/visible-blocks.ts'
import { Amount } from '#web/locale/amount.tsx'
import { DayWords } from '#web/locale/day-words.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { mayAdd, type Names, takesExpenses } from './group.ts'
import { type HappenedDay, happenedIn } from './happened.ts'
import { paymentWords } from './payment-words.ts'
import type { GroupBar } from './use-group-address.ts'
import type { Shown } from './use-money.ts'

export interface ExpenseListProps {
  readonly shown: Shown
  readonly bar: GroupBar
}

/** Only what is near the screen is drawn, as in the ledger: a group may have lasted for years. */
export function ExpenseList({ shown, bar }: ExpenseListProps) {
  const list = useMemo(() => happenedIn(shown.money), [shown.money])
  if (list.rowCount === 0) return <Nothing shown={shown} bar={bar} />
  return (
    <Card>
      <Days list={list} shown={shown} bar={bar} />
    </Card>
  )
}

interface DaysProps extends ExpenseListProps {
  readonly list: PlacedList<HappenedDay>
}

function Days({ list, shown, bar }: DaysProps) {
  const today = useToday()
  const categories = useGroupCategories()
  const { box, shown: blocks, height, heights } = useVirtualList(list)
  const places = list.days.length + list.rowCount
  return (
    <ul
      ref={box}
      aria-label={say('Expenses by day')}
      className="relative print:h-auto!"
      style={{ height }}
    >
      {blocks.flatMap((block) => {
        const { day, from, count } = block
        const before = day.daysBefore + 1 + day.rowsBefore
        const heading = (
          <ListPlace
            key={day.day}
            at={before - 1}
            of={places}
            top={dayTop(block, heights)}
            height={heights.headingPx}
          >
            <h3 className="flex h-full items-end gap-1 px-4 pb-1.5 text-sm font-medium">
              <DayWords day={day.day} today={today} />
            </h3>
          </ListPlace>
        )
        const rows = day.rows.slice(from, from + count).map((one, index) => (
          <ListPlace
            key={one.row.id}
            at={before + from + index}
            of={places}
            top={rowTop(block, from + index, heights)}
            height={heights.rowPx}
          >
            {one.kind === 'expense' ? (
              <ExpenseRow
                expense={one.row}
                names={shown.names}
                categories={categories}
                onOpen={() => bar.edit(one.row.id)}
              />
            ) : (
              <PaymentRow payment={one.row} names={shown.names} onOpen={() => bar.show('settle')} />
            )}
          </ListPlace>
        ))
        return from === 0 ? [heading, ...rows] : rows
      })}
    </ul>
  )
}

function Nothing({ shown, bar }: ExpenseListProps) {
  return (
    <Card>
      <Empty
        icon={<Receipt aria-hidden />}
        title={say('No expenses yet')}
        action={
          takesExpenses(shown.group) && mayAdd(shown) ? (
            <Button onClick={bar.add}>{say('Add expense')}</Button>
          ) : undefined
        }
      >
        {say('Write down who paid what. Everybody in the group sees it at once.')}
      </Empty>
    </Card>
  )
}

const rowLook =
  'flex h-full w-full items-center gap-3 px-4 text-left transition-colors duration-120 ' +
  'outline-offset-[-2px] hover:bg-muted focus-visible:bg-muted active:bg-accent'

interface ExpenseRowProps {
  readonly expense: GroupExpenseRow
  readonly names: Names
  readonly categories: Categories
  readonly onOpen: () => void
}

function paidBy({ payers }: GroupExpenseRow, names: Names): string {
  const isMe = (memberId: string) => memberId === names.meId
  // Whoever reads comes first in what they paid themselves.
  const ids = payers.map(({ memberId }) => memberId)
  const [first, second, ...more] = ids.toSorted((a, b) => Number(isMe(b)) - Number(isMe(a)))
  if (first === undefined) return ''
  const who = names.subject(first)
  if (second === undefined) return `${who} paid`
  if (more.length === 0)
    return say('{who} and {object} paid', { who, object: names.object(second) })
  return say('{who} and {count, plural, one {# other} other {# others}} paid', {
    who,
    count: more.length + 1,
  })
}

function ExpenseRow({ expense, names, categories, onOpen }: ExpenseRowProps) {
  const { description, amount, currency, categoryId, shares } = expense
  const mine = shares.find(({ memberId }) => memberId === names.meId)?.amount ?? 0
  return (
    <button type="button" onClick={onOpen} className={rowLook}>
      <CategoryMark category={categories.byId.get(categoryId ?? '')} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{description}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {paidBy(expense, names)}
          {expense.receiptId ? ' · Receipt' : ''}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end narrow:shrink">
        <Amount amount={amount} currency={currency} className="font-semibold" />
        <span className="text-sm text-muted-foreground">
          {mine === 0 ? (
            say('not yours')
          ) : (
            <Say words="your part {amount}" amount={<Amount amount={mine} currency={currency} />} />
          )}
        </span>
      </span>
    </button>
  )
}

const paymentStatus = {
  claimed: say('waiting to be confirmed'),
  confirmed: 'confirmed',
  disputed: say('disputed, does not count'),
} as const

interface PaymentRowProps {
  readonly payment: SettlementRow
  readonly names: Names
  readonly onOpen: () => void
}

function PaymentRow({ payment, names, onOpen }: PaymentRowProps) {
  const { amount, currency, status, note } = payment
  const who = paymentWords(payment, names)
  const isNamed = Boolean(note) && !isWrittenOff(payment)
  return (
    <button type="button" onClick={onOpen} className={rowLook}>
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-income-wash"
      >
        <Handshake className="size-4.5 text-income" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{isNamed ? note : who}</span>
        <span className="block truncate text-sm text-muted-foreground">
          {isWrittenOff(payment)
            ? say('Written off')
            : `${isNamed ? who : 'Payment'}, ${paymentStatus[status]}`}
        </span>
      </span>
      <Amount amount={amount} currency={currency} className="font-semibold" />
    </button>
  )
}
