import type { RowOf } from '#contract/collections.ts'
import { isValued } from '#domain/accounts/account.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import type { ChangeRow } from '#domain/accounts/change-row.ts'
import type { Move } from '#domain/accounts/moves.ts'
import { isCounted, type WorthAccount } from '#domain/accounts/net-worth.ts'
import type { ChangeBook } from '#domain/accounts/net-worth-change.ts'
import {
  type OwnedBesides,
  partsBesides,
  type WorthPart,
  worthKindOf,
} from '#domain/accounts/worth-parts.ts'
import { addDays, type Day, laterDay, monthOf } from '#domain/calendar/calendar.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { isCounted as isSettled } from '#domain/groups/balances.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { AccountRow, TransferRow } from '../account.ts'
import { type Book, balanceToday, movesIn } from '../account-sums.ts'
import { ownJoint } from '../joint.ts'
import { type BesideRows, myMembers, settledEffect } from './besides.ts'

/** All that net worth is counted from on a device. */
export interface WorthRows extends BesideRows {
  readonly book: Book
  readonly accounts: readonly AccountRow[]
  readonly valuations: readonly RowOf<'valuations'>[]
  readonly besides: OwnedBesides
  readonly rates: RateTable | null
}

const expectedOn = ({ book, rates, valuations }: WorthRows, account: AccountRow, day: Day) =>
  balanceToday(book, account, { today: day, rates, valuations }).expected

export const partsIn = (rows: WorthRows): readonly WorthPart[] => [
  ...rows.accounts
    .filter((account) => isCounted({ ...account, account }))
    .map((account) => ({
      ...{ id: account.id, name: account.name, currency: account.currency },
      kind: worthKindOf(account.kind),
      on: (day: Day) => (day < account.openingOn ? null : expectedOn(rows, account, day)),
    })),
  ...ownJoint(rows.book, rows).map(({ account, bps, moves }) => {
    const line = balanceLine({ account, moves })
    const { id, name, currency, kind, groupId, openingOn } = account
    const on = (day: Day) => (day < openingOn ? null : line(day).expected)
    return { id, name, currency, kind: worthKindOf(kind), bps, groupId, on }
  }),
  ...partsBesides(rows.besides),
]

/** What came before a day is one move: only what came after it is looked at row by row. */
function movesAfter(rows: WorthRows, account: AccountRow, after: Day): readonly Move[] {
  const { book, rates } = rows
  if (isValued(account.kind)) return movesIn(book, account, rates)
  const since = laterDay(after, addDays(account.openingOn, -1))
  const moves = movesIn(book, account, rates, since)
  if (account.openingOn > after) return moves
  const { amount, isEstimated, missing } = expectedOn(rows, account, after)
  const effect = amount === null ? null : amount - account.openingBalance
  return [{ id: '', date: after, effect, isEstimated, missing, isPending: false }, ...moves]
}

const worthAccount = (rows: WorthRows, account: AccountRow, after: Day): WorthAccount => ({
  account,
  includeInNetWorth: account.includeInNetWorth,
  moves: movesAfter(rows, account, after),
  valuations: rows.valuations.filter(({ accountId }) => accountId === account.id),
})

const monthIn = <Kept>(rows: WorthRows, table: Parameters<Book['monthRows']>[0], month: string) => {
  const all: readonly unknown[] = rows.book.monthRows(table, month)
  return all as readonly Kept[]
}

const transfersIn = ({ book }: WorthRows): readonly TransferRow[] => {
  const all: readonly unknown[] = book
    .months('transfers')
    .flatMap((month) => book.monthRows('transfers', month))
  return all as readonly TransferRow[]
}

/** The fee of a transfer is told by the transfer, and once. */
function entriesIn(rows: WorthRows, month: string): readonly ChangeRow[] {
  const fees = new Set(transfersIn(rows).map(({ feeId }) => feeId))
  const expenses = monthIn<RowOf<'expenses'>>(rows, 'expenses', month)
    .filter(({ id }) => !fees.has(id))
    .map(
      (row): ChangeRow => ({
        ...row,
        kind: row.refundOf ? 'refund' : row.loanPrincipal === null ? 'expense' : 'instalment',
        expectedBack: row.expectedBack?.amount ?? null,
      }),
    )
  const incomes = monthIn<RowOf<'incomes'>>(rows, 'incomes', month).map(
    (row): ChangeRow => ({ ...row, kind: row.settles ? 'settling-income' : 'income' }),
  )
  return [...expenses, ...incomes]
}

