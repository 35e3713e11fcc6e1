/** A record of any kind as the change of net worth sees it, and what it does by itself. */
import { type MovingRow, ownEffect } from './moves.ts'
import type { CountedRow } from './totals.ts'

/** A record with all that it touches. */
export interface ChangeRow extends CountedRow, Pick<MovingRow, 'status' | 'expenseId'> {
  /** The loan that an instalment or a payment is of. */
  readonly loanId?: string | null
  /** The goal that a contribution is for; what is taken out is below zero. */
  readonly goalId?: string | null
  /** The joint account that a group's bill was paid from. */
  readonly jointAccountId?: string | null
  /** Of a group that I left: nothing is owed there any more. */
  readonly isLeft?: boolean
}

export const groupEffect = ({ kind, amount, status, isLeft, ...row }: ChangeRow): number => {
  const { share = 0, paid = 0 } = row
  if (isLeft) return 0
  if (kind === 'group-share') return paid - share
  // What left my account is not owed any more, whether its receiver has said so yet or not.
  if (status === 'disputed') return 0
  return kind === 'settlement-out' ? amount : kind === 'settlement-in' ? 0 - amount : 0
}

export const loanEffect = ({ kind, amount, loanPrincipal, expenseId }: ChangeRow): number => {
  if (kind === 'instalment') return loanPrincipal ?? 0
  return kind === 'loan-payment' && !expenseId ? amount : 0
}

export const accountEffect = ({ kind, paid = 0, ...row }: ChangeRow): number =>
  kind === 'group-share' ? 0 - paid : ownEffect({ kind, ...row })

/** What of a row's move is somebody else's: laid out for them, or given back by them. */
export function lentBy({ kind, amount, expectedBack }: ChangeRow, moved: number): number {
  if (moved === 0) return 0
  if (kind === 'settling-income') return 0 - amount
  return kind === 'expense' ? (expectedBack ?? 0) : 0
}
