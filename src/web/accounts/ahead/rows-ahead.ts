import type { RowOf } from '#contract/collections.ts'
import type { AheadRows } from '#domain/accounts/given-ahead.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { type Book, balanceToday, movesIn } from '#web/accounts/account-sums.ts'

type Spent = Pick<RowOf<'expenses'>, 'id' | 'templateId' | 'loanId'>

/** Expenses by no plan, from a month on. */
function everydayIds(book: Book, today: string): ReadonlySet<string> {
  const from = monthOf(askedFrom(today))
  const rows: readonly unknown[] = book
    .months('expenses')
    .filter((month) => month >= from)
    .flatMap((month) => book.monthRows('expenses', month))
  const spent = rows as readonly Spent[]
  return new Set(
    spent.filter(({ templateId, loanId }) => !templateId && !loanId).map(({ id }) => id),
  )
}

type DeviceRows = Omit<AheadRows<AccountRow>, 'movesAfter' | 'expectedOn' | 'everydayIds'> & {
  readonly book: Book
}

/** All that says what accounts of a device will hold. */
export function rowsAhead({ book, ...told }: DeviceRows): AheadRows<AccountRow> {
  const { today, rates } = told
  return {
    ...told,
    movesAfter: (account, day) => movesIn(book, account, rates, day),
    expectedOn: (account, day) =>
      balanceToday(book, account, { today: day, rates, valuations: [] }).expected,
    everydayIds: everydayIds(book, today),
  }
}
