import Handshake from 'lucide-react/icons/handshake'
import Receipt from 'lucide-react/icons/receipt'
import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import type { Day } from '#domain/calendar.ts'
import { Amount } from '#web/fields/amount.tsx'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import { DayWords } from '#web/fields/day-words.tsx'
import { useToday } from '#web/fields/use-book.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { type Names, takesExpenses } from './group.ts'
import type { GroupBar } from './use-group-address.ts'
import type { Shown } from './use-money.ts'

export interface ExpenseListProps {
  readonly shown: Shown
  readonly bar: GroupBar
}

type Happened =
  | { readonly kind: 'expense'; readonly row: GroupExpenseRow }
  | { readonly kind: 'payment'; readonly row: SettlementRow }

/** Newest day first, and within a day what was written last. */
function byDays({ money }: Shown): readonly (readonly [Day, readonly Happened[]])[] {
  const all: readonly Happened[] = [
    ...money.expenses.map((row) => ({ kind: 'expense', row }) as const),
    ...money.settlements.map((row) => ({ kind: 'payment', row }) as const),
  ]
  const sorted = all.toSorted(({ row: a }, { row: b }) =>
    a.date === b.date ? (a.createdAt < b.createdAt ? 1 : -1) : a.date < b.date ? 1 : -1,
  )
  return [...Map.groupBy(sorted, ({ row }) => row.date)]
}

export function ExpenseList({ shown, bar }: ExpenseListProps) {
  const today = useToday()
  const categories = useGroupCategories()
  const days = byDays(shown)
  if (days.length === 0) return <Nothing shown={shown} bar={bar} />
  return (
    <div className="grid gap-4">
      {days.map(([day, rows]) => (
        <section key={day} className="grid gap-1.5">
          <h3 className="text-sm font-medium">
            <DayWords day={day} today={today} />
          </h3>
          <Card>
            <ul>
              {rows.map((one) =>
                one.kind === 'expense' ? (
                  <ExpenseRow
                    key={one.row.id}
                    expense={one.row}
                    names={shown.names}
                    categories={categories}
                    onOpen={() => bar.edit(one.row.id)}
                  />
                ) : (
                  <PaymentRow
                    key={one.row.id}
                    payment={one.row}
                    names={shown.names}
                    onOpen={() => bar.show('settle')}
                  />
                ),
              )}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}

function Nothing({ shown, bar }: ExpenseListProps) {
  return (
    <Card>
      <Empty
        icon={<Receipt aria-hidden />}
        title="No expenses yet"
        action={
          takesExpenses(shown.group) ? <Button onClick={bar.add}>Add expense</Button> : undefined
        }
      >
        Write down who paid what. Everybody in the group sees it at once.
      </Empty>
    </Card>
  )
}

const rowLook =
  'relative flex min-h-15 items-center gap-3 border-b px-4 py-2 last:border-b-0 hover:bg-muted/50'
/** The whole row can be pressed. */
const nameLook =
  'grid min-h-11 min-w-0 flex-1 content-center text-left wrap-anywhere after:absolute ' +
  'after:inset-0'

interface ExpenseRowProps {
  readonly expense: GroupExpenseRow
  readonly names: Names
  readonly categories: Categories
  readonly onOpen: () => void
}

function paidBy({ payers }: GroupExpenseRow, names: Names): string {
  const [first, ...others] = payers
  if (!first) return ''
  const who = names.subject(first.memberId)
  if (others.length === 0) return `${who} paid`
  return `${who} and ${others.length === 1 ? '1 other' : `${others.length} others`} paid`
}

function ExpenseRow({ expense, names, categories, onOpen }: ExpenseRowProps) {
  const { description, amount, currency, categoryId, shares } = expense
  const mine = shares.find(({ memberId }) => memberId === names.meId)?.amount ?? 0
  return (
    <li className={rowLook}>
      <CategoryMark category={categories.byId.get(categoryId ?? '')} />
      <button type="button" onClick={onOpen} className={nameLook}>
        <span className="font-medium">{description}</span>
        <span className="text-sm text-muted-foreground">
          {paidBy(expense, names)}
          {expense.receiptId ? ' · Receipt' : ''}
        </span>
      </button>
      <div className="shrink-0 text-right">
        <Amount amount={amount} currency={currency} className="font-semibold" />
        <p className="text-sm text-muted-foreground">
          {mine === 0 ? (
            'not yours'
          ) : (
            <>
              your part <Amount amount={mine} currency={currency} />
            </>
          )}
        </p>
      </div>
    </li>
  )
}

const paymentStatus = {
  claimed: 'waiting to be confirmed',
  confirmed: 'confirmed',
  disputed: 'disputed, does not count',
} as const

interface PaymentRowProps {
  readonly payment: SettlementRow
  readonly names: Names
  readonly onOpen: () => void
}

function PaymentRow({ payment, names, onOpen }: PaymentRowProps) {
  const { from, to, amount, currency, status } = payment
  return (
    <li className={rowLook}>
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-income-wash"
      >
        <Handshake className="size-4.5 text-income" />
      </span>
      <button type="button" onClick={onOpen} className={nameLook}>
        <span className="font-medium">
          {names.subject(from)} paid {names.object(to)}
        </span>
        <span className="text-sm text-muted-foreground">Payment, {paymentStatus[status]}</span>
      </button>
      <Amount amount={amount} currency={currency} className="font-semibold" />
    </li>
  )
}
