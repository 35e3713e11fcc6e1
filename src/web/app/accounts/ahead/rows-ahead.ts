import type { RowOf } from '#contract/collections.ts'
import { isMoney } from '#domain/accounts/account.ts'
import type { AheadAccount, ComingMove } from '#domain/accounts/accounts-ahead.ts'
import { forecastDays, summedUp } from '#domain/analytics/forecast.ts'
import { askedFrom, type PastBook } from '#domain/budgets/usual-ahead.ts'
import { addDays, type Day, monthOf } from '#domain/calendar/calendar.ts'
import { dayNumber } from '#domain/calendar/day-number.ts'
import { type RateTable, valueIn } from '#domain/money/rates.ts'
import { comingSoon, type NamedTemplate } from '#domain/recurring/coming.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { type Book, balanceToday, movesIn } from '#web/accounts/account-sums.ts'

type Template = Omit<NamedTemplate, 'waitingOn'> &
  Partial<Pick<NamedTemplate, 'waitingOn'>> & { readonly accountId: string | null }

interface DueOn {
  readonly day: Day
  readonly amount: number
  readonly loan: Pick<RowOf<'loans'>, 'id' | 'name' | 'currency' | 'payFromId'>
}

/** All that says what accounts of a device will hold. */
export interface AheadRows {
  readonly book: Book
  readonly accounts: readonly AccountRow[]
  readonly expense: readonly Template[]
  readonly income: readonly Template[]
  readonly instalments: readonly DueOn[]
  readonly today: Day
  readonly rates: RateTable | null
  /** What a row of the book is called. */
  readonly nameOf: (moveId: string) => string
}

export const lastDay = (today: Day): Day => addDays(today, forecastDays)

type Spent = Pick<RowOf<'expenses'>, 'id' | 'templateId' | 'loanId'>

/** Expenses by no plan, from a month on. */
function everydayIds({ book, today }: AheadRows): ReadonlySet<string> {
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

/** As the forecast of everything asks, of this account alone. */
function everydayOf(rows: AheadRows, account: AccountRow, ids: ReadonlySet<string>): PastBook {
  const { book, rates, today } = rows
  const first = askedFrom(today)
  const moves = movesIn(book, account, rates, addDays(first, -1)).filter(
    ({ id, date }) => date <= today && ids.has(id),
  )
  const amounts = Array.from({ length: dayNumber(today) - dayNumber(first) + 1 }, () => 0)
  for (const { date, effect } of moves) {
    const at = dayNumber(date) - dayNumber(first)
    amounts[at] = (amounts[at] ?? 0) - (effect ?? 0)
  }
  const isOlder = account.openingOn < first && moves.length > 0
  const firstOn = isOlder ? first : (moves[0]?.date ?? null)
  return { everydayIn: summedUp(first, amounts).within, firstOn, today }
}

function aheadAccount(rows: AheadRows, account: AccountRow, ids: ReadonlySet<string>) {
  const { book, rates, today } = rows
  const { id, name, kind, currency, payFromId, closesOnDay, dueOnDay } = account
  return {
    ...{ id, name, kind, currency, payFromId, closesOnDay, dueOnDay },
    balanceOn: (day: Day) =>
      balanceToday(book, account, { today: day, rates, valuations: [] }).expected.amount,
    paidSince: (day: Day) =>
      movesIn(book, account, rates, day)
        .filter((move) => move.id.endsWith('.to') && move.date <= today)
        .reduce((sum, { effect }) => sum + (effect ?? 0), 0),
    everyday: everydayOf(rows, account, ids),
  } satisfies AheadAccount
}

/** What is written down for days after today. */
const enteredMoves = (rows: AheadRows, account: AccountRow, ids: ReadonlySet<string>) =>
  movesIn(rows.book, account, rows.rates, rows.today).map(
    ({ id, date, effect }): ComingMove => ({
      ...{ id, accountId: account.id, date, effect, name: rows.nameOf(id) },
      what: ids.has(id) ? 'entry' : 'plan',
    }),
  )

function plannedMoves(
  { today, ...rows }: AheadRows,
  currencies: ReadonlyMap<string, string>,
): readonly ComingMove[] {
  const effectOf = (amount: number, from: string, accountId: string) =>
    valueIn({ amount, currency: from, date: today }, currencies.get(accountId) ?? '', rows.rates)
  const ofTemplates = (kind: 'expense' | 'income') =>
    rows[kind].flatMap((template): readonly ComingMove[] => {
      const { accountId, waitingOn = [] } = template
      if (!accountId || !currencies.has(accountId)) return []
      const plans = { expense: [], income: [], besides: [] }
      const named = { ...template, waitingOn: waitingOn ?? [] }
      return comingSoon({ ...plans, [kind]: [named] }, today, lastDay(today)).flatMap((one) => {
        if (one.kind === 'cancel-by' || one.amount === null) return []
        const size = effectOf(one.amount, one.currency, accountId)
        const effect = size === null || kind === 'income' ? size : 0 - size
        const id = `${one.id} ${one.day}`
        return [{ id, accountId, date: one.day, effect, name: one.title, what: 'plan' }]
      })
    })
  const due = rows.instalments.flatMap(({ day, amount, loan }): readonly ComingMove[] => {
    const accountId = loan.payFromId
    if (!accountId || !currencies.has(accountId)) return []
    const size = effectOf(amount, loan.currency, accountId)
    const effect = size === null ? null : 0 - size
    const id = `${loan.id} ${day}`
    return [{ id, accountId, date: day, effect, name: loan.name, what: 'loan' }]
  })
  return [...ofTemplates('expense'), ...ofTemplates('income'), ...due]
}

/** What the sums of the days to come are made from; accounts that hold no money are none of it. */
export function givenOf(rows: AheadRows) {
  const accounts = rows.accounts.filter(({ kind, archived }) => isMoney(kind) && !archived)
  const ids = everydayIds(rows)
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]))
  const entered = accounts.flatMap((account) => enteredMoves(rows, account, ids))
  return {
    ...{ today: rows.today, rates: rows.rates },
    accounts: accounts.map((account) => aheadAccount(rows, account, ids)),
    coming: [...entered, ...plannedMoves(rows, currencies)],
  }
}
