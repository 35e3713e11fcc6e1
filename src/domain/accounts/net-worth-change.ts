/** Why net worth changed between two days, in parts that add up to the unit. */
import type { Day } from '../calendar/calendar.ts'
import { sumAmounts } from '../money/money.ts'
import { valueIn } from '../money/rates.ts'
import { isValued } from './account.ts'
import { accountEffect, type ChangeRow, groupEffect, lentBy, loanEffect } from './change-row.ts'
import {
  accountHolding,
  holdingsOf,
  isCounted,
  type MovedHolding,
  netWorthOn,
  valueOn,
  type WorthAccount,
  type WorthBook,
  type WorthLoan,
} from './net-worth.ts'
import { type Counting, countedParts, feeOf, partAtHome } from './totals.ts'
import type { TransferReason, TransferSide, TransferSums } from './transfer.ts'

export interface ChangeBook extends WorthBook {
  readonly loans: readonly (WorthLoan & { readonly id: string })[]
  readonly goals: readonly (MovedHolding & {
    readonly id: string
    readonly accountId: string | null
  })[]
  readonly rows: readonly ChangeRow[]
  readonly transfers: readonly (TransferSums & { readonly reason: TransferReason })[]
}

/** The change is earned − spent − lent − past, and all others on top. */
export interface WorthChange {
  readonly change: number
  readonly earned: number
  readonly spent: number
  /** Of what is valued; interest of what is joint. */
  readonly values: number
  /** By which more is owed of loans. */
  readonly interest: number
  /** What is no longer owed of loans, though nothing was entered: it counts as paid, or was. */
  readonly repaid: number
  /** Rates that moved, and what rounding leaves. */
  readonly exchange: number
  readonly underWay: number
  readonly outside: number
  readonly unexplained: number
  /** What accounts and loans began with. */
  readonly began: number
  /** Laid out from accounts for others who are to give it back, less what they gave back. */
  readonly lent: number
  /** What counted without moving anything that is counted here, less what only moved it. */
  readonly past: number
}

/** One part of the change; null is unknown. */
interface Part {
  readonly of: Exclude<keyof WorthChange, 'change' | 'exchange'>
  readonly amount: number | null
}

interface ChangeSpan {
  readonly book: ChangeBook
  /** The change from the end of this day … */
  readonly after: Day
  /** … to the end of this one. */
  readonly until: Day
  readonly counting: Counting
}

const isAsked = ({ after, until }: ChangeSpan, day: Day) => day > after && day <= until

const atHome = ({ counting }: ChangeSpan, amount: number, currency: string, date: Day) =>
  amount === 0 ? 0 : valueIn({ amount, currency, date }, counting.home, counting.rates)

/** An account that counts, from its first day on. */
function heldOn({ book }: ChangeSpan, accountId: string | null | undefined, day: Day) {
  const found = book.accounts.find(({ account }) => account.id === accountId)
  return found && isCounted(found) && day >= found.account.openingOn ? found : null
}

/** What a row does, in its own currency, to each kind of what is counted here. */
interface Touch {
  readonly account: number
  readonly group: number
  readonly loan: number
  readonly goal: number
}

function touchOf(asked: ChangeSpan, row: ChangeRow): Touch {
  const { loans, goals } = asked.book
  const held = heldOn(asked, row.accountId ?? row.jointAccountId, row.date)
  const isOwed = loans.some(({ id, archived }) => id === row.loanId && !archived)
  const isSaved = goals.some(
    ({ id, archived, accountId }) => id === row.goalId && !archived && accountId === null,
  )
  return {
    account: held ? accountEffect(row) : 0,
    group: groupEffect(row),
    loan: isOwed ? loanEffect(row) : 0,
    goal: isSaved && row.kind === 'contribution' ? row.amount : 0,
  }
}

