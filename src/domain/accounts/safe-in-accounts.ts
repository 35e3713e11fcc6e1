/** How much of what accounts will hold is free to be spent a day, until the next income. */
import { safePerDay } from '../budgets/standing.ts'
import {
  addDays,
  addMonths,
  type Day,
  earlierDay,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { addAmounts } from '../money/money.ts'
import { valueIn } from '../money/rates.ts'
import type { AccountKind } from './account.ts'
import { type AccountAhead, accountsAhead, type ComingMove } from './accounts-ahead.ts'
import { type AheadRows, givenOf, type HeldAccount } from './given-ahead.ts'

export interface SafeInAccounts {
  readonly perDay: number
  /** What they come down to at the least, less what is put by in them; below zero when too much. */
  readonly left: number
  /** Today included. */
  readonly daysLeft: number
  readonly until: Day
  readonly lowest: number
  readonly lowestOn: Day
  readonly earmarked: number
  /** Some of it was converted. */
  readonly isAbout?: boolean
}

export interface HeldMoney<Account extends HeldAccount> {
  readonly rows: AheadRows<Account>
  /** What goals have put by, by account, in its currency. */
  readonly earmarks: ReadonlyMap<string, number>
  readonly home: string
}

/** Savings are not there to be spent. */
const isSpent = (kind: AccountKind) => kind === 'cash' || kind === 'current' || kind === 'card'

/** The day before the next planned income, where one comes within a month; else the month's end. */
function lastDayOf(
  { income, today }: Pick<AheadRows, 'income' | 'today'>,
  coming: readonly ComingMove[],
  ids: Set<string>,
) {
  const planned = new Set(income.map(({ id }) => id))
  const most = `${addMonths(monthOf(today), 1)}${today.slice(7)}`
  const days = coming
    .filter(
      ({ id, accountId, date }) =>
        ids.has(accountId) && date > today && date <= most && planned.has(id.split(' ')[0] ?? ''),
    )
    .map(({ date }) => addDays(date, -1))
  return days.length > 0 ? days.reduce(earlierDay) : monthRange(monthOf(today)).to
}

const nothingUsual = (today: Day) => ({ everydayIn: () => 0, firstOn: null, today })

interface Spendable {
  readonly account: HeldAccount
  readonly ahead: AccountAhead
}

/** Null where one of them is not known. */
function spendableIn(
  accounts: readonly HeldAccount[],
  ahead: ReadonlyMap<string, AccountAhead>,
): readonly Spendable[] | null {
  const found = accounts.map((account) => ({ account, ahead: ahead.get(account.id) }))
  const known = found.flatMap(({ account, ahead: line }) =>
    line ? [{ account, ahead: line }] : [],
  )
  return known.length < found.length ? null : known
}

/**
 * Null where it says nothing: without a current account most of what is spent is not kept here, and
 * what has no rate cannot be added. What days usually cost is not taken off, for it is what this
 * is about.
 */
export function safeInAccounts<Account extends HeldAccount>({
  rows,
  earmarks,
  home,
}: HeldMoney<Account>): SafeInAccounts | null {
  const { today, rates } = rows
  const accounts = rows.accounts.filter(({ kind, archived }) => isSpent(kind) && !archived)
  if (!accounts.some(({ kind }) => kind === 'current')) return null
  const given = givenOf(rows)
  const planned = given.accounts.map((account) => ({ ...account, everyday: nothingUsual(today) }))
  const known = spendableIn(accounts, accountsAhead({ ...given, accounts: planned }))
  if (!known) return null
  const until = lastDayOf(rows, given.coming, new Set(accounts.map(({ id }) => id)))
  const daysLeft = dayNumber(until) - dayNumber(today) + 1
  const sumOf = (amountOf: (one: Spendable) => number) =>
    known.reduce<number | null>((sum, one) => {
      const { currency } = one.account
      const value = valueIn({ amount: amountOf(one), currency, date: today }, home, rates)
      return addAmounts(sum, value)
    }, 0)
  const sums = Array.from({ length: daysLeft }, (_, at) =>
    sumOf(({ ahead }) => ahead.balances[at] ?? 0),
  )
  const earmarked = sumOf(({ account }) => earmarks.get(account.id) ?? 0)
  const held = sums.filter((sum) => sum !== null)
  if (held.length < sums.length || earmarked === null) return null
  const lowest = Math.min(...held)
  const left = lowest - earmarked
  const isAbout = known.some(
    ({ account, ahead }) => account.currency !== home || ahead.lowest.isAbout,
  )
  return {
    ...{ perDay: safePerDay(left, 0, daysLeft) ?? 0, left, daysLeft, until, lowest },
    ...{ lowestOn: addDays(today, held.indexOf(lowest)), earmarked },
    ...(isAbout && { isAbout }),
  }
}