/** What is settled: by the account it moved, else by what the group has of it. */
function settledRows(rows: WorthRows): readonly ChangeRow[] {
  const mine = myMembers(rows)
  const told = new Set(rows.sides.map(({ settlementId }) => settlementId))
  const settled = rows.settlements.filter((row) => isSettled(row) && !told.has(row.id))
  return [
    ...rows.sides
      .filter(({ status }) => status !== 'deleted')
      .map(
        (row): ChangeRow => ({
          ...row,
          kind: row.direction === 'out' ? 'settlement-out' : 'settlement-in',
          isLeft: !mine.has(row.groupId),
        }),
      ),
    ...settled.flatMap((row): readonly ChangeRow[] => {
      const effect = settledEffect(row, mine.get(row.groupId))
      const { amount, currency, date, status } = row
      const kind = effect > 0 ? 'settlement-out' : 'settlement-in'
      return effect === 0 ? [] : [{ kind, amount, currency, date, status, accountId: null }]
    }),
  ]
}

/** What I paid in or out of a joint account from no account of my own; the rest are transfers. */
function paidPast(rows: WorthRows): readonly ChangeRow[] {
  const [mine, moved] = [myMembers(rows), new Set(transfersIn(rows).map(({ id }) => id))]
  const isPast = ({ id, groupId, memberId }: WorthRows['jointEntries'][number]) =>
    memberId !== null && memberId === mine.get(groupId) && !moved.has(id)
  return rows.jointEntries.filter(isPast).map(({ kind, amount, currency, date, accountId }) => ({
    ...{ kind, amount, currency, date, accountId: null, jointAccountId: accountId },
  }))
}

function besideEntries(rows: WorthRows): readonly ChangeRow[] {
  const [accountId, mine] = [null, myMembers(rows)]
  const currencyOf = (all: readonly { readonly id: string; readonly currency: string }[]) =>
    new Map(all.map(({ id, currency }) => [id, currency]))
  const [goals, loans] = [currencyOf(rows.goals), currencyOf(rows.loans)]
  const shares = rows.shares.map((row): ChangeRow => {
    const { currency, date, rate, share, paid, accountId: from = null } = row
    const joint = row.jointAccountId ?? null
    const moved = { currency, date, rate, share, paid, accountId: from, jointAccountId: joint }
    return { kind: 'group-share', amount: share, ...moved, isLeft: !mine.has(row.groupId) }
  })
  // What lies in an account is that account's money.
  const loose = rows.contributions.filter((row) => !row.accountId)
  const put = loose.map((row): ChangeRow => {
    const { goalId, date } = row
    const currency = goals.get(goalId) ?? ''
    return { kind: 'contribution', amount: signedAmount(row), accountId, currency, date, goalId }
  })
  const repaid = rows.payments.map((row): ChangeRow => {
    const { loanId, amount, date, expenseId } = row
    const currency = loans.get(loanId) ?? ''
    const paidFrom = { accountId: row.accountId, expenseId }
    return { kind: 'loan-payment', amount, currency, date, loanId, ...paidFrom }
  })
  return [...shares, ...settledRows(rows), ...paidPast(rows), ...put, ...repaid]
}

/** Whatever may have changed net worth since a day, of one month. */
export function changeBookIn(rows: WorthRows, after: Day, until: Day): ChangeBook {
  const isIn = (date: Day | undefined) => date !== undefined && date > after && date <= until
  return {
    ...rows.besides,
    accounts: [
      ...rows.accounts.map((account) => worthAccount(rows, account, after)),
      ...ownJoint(rows.book, rows).map(({ account, bps, moves }) => ({
        ...{ account, moves, myShareBps: bps, includeInNetWorth: true },
      })),
    ],
    rows: [...entriesIn(rows, monthOf(until)), ...besideEntries(rows)].filter(({ date }) =>
      isIn(date),
    ),
    transfers: transfersIn(rows).filter(({ from, to }) => isIn(from?.date) || isIn(to?.date)),
  }
}
