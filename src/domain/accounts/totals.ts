/** What a month cost and earned: what the bank took counts first, and transfers do not count. */
import { type Day, type Month, monthOf } from '../calendar/calendar.ts'
import type { Lens } from '../groups/share-entry.ts'
import { costOf, earnedOf } from '../ledger.ts'
import { addAmounts } from '../money/money.ts'
import { convertAmount, type RateTable, rateOf, type TypedRate } from '../money/rates.ts'
import { roundRatio } from '../money/round-ratio.ts'
import type { MoveKind } from './moves.ts'
import type { TransferSums } from './transfer.ts'

export interface CountedRow {
  readonly kind: MoveKind | 'group-share'
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly accountId: string | null
  /** What the bank took for the amount, where the account has another currency. */
  readonly accountAmount?: number | null
  readonly rate?: TypedRate | null
  readonly groupId?: string | null
  /** What somebody else is to pay of it. */
  readonly expectedBack?: number | null
  /** What of it pays back a loan. */
  readonly loanPrincipal?: number | null
  /** Of a group's bill: what it costs me, and what I laid out. */
  readonly share?: number
  readonly paid?: number
}

export interface Counting {
  readonly home: string
  readonly lens: Lens
  readonly currencyOf: (accountId: string) => string | undefined
  readonly rates: RateTable | null
}

/** Null is unknown. */
export interface MonthTotals {
  readonly spending: number | null
  readonly income: number | null
}

const mark = 'other'

/** What counts of a row, in its own currency: at most one of the two is not nothing. */
export function countedParts(
  row: CountedRow,
  lens: Lens,
): { readonly cost: number; readonly earned: number } {
  const { kind, amount, loanPrincipal = null } = row
  const none = { cost: 0, earned: 0 }
  switch (kind) {
    case 'expense':
    case 'instalment': {
      const expectedBack = row.expectedBack ? { amount: row.expectedBack } : null
      return { ...none, cost: costOf({ amount, loanPrincipal, expectedBack }) }
    }
    case 'refund':
      return { ...none, cost: costOf({ amount, refundOf: mark }) }
    case 'income':
      return { ...none, earned: earnedOf({ amount }) }
    case 'group-share':
      return { ...none, cost: (lens === 'share' ? row.share : row.paid) ?? 0 }
    default:
      return none
  }
}

/** A part of a row at home: by what the bank took, a typed rate, the table; rounded once. */
export function partAtHome(row: CountedRow, part: number, counting: Counting): number | null {
  const { home, currencyOf, rates } = counting
  const { accountId, accountAmount = null, amount, currency } = row
  if (part === 0 || currency === home) return part
  const isTaken = accountId !== null && currencyOf(accountId) === home
  if (isTaken && accountAmount !== null && amount !== 0) {
    return roundRatio(BigInt(part) * BigInt(accountAmount), BigInt(amount))
  }
  const rate = rateOf(row, home, rates)
  return rate && convertAmount(part, currency, home, rate)
}

/** Only the fee of a transfer is spent: on the day and in the currency of its side. */
export function feeOf(
  transfer: TransferSums,
  counting: Counting,
): { readonly date: Day; readonly cost: number | null } | null {
  const { fee } = transfer
  const side = fee && (fee.side === 'from' ? transfer.from : transfer.to)
  if (!fee || !side) return null
  const currency = counting.currencyOf(side.accountId)
  if (currency === undefined) return { date: side.date, cost: null }
  const row = { kind: 'expense', date: side.date, amount: fee.amount, currency } as const
  return { date: side.date, cost: partAtHome({ ...row, accountId: null }, fee.amount, counting) }
}

const nothing: MonthTotals = { spending: 0, income: 0 }

/** Every month that has something; one unknown part makes that figure of its month unknown. */
export function totalsByMonth(
  rows: readonly CountedRow[],
  transfers: readonly TransferSums[],
  counting: Counting,
): ReadonlyMap<Month, MonthTotals> {
  const months = new Map<Month, MonthTotals>()
  const add = (date: Day, cost: number | null, earned: number | null) => {
    const { spending, income } = months.get(monthOf(date)) ?? nothing
    months.set(monthOf(date), {
      spending: addAmounts(spending, cost),
      income: addAmounts(income, earned),
    })
  }
  for (const row of rows) {
    const { cost, earned } = countedParts(row, counting.lens)
    add(row.date, partAtHome(row, cost, counting), partAtHome(row, earned, counting))
  }
  for (const transfer of transfers) {
    const fee = feeOf(transfer, counting)
    if (fee) add(fee.date, fee.cost, 0)
  }
  return months
}

export const totalsOfMonth = (months: ReadonlyMap<Month, MonthTotals>, month: Month): MonthTotals =>
  months.get(month) ?? nothing
