/** What moves an account, and by how much: the one list of it for every kind of record. */
import type { Day } from '../calendar/calendar.ts'
import type { OldRate } from '../money/convert-totals.ts'
import { type RateTable, type TypedRate, valueIn } from '../money/rates.ts'
import type { Account } from './account.ts'
import type { TransferSides } from './transfer.ts'

/** Whether a record takes money out of its account, brings some, or only points at it. */
const directions = {
  expense: -1,
  instalment: -1,
  refund: 1,
  income: 1,
  'settling-income': 1,
  'group-paid': -1,
  'settlement-out': -1,
  'settlement-in': 1,
  'loan-payment': -1,
  contribution: 0,
  'joint-expense': -1,
  'pay-in': 1,
  'pay-out': -1,
  interest: 1,
  part: 0,
  'part-owed': 0,
} as const

export type MoveKind = keyof typeof directions

/** Where a row stands among others of its day. */
interface Placed {
  /** In the statement it came with; rows made by hand have none and come after. */
  readonly line?: number | null
  readonly createdAt?: string
}

export interface MovingRow extends Placed {
  readonly id: string
  readonly kind: MoveKind
  readonly date: Day
  /** All that was paid, whoever bears it; of a group's bill what I laid out. */
  readonly amount: number
  readonly currency: string
  readonly accountId: string | null
  /** What the bank took, where the account has another currency. */
  readonly accountAmount?: number | null
  readonly rate?: TypedRate | null
  readonly isPending?: boolean
  /** What is disputed or deleted has moved nothing. */
  readonly status?: string | null
  /** The expense of a loan's payment, which moves the account itself. */
  readonly expenseId?: string | null
}

export interface Move extends Placed {
  readonly id: string
  readonly date: Day
  /** In the currency of the account; null without a rate. */
  readonly effect: number | null
  /** By a rate and not by what the bank took. */
  readonly isEstimated: boolean
  /** The currency that has no rate. */
  readonly missing: string | null
  /** What it moves in that currency. */
  readonly lacks?: number
  /** The rate it took, where that is not of its time. */
  readonly old?: OldRate
  readonly isPending: boolean
}

const isIdle = ({ kind, status, expenseId }: Pick<MovingRow, 'kind' | 'status' | 'expenseId'>) =>
  directions[kind] === 0 ||
  status === 'disputed' ||
  status === 'deleted' ||
  (kind === 'loan-payment' && !!expenseId)

/** What a record does to its account, in its own currency. */
export const ownEffect = (
  row: Pick<MovingRow, 'kind' | 'amount' | 'status' | 'expenseId'>,
): number => (isIdle(row) || row.amount === 0 ? 0 : directions[row.kind] * row.amount)

/** Its size in the currency of the account: exact, by its own rate, by the day's, or unknown. */
function sizeOf(row: MovingRow, currency: string, rates: RateTable | null) {
  if (isIdle(row)) return { size: 0, isEstimated: false }
  if (row.currency === currency) return { size: row.amount, isEstimated: false }
  const { accountAmount = null, amount, date } = row
  if (accountAmount !== null) return { size: accountAmount, isEstimated: false }
  // A rate into another currency says nothing of this account.
  const rate = row.rate?.to === currency ? row.rate : null
  const size = valueIn({ amount, currency: row.currency, date, rate }, currency, rates)
  const cross = rate ? null : (rates?.cross(row.currency, currency, date) ?? null)
  const old = cross?.isOld ? { old: { currency: row.currency, on: cross.on } } : {}
  return { size, isEstimated: size !== null, ...old }
}

export function moveOf(row: MovingRow, currency: string, rates: RateTable | null): Move {
  const { id, date, isPending = false, line = null, createdAt = '' } = row
  const { size, isEstimated, ...rated } = sizeOf(row, currency, rates)
  const effect = size === null ? null : size === 0 ? 0 : directions[row.kind] * size
  const missing = size === null ? row.currency : null
  const lacks = missing === null ? {} : { lacks: ownEffect(row) }
  return { id, date, effect, isEstimated, missing, ...lacks, ...rated, isPending, line, createdAt }
}

/** Each side moves its own account on its own day. */
function transferMoves(
  { id, from, to }: TransferSides & { readonly id: string },
  accountId: string,
): readonly Move[] {
  const known = { isEstimated: false, missing: null }
  return [
    { side: from, name: 'from', sign: -1 },
    { side: to, name: 'to', sign: 1 },
  ].flatMap(({ side, name, sign }) => {
    if (side?.accountId !== accountId) return []
    const { amount, date, isPending = false, line = null, createdAt = '' } = side
    const move = { id: `${id}.${name}`, date, effect: sign * amount, isPending, line, createdAt }
    return [{ ...move, ...known }]
  })
}

/** All that moves an account, in the order of its list. */
export function movesOf(
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  rows: readonly MovingRow[],
  transfers: readonly (TransferSides & { readonly id: string })[],
  rates: RateTable | null,
): readonly Move[] {
  return [
    ...rows.filter(({ accountId }) => accountId === id).map((row) => moveOf(row, currency, rates)),
    ...transfers.flatMap((transfer) => transferMoves(transfer, id)),
  ].sort(inListOrder)
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** By day, then as the statement has them, then by when they were written down. */
const inListOrder = (a: Move, b: Move): number =>
  compare(a.date, b.date) ||
  compare(a.line ?? Number.POSITIVE_INFINITY, b.line ?? Number.POSITIVE_INFINITY) ||
  compare(a.createdAt ?? '', b.createdAt ?? '') ||
  compare(a.id, b.id)
