/** What the sums of the days to come are made of: all that will move an account, by any book. */
import { forecastDays, summedUp } from '../analytics/forecast.ts'
import { askedFrom, type PastBook } from '../budgets/usual-ahead.ts'
import { addDays, type Day } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { notInBook } from '../loans/in-book-already.ts'
import { type RateTable, valueIn } from '../money/rates.ts'
import { comingSoon, type NamedTemplate, type NamedTransfer } from '../recurring/coming.ts'
import { type AccountKind, isMoney } from './account.ts'
import type { AheadAccount, ComingMove } from './accounts-ahead.ts'
import type { Balance } from './balance.ts'
import type { Move } from './moves.ts'
import { arrivingOf } from './recurring-transfers.ts'

/** One just made waits for nothing yet. */
type Waiting<Template> = Omit<Template, 'waitingOn'> & {
  readonly waitingOn?: readonly Day[] | null
}
type PlannedEntry = Waiting<NamedTemplate> & { readonly accountId: string | null }
type PlannedTransfer = Waiting<NamedTransfer> & {
  readonly fromId: string
  readonly toId: string
  readonly toAmount: number | null
}

interface DueOn {
  readonly day: Day
  readonly amount: number
  readonly loan: {
    readonly id: string
    readonly name: string
    readonly currency: string
    readonly payFromId: string | null
  }
}

export interface HeldAccount
  extends Pick<
    AheadAccount,
    'id' | 'name' | 'currency' | 'payFromId' | 'closesOnDay' | 'dueOnDay'
  > {
  readonly kind: AccountKind
  readonly openingOn: Day
  readonly archived: boolean
}

/** All that says what accounts will hold. */
export interface AheadRows<Account extends HeldAccount = HeldAccount> {
  readonly accounts: readonly Account[]
  readonly expense: readonly PlannedEntry[]
  readonly income: readonly PlannedEntry[]
  readonly transfers: readonly PlannedTransfer[]
  readonly instalments: readonly DueOn[]
  readonly today: Day
  readonly rates: RateTable | null
  /** All that moves an account after a day, in the order of its list. */
  readonly movesAfter: (account: Account, day: Day) => readonly Move[]
  /** What it holds at the end of a day, with what is announced. */
  readonly expectedOn: (account: Account, day: Day) => Balance
  /** Expenses by no plan, at least since the first day that is asked for what is usual. */
  readonly everydayIds: ReadonlySet<string>
  /** What a row of the book is called. */
  readonly nameOf: (moveId: string) => string
}

export const lastDay = (today: Day): Day => addDays(today, forecastDays)

/** As the forecast of everything asks, of this account alone. */
function everydayOf<Account extends HeldAccount>(
  { movesAfter, everydayIds, today }: AheadRows<Account>,
  account: Account,
): PastBook {
  const first = askedFrom(today)
  const moves = movesAfter(account, addDays(first, -1)).filter(
    ({ id, date }) => date <= today && everydayIds.has(id),
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

function aheadAccount<Account extends HeldAccount>(
  rows: AheadRows<Account>,
  account: Account,
): AheadAccount {
  const { today, movesAfter, expectedOn } = rows
  const { id, name, kind, currency, payFromId, closesOnDay, dueOnDay } = account
  return {
    ...{ id, name, kind, currency, payFromId, closesOnDay, dueOnDay },
    balanceOn: (day) => expectedOn(account, day).amount,
    isAbout: expectedOn(account, today).isEstimated,
    paidSince: (day) =>
      movesAfter(account, day)
        .filter((move) => move.id.endsWith('.to') && move.date <= today)
        .reduce((sum, { effect }) => sum + (effect ?? 0), 0),
    everyday: everydayOf(rows, account),
  }
}

/** What is written down for days after today. */
const enteredMoves = <Account extends HeldAccount>(rows: AheadRows<Account>, account: Account) =>
  rows.movesAfter(account, rows.today).map(
    ({ id, date, effect }): ComingMove => ({
      ...{ id, accountId: account.id, date, effect, name: rows.nameOf(id) },
      what: rows.everydayIds.has(id) ? 'entry' : 'plan',
    }),
  )

const none = { expense: [], income: [], transfer: [], instalments: [], besides: [] }

type PlannedRows = Pick<
  AheadRows,
  'expense' | 'income' | 'transfers' | 'instalments' | 'today' | 'rates'
>

/** Both sides of what is to go from one account to another, of those that are looked at. */
function movedBetween({ transfers, today }: PlannedRows, isShown: (id: string) => boolean) {
  return transfers.flatMap((template): readonly ComingMove[] => {
    const { fromId, toId, waitingOn } = template
    const transfer = [{ ...template, waitingOn: waitingOn ?? [] }]
    return comingSoon({ ...none, transfer }, today, lastDay(today)).flatMap((one) => {
      const left = one.amount ?? 0
      const about = { id: `${one.id} ${one.day}`, date: one.day, name: one.title } as const
      const sides = [
        { ...about, what: 'plan' as const, accountId: fromId, effect: 0 - left },
        { ...about, what: 'plan' as const, accountId: toId, effect: arrivingOf(template, left) },
      ]
      return sides.filter(({ accountId }) => isShown(accountId))
    })
  })
}

function plannedMoves(
  rows: PlannedRows,
  currencies: ReadonlyMap<string, string>,
  written: readonly ComingMove[],
): readonly ComingMove[] {
  const { today, rates } = rows
  const effectOf = (amount: number, from: string, accountId: string) =>
    valueIn({ amount, currency: from, date: today }, currencies.get(accountId) ?? '', rates)
  const ofTemplates = (kind: 'expense' | 'income') =>
    rows[kind].flatMap((template): readonly ComingMove[] => {
      const { accountId, waitingOn } = template
      if (!accountId || !currencies.has(accountId)) return []
      const named = { ...template, waitingOn: waitingOn ?? [] }
      return comingSoon({ ...none, [kind]: [named] }, today, lastDay(today)).flatMap((one) => {
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
  const between = movedBetween(rows, (id) => currencies.has(id))
  const costs = ofTemplates('expense')
  return [...costs, ...ofTemplates('income'), ...between, ...unplanned(due, [...costs, ...written])]
}

/** In the currency of its account; what has no rate makes that unknown anyway. */
const takenBy = (move: ComingMove) => ({
  ...{ move, date: move.date, accountId: move.accountId },
  ...{ amount: 0 - (move.effect ?? 0), currency: '', counted: move.effect },
})

/** Instalments that no expense of the same account brings already. */
const unplanned = (due: readonly ComingMove[], costs: readonly ComingMove[]) =>
  notInBook(due.map(takenBy), costs.map(takenBy)).map(({ move }) => move)

/** What the sums of the days to come are made from; accounts that hold no money are none of it. */
export function givenOf<Account extends HeldAccount>(rows: AheadRows<Account>) {
  const accounts = rows.accounts.filter(({ kind, archived }) => isMoney(kind) && !archived)
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]))
  const entered = accounts.flatMap((account) => enteredMoves(rows, account))
  const written = entered.filter(({ what }) => what === 'entry')
  return {
    ...{ today: rows.today, rates: rows.rates },
    accounts: accounts.map((account) => aheadAccount(rows, account)),
    coming: [...entered, ...plannedMoves(rows, currencies, written)],
  }
}
