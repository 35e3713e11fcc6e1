/** An account as sums see it, and the kinds of accounts there are. */
import type { Day } from '../calendar/calendar.ts'

export type AccountKind = 'cash' | 'current' | 'savings' | 'card' | 'loan' | 'asset' | 'liability'

export interface Account {
  readonly id: string
  readonly kind: AccountKind
  readonly currency: string
  /** At the start of its first day; below zero is owed. */
  readonly openingBalance: number
  readonly openingOn: Day
}

/** What an asset or a liability was worth at the end of a day. */
export interface Valuation {
  readonly date: Day
  readonly value: number
}

/** Money is counted, a house is valued: only these kinds listen to valuations. */
export const isValued = (kind: AccountKind): boolean => kind === 'asset' || kind === 'liability'

/** One that shows a loan has no rows of its own. */
export const isBooked = (kind: AccountKind): boolean => kind !== 'loan'

/** What the bank keeps a balance of. */
export const isMoney = (kind: AccountKind): boolean => isBooked(kind) && !isValued(kind)

/** Its balance is told as what is owed. */
export const isOwed = (kind: AccountKind): boolean => kind === 'card' || kind === 'liability'

/** Where money can be put by: what is on a card is owed. */
export const keepsMoney = (kind: AccountKind): boolean => isMoney(kind) && kind !== 'card'

interface Keeper {
  readonly id: string
  readonly kind: AccountKind
  readonly currency: string
}

/**
 * Where money of a goal may lie or come from; what is taken out of it may also pay a card. One that
 * was chosen before stays to be seen.
 */
export function keepersIn<One extends Keeper>(
  accounts: readonly One[],
  currency: string,
  chosen: string | null,
  isTakenOut = false,
): readonly One[] {
  const fits = isTakenOut ? isMoney : keepsMoney
  return accounts.filter(
    (one) => one.id === chosen || (fits(one.kind) && one.currency === currency),
  )
}

/** How it was paid, given the account: cash leaves what holds cash, and nothing else. */
export function methodOfAccount<Method extends string>(
  kind: AccountKind,
  method: Method,
): Method | 'cash' | 'card' {
  if (kind === 'cash') return 'cash'
  if (kind === 'card' && method === 'bank') return 'card'
  return method === 'cash' ? 'card' : method
}

/** Whatever left a card was paid by card, also where its statement says nothing of it. */
export const methodOnStatement = <Method extends string>(kind: AccountKind, method: Method) =>
  kind === 'card' ? kind : methodOfAccount(kind, method)
