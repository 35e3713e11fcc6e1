/** What an account holds: on any day, and after each row of its list. */
import { addDays, type Day } from '../calendar/calendar.ts'
import { lastUntil } from '../calendar/last-until.ts'
import { addOld, type OldRate } from '../money/convert-totals.ts'
import { addAmounts } from '../money/money.ts'
import { type Account, isValued, type Valuation } from './account.ts'
import type { Move } from './moves.ts'

/** Of what is unknown: what is known of it, and what has no rate, by currency. */
export interface KnownPart {
  /** Null when it is too large to add. */
  readonly amount: number | null
  readonly isEstimated: boolean
  readonly old?: readonly OldRate[]
  readonly lacking: readonly Lacking[]
}

export interface Lacking {
  readonly currency: string
  readonly amount: number | null
}

export interface Balance {
  /** Null is unknown, which is not zero. */
  readonly amount: number | null
  /** Some of it was converted by a rate. */
  readonly isEstimated: boolean
  /** By rates of which these are not of their time. */
  readonly old?: readonly OldRate[]
  /** The currency without a rate, where that is why it is unknown. */
  readonly missing: string | null
  /** There where a rate is why it is unknown. */
  readonly part?: KnownPart
}

/** A balance, or what is known of it. */
export const knownOf = (balance: Balance): KnownPart => balance.part ?? { ...balance, lacking: [] }

/** What has no rate, with more of it. */
export function addLacking(all: readonly Lacking[], more: Lacking): readonly Lacking[] {
  const same = all.find(({ currency }) => currency === more.currency)
  const amount = addAmounts(same?.amount ?? (same ? null : 0), more.amount)
  const others = all.filter((one) => one !== same)
  return [...others, { ...more, amount }].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

export interface BalanceOn {
  /** Without what is only announced. */
  readonly booked: Balance
  readonly expected: Balance
}

export interface AccountBook {
  readonly account: Account
  /** In the order of its list. */
  readonly moves: readonly Move[]
  readonly valuations?: readonly Valuation[]
  /** What is owed at the end of a day, of the loan that an account of that kind shows. */
  readonly owedOn?: (day: Day) => number | null
}

const known = (amount: number | null): Balance => ({ amount, isEstimated: false, missing: null })
const unknown = known(null)
const nothingKnown: BalanceOn = { booked: unknown, expected: unknown }

/** What is unknown stays so: a later row does not tell what was before it. */
export function added(balance: Balance, move: Move): Balance {
  const { effect, missing, lacks = null } = move
  const amount = addAmounts(balance.amount, effect)
  const before = knownOf(balance)
  const isEstimated = before.isEstimated || move.isEstimated
  const old = move.old ? addOld([before.old ?? [], [move.old]]) : before.old
  const rated = { isEstimated, ...(old && { old }) }
  if (amount !== null) return { amount, ...rated, missing: null }
  const first = balance.missing ?? missing
  if (first === null) return unknown
  const lacking =
    missing === null
      ? before.lacking
      : addLacking(before.lacking, { currency: missing, amount: lacks })
  const part = { amount: addAmounts(before.amount, effect ?? 0), ...rated, lacking }
  return { ...unknown, missing: first, part }
}

const addMove = ({ booked, expected }: BalanceOn, move: Move): BalanceOn => ({
  booked: move.isPending ? booked : added(booked, move),
  expected: added(expected, move),
})

/** One row of an account's list, or a value that was set at the end of a day. */
export interface Step {
  readonly date: Day
  /** Null for a value. */
  readonly move: Move | null
  readonly balance: BalanceOn
}

/** A valuation is the end of its day, so it comes after the day's rows and before all others. */
function valuesOf({ account, valuations = [] }: AccountBook): ReadonlyMap<Day, number> {
  if (!isValued(account.kind)) return new Map()
  const since = valuations.filter(({ date }) => date >= account.openingOn)
  return new Map(since.map(({ date, value }) => [date, value]))
}

type Event =
  | { readonly date: Day; readonly move: Move }
  | { readonly date: Day; readonly value: number }

function eventsOf(book: AccountBook): readonly Event[] {
  const values = valuesOf(book)
  const moves = book.moves
    .filter(({ date }) => date >= book.account.openingOn)
    .map((move) => ({ date: move.date, move }))
  if (values.size === 0) return moves
  // The sort keeps the order of equals, and the values are put after all moves.
  return [...moves, ...Array.from(values, ([date, value]) => ({ date, value }))].sort((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  )
}

/** Every row since the opening with the balance after it; rows before it are in the opening. */
export function stepsOf(book: AccountBook): readonly Step[] {
  const opening = known(book.account.openingBalance)
  let balance: BalanceOn = { booked: opening, expected: opening }
  return eventsOf(book).map((event) => {
    const { date } = event
    if ('value' in event) {
      balance = { booked: known(event.value), expected: known(event.value) }
      return { date, move: null, balance }
    }
    balance = addMove(balance, event.move)
    return { date, move: event.move, balance }
  })
}

/**
 * The balance at the end of any day, from one walk over the rows. Before the opening it is unknown;
 * an account that shows a loan has no sum of its own and shows what is owed, below zero.
 */
export function balanceLine(book: AccountBook): (day: Day) => BalanceOn {
  const { account, owedOn } = book
  if (account.kind === 'loan') {
    return (day) => {
      const owed = owedOn?.(day) ?? null
      const shown = known(owed === null ? null : 0 - owed)
      return { booked: shown, expected: shown }
    }
  }
  const steps = stepsOf(book)
  const opening = known(account.openingBalance)
  return (day) => {
    if (day < account.openingOn) return nothingKnown
    return (
      steps[lastUntil(steps, day, ({ date }) => date)]?.balance ?? {
        booked: opening,
        expected: opening,
      }
    )
  }
}

/**
 * The opening for another first day, such that no later balance changes; null where a row between
 * them has no rate, or is only announced and so in one of the balances alone.
 */
export function movedOpening(book: AccountBook, openingOn: Day): number | null {
  const { account, moves } = book
  const isEarlier = openingOn < account.openingOn
  const [from, to] = isEarlier ? [openingOn, account.openingOn] : [account.openingOn, openingOn]
  const between = moves.filter(({ date }) => date >= from && date < to)
  if (between.some(({ isPending }) => isPending)) return null
  if (from === to) return account.openingBalance
  if (!isEarlier) return balanceLine(book)(addDays(to, -1)).booked.amount
  return between.reduce<number | null>(
    (sum, { effect }) => addAmounts(sum, effect === null ? null : 0 - effect),
    account.openingBalance,
  )
}