/** A row counts and moves; what does only one of both went past the accounts. */
function rowParts(asked: ChangeSpan, row: ChangeRow): readonly Part[] {
  const { cost, earned } = countedParts(row, 'share')
  const { account, group, loan, goal } = touchOf(asked, row)
  const lent = lentBy(row, account)
  const past = earned - cost - lent - (account + group + loan + goal)
  const amountOf = (part: number) => partAtHome(row, part, asked.counting)
  // What moves nothing that is counted here changes nothing, also where it has no rate.
  const isOutside = [account, group, loan, goal, lent].every((moved) => moved === 0)
  if (isOutside && amountOf(past) === null) return []
  return [
    { of: 'earned', amount: amountOf(earned) },
    { of: 'spent', amount: amountOf(cost) },
    { of: 'lent', amount: amountOf(lent) },
    { of: 'past', amount: amountOf(past) },
  ]
}

type Transfer = ChangeBook['transfers'][number]

/** What a side moved without its fee: below zero when it left. */
function sideEffect({ from, to, fee }: Transfer, name: 'from' | 'to'): number {
  const own = fee?.side === name ? fee.amount : 0
  return name === 'from' ? own - (from?.amount ?? 0) : (to?.amount ?? 0) + own
}

function transferParts(asked: ChangeSpan, transfer: Transfer): readonly Part[] {
  const names = ['from', 'to'] as const
  const sides = names.flatMap((name) => {
    const side = transfer[name]
    const held = side && heldOn(asked, side.accountId, side.date)
    if (!held) return []
    const effect = sideEffect(transfer, name)
    return [{ side, amount: atHome(asked, effect, held.account.currency, side.date) }]
  })
  const [first, second] = sides.toSorted((a, b) => (a.side.date <= b.side.date ? -1 : 1))
  if (!first) return []
  const isIn = ({ side }: { readonly side: TransferSide }) => isAsked(asked, side.date)
  const { amount } = first
  if (!second) {
    const of = transfer.reason === 'unexplained' ? 'unexplained' : 'outside'
    return isIn(first) ? [{ of, amount }] : []
  }
  // What arrives ends what was under way; by how much it differs is left to the rates.
  return [
    ...(isIn(first) ? [{ of: 'underWay' as const, amount }] : []),
    ...(isIn(second) ? [{ of: 'underWay' as const, amount: amount && 0 - amount }] : []),
  ]
}

function feeParts(asked: ChangeSpan, transfer: Transfer): readonly Part[] {
  const fee = feeOf(transfer, asked.counting)
  const side = transfer.fee && transfer[transfer.fee.side]
  if (!fee || !side || !isAsked(asked, fee.date)) return []
  const spent: Part = { of: 'spent', amount: fee.cost }
  const isHeld = heldOn(asked, side.accountId, side.date) !== null
  return isHeld ? [spent] : [spent, { of: 'past', amount: fee.cost && 0 - fee.cost }]
}

/** By how much rows and transfers moved a joint account, all of it counted as mine. */
function jointMoves(asked: ChangeSpan, { account: { id, currency } }: WorthAccount): number | null {
  const rows = asked.book.rows.filter(
    ({ accountId, jointAccountId, date }) =>
      (accountId ?? jointAccountId) === id && isAsked(asked, date),
  )
  const inOwn = ({ date, currency: from }: ChangeRow, amount: number) =>
    valueIn({ amount, currency: from, date }, currency, asked.counting.rates)
  const sides = asked.book.transfers.flatMap((transfer) =>
    (['from', 'to'] as const).flatMap((name) => {
      const side = transfer[name]
      const isMeant = side?.accountId === id && isAsked(asked, side.date)
      return isMeant ? [(name === 'from' ? -1 : 1) * side.amount] : []
    }),
  )
  return sumAmounts([...rows.map((row) => inOwn(row, touchOf(asked, row).account)), ...sides])
}

const wholeBps = 10_000

/** What an account began with, and what of its change no row explains: its value changed. */
function accountParts(asked: ChangeSpan, held: WorthAccount): readonly Part[] {
  const [holding] = accountHolding(held)
  if (!holding) return []
  const { account, moves } = held
  const { currency, openingOn } = account
  const ownValue = (day: Day) => valueOn(holding, day, currency, null).value
  const opening = { amount: account.openingBalance, isEstimated: false, missing: null }
  const ownOpening = valueOn({ ...holding, on: () => opening }, openingOn, currency, null).value
  const hasBegun = isAsked(asked, openingOn)
  const began = hasBegun && ownOpening !== null ? ownOpening : 0
  const parts: Part[] = [{ of: 'began', amount: atHome(asked, began, currency, openingOn) }]
  const isJoint = (holding.bps ?? wholeBps) !== wholeBps
  if (!isJoint && !isValued(account.kind)) return parts
  const moved = isJoint
    ? jointMoves(asked, held)
    : sumAmounts(
        moves
          .filter(({ date }) => isAsked(asked, date) && date >= openingOn)
          .map(({ effect }) => effect),
      )
  const [now, before] = [ownValue(asked.until), ownValue(asked.after)]
  if (now === null || before === null || moved === null) return [{ of: 'values', amount: null }]
  const amount = atHome(asked, now - before - began - moved, currency, asked.until)
  return [...parts, { of: 'values', amount }]
}

/** What of a debt, a goal or a group's balance changed without a row that says so. */
function restParts(asked: ChangeSpan): readonly Part[] {
  const { book, after, until } = asked
  const rows = book.rows.filter(({ date }) => isAsked(asked, date))
  const touched = (part: keyof Touch, isMeant: (row: ChangeRow) => boolean) =>
    rows.filter(isMeant).reduce((sum, row) => sum + touchOf(asked, row)[part], 0)
  const movedIn = ({ moves }: MovedHolding) =>
    moves.filter(({ date }) => isAsked(asked, date)).reduce((sum, { effect }) => sum + effect, 0)
  const rest = (of: Part['of'], amount: number, currency: string): Part => ({
    of,
    amount: atHome(asked, amount, currency, until),
  })
  const loans = book.loans.filter(({ archived }) => !archived)
  const goals = book.goals.filter(({ archived, accountId }) => !archived && accountId === null)
  const groups = Map.groupBy(
    book.groups.filter(({ archived }) => !archived),
    ({ currency }) => currency,
  )
  return [
    ...loans.map(({ id, currency, owedOn }) => {
      const [before, now] = [owedOn(after), owedOn(until)]
      const paid = touched('loan', ({ loanId }) => loanId === id)
      const change = (before ?? 0) - (now ?? 0) - paid
      const of = change > 0 ? 'repaid' : 'interest'
      return rest(before === null ? 'began' : of, change, currency)
    }),
    ...goals.map((goal) => {
      const put = touched('goal', ({ goalId }) => goalId === goal.id)
      return rest('values', movedIn(goal) - put, goal.currency)
    }),
    ...Array.from(groups, ([currency, all]) => {
      const change = all.reduce((sum, group) => sum + movedIn(group), 0)
      return rest('values', change - touched('group', (row) => row.currency === currency), currency)
    }),
  ]
}

/** Null where a rate is missing: then the change is unknown, too. */
export function netWorthChange(asked: ChangeSpan): WorthChange | null {
  const { book, after, until, counting } = asked
  const { home, rates } = counting
  const holdings = holdingsOf(book)
  const [before, now] = [after, until].map((day) => netWorthOn(holdings, day, home, rates).net)
  const parts = [
    ...book.rows.filter(({ date }) => isAsked(asked, date)).flatMap((row) => rowParts(asked, row)),
    ...book.transfers.flatMap((one) => [...transferParts(asked, one), ...feeParts(asked, one)]),
    ...book.accounts.flatMap((account) => accountParts(asked, account)),
    ...restParts(asked),
  ]
  if (before == null || now == null || parts.some(({ amount }) => amount === null)) return null
  const sumOf = (name: Part['of']) =>
    parts.reduce((sum, { of, amount }) => (of === name ? sum + (amount ?? 0) : sum), 0)
  const [earned, spent, past] = [sumOf('earned'), sumOf('spent'), sumOf('past')]
  const lent = sumOf('lent')
  const others = {
    values: sumOf('values'),
    interest: sumOf('interest'),
    repaid: sumOf('repaid'),
    underWay: sumOf('underWay'),
    outside: sumOf('outside'),
    unexplained: sumOf('unexplained'),
    began: sumOf('began'),
  }
  const counted = earned - spent - lent - past
  const added = Object.values(others).reduce((sum, amount) => sum + amount, counted)
  const change = now - before
  return { change, earned, spent, lent, past, ...others, exchange: change - added }
}
